import type { ReactNode } from 'react'
import { hrefOfRule } from '../pages.ts'
import { useTexts } from '../words/language.tsx'

interface CardProps {
  readonly kind: string
  readonly title: string
  readonly question?: string | undefined
  readonly picture: ReactNode
  /** Its place in the bestiary, to which the picture leads. */
  readonly entry?: string
  readonly children?: ReactNode
}

/** The question of the moment: its picture, what is asked, and the answers. */
export const Card = ({ kind, title, question, picture, entry, children }: CardProps) => {
  const { inBestiary } = useTexts().ui.dragons
  return (
    <section className="card" data-kind={kind} aria-labelledby="card-title">
      <header className="card-head">
        {entry ? (
          <a className="card-picture" href={hrefOfRule(entry)} aria-label={`${title} : ${inBestiary}`} title={inBestiary}>
            {picture}
          </a>
        ) : (
          <span className="card-picture" aria-hidden="true">
            {picture}
          </span>
        )}
        <div>
          <h2 id="card-title" tabIndex={-1}>
            {title}
          </h2>
          {question && <p className="card-question">{question}</p>}
        </div>
      </header>
      {children}
    </section>
  )
}
