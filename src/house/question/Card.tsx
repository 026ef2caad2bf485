import type { ReactNode } from 'react'
import { useTexts } from '../texts/whole.tsx'
import './card.css'
import './answers.css'
import './short.css'
import './steady.css'
import './unasked.css'

const Past = ({ onBack }: { readonly onBack: () => void }) => {
  const { journal } = useTexts().ui
  return (
    <p className="card-past">
      {journal.past}{' '}
      <button type="button" className="link" onClick={onBack}>
        {journal.backToNow}
      </button>
    </p>
  )
}

interface CardProps {
  readonly kind: string
  readonly title: string
  readonly asks?: string | undefined
  /** It is not understood without what it asks: that stays, however little room there is. */
  readonly needs?: 'asks' | undefined
  readonly picture: ReactNode
  /** Where the picture leads, and what stands there. */
  readonly more?: { readonly href: string; readonly name: string }
  /** This one was answered long ago; the way back to what is asked now. */
  readonly past?: (() => void) | false
  /** Asked at every step: what stands below its head is to stay where it was. */
  readonly steady?: boolean | undefined
  /** It is answered on the table: on a phone that keeps its room. */
  readonly onTable?: boolean | undefined
  readonly children?: ReactNode
}

export const CARD_TITLE = 'card-title'

export const Card = ({ kind, title, asks, needs, picture, more, past, steady, onTable, children }: CardProps) => (
  <section
    className="card"
    data-kind={kind}
    data-past={past ? true : undefined}
    data-steady={steady || undefined}
    data-on-table={steady || onTable || undefined}
    aria-labelledby={CARD_TITLE}
  >
    <header className="card-head">
      {more ? (
        <a className="card-picture" href={more.href} aria-label={`${title}, ${more.name}`} title={more.name}>
          {picture}
        </a>
      ) : (
        <span className="card-picture" aria-hidden="true">
          {picture}
        </span>
      )}
      <div>
        <h2 id={CARD_TITLE} tabIndex={-1}>
          {title}
        </h2>
        {past ? (
          <Past onBack={past} />
        ) : (
          asks && (
            <p className="card-question" data-needed={needs ? true : undefined}>
              {asks}
            </p>
          )
        )}
      </div>
    </header>
    {children}
  </section>
)
