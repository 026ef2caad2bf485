import type { ReactNode } from 'react'
import { useOwnSeat, usePast } from '../desk/context.ts'
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

/** In the place of the question: this one was answered long ago. */
const PastMoment = () => {
  const { journal } = useTexts().ui
  const seat = useOwnSeat()
  return (
    <p className="card-past">
      {journal.past}{' '}
      <button type="button" className="link" onClick={() => void seat.showAt(null)}>
        {journal.backToNow}
      </button>
    </p>
  )
}

/** The question of the moment: its picture, what is asked, and the answers. */
export const Card = ({ kind, title, question, picture, entry, children }: CardProps) => {
  const { inBestiary } = useTexts().ui.dragons
  const past = usePast()
  return (
    <section className="card" data-kind={kind} data-past={past || undefined} aria-labelledby="card-title">
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
          {past ? <PastMoment /> : question && <p className="card-question">{question}</p>}
        </div>
      </header>
      {children}
    </section>
  )
}
