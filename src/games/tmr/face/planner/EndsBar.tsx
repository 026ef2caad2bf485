import type { Ends } from '../../rules/public.ts'
import { useLanguage } from '../words/language.tsx'

const ENDS = ['success', 'out', 'lost', 'asleep'] as const

/** The four ways a journey ends, as one bar in proportion, with its words. */
export const EndsBar = ({ ends }: { readonly ends: Ends }) => {
  const { texts, format } = useLanguage()
  const { planner } = texts.ui
  return (
    <figure className="ends">
      <span className="ends-bar" aria-hidden="true">
        {ENDS.map((end) => (
          <span key={end} data-end={end} style={{ flexGrow: ends[end] }} />
        ))}
      </span>
      <figcaption>
        {ENDS.map((end) => (
          <span key={end} data-end={end}>
            {planner[end]} {format.probability(ends[end])}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
