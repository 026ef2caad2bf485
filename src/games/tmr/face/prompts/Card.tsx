import type { ReactNode } from 'react'

interface CardProps {
  readonly kind: string
  readonly title: string
  readonly question?: string | undefined
  readonly picture: ReactNode
  readonly children?: ReactNode
}

/** The question of the moment: its picture, what is asked, and the answers. */
export const Card = ({ kind, title, question, picture, children }: CardProps) => (
  <section className="card" data-kind={kind} aria-labelledby="card-title">
    <header className="card-head">
      <span className="card-picture" aria-hidden="true">
        {picture}
      </span>
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
