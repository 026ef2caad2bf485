import { type ReactNode, useEffect, useRef } from 'react'
import { OddsBar } from '../../../../../house/question/index.ts'
import { shownOf } from '../../../practice/index.ts'
import { answerWords, figureWords, type Posed, type Speaking, titleWords, verdictWords } from './drillWords.ts'
import type { Answered } from './useAnswering.ts'

interface ResultCardProps {
  readonly speaking: Speaking
  readonly posed: Posed
  /** Null: answered another time. */
  readonly answered: Answered | null
  /** The place of the answer given; null: it is not known any more. */
  readonly chosen: number | null
  /** What stands between the verdict and the ways on. */
  readonly children?: ReactNode
  readonly ways: ReactNode
}

/** How full the bar of each figure is, in percent: a chance is its own measure. */
const shareOf = ({ drill }: Posed, figure: number): number => {
  if (drill.unit === 'chance') return figure * 100
  const most = Math.max(...drill.answers.map((answer) => answer.figure))
  return most > 0 ? (figure / most) * 100 : 0
}

const Figures = ({ speaking, posed, chosen }: Pick<ResultCardProps, 'speaking' | 'posed' | 'chosen'>) => {
  const { words } = speaking
  const { drill } = posed
  return (
    <ol className="drill-figures">
      {drill.answers.map((answer, at) => {
        const label = answerWords(speaking, posed, answer)
        const marks = [at === drill.best && words.best, at === chosen && words.yours].filter((mark) => mark !== false)
        return (
          <li key={label} data-best={at === drill.best || undefined} data-yours={at === chosen || undefined}>
            <span className="drill-answer">{label}</span>
            <strong>{figureWords(speaking, drill.unit, answer.figure)}</strong>
            {drill.unit !== 'count' && <OddsBar chance={shareOf(posed, answer.figure)} />}
            {marks.length > 0 && <span className="drill-marks">{marks.join(' · ')}</span>}
          </li>
        )
      })}
    </ol>
  )
}

const Moved = ({ speaking, answered }: { readonly speaking: Speaking; readonly answered: Answered }) => {
  const { words, format } = speaking
  const { moved, score, kept } = answered
  return (
    <p className="drill-moved">
      {words.score({ score: format.percent(Math.round(score * 100)) })}
      {' · '}
      {moved ? words.ratingMoved({ ...moved, by: format.signed(moved.after - moved.before) }) : words.ratedBefore}
      {kept === 'no' && ` ${words.notKept}`}
    </p>
  )
}

/** What the map shows of it, in words. */
const Drawn = ({ speaking: { words, format }, posed }: Pick<ResultCardProps, 'speaking' | 'posed'>) => {
  const { way, waters, mastery } = shownOf(posed, posed.drill.best)
  if (way.length < 2) return null
  return <p className="drill-moved">{words.drawn({ mastery: waters.length > 0 ? format.percent(mastery) : null })}</p>
}

/** What the answer was worth: the exact figures of all, the difference in words, the rating, and the ways on. */
export const ResultCard = ({ speaking, posed, answered, chosen, children, ways }: ResultCardProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className="card drill-result" data-kind="drill" aria-labelledby="card-title">
      <h2 id="card-title" tabIndex={-1} ref={title}>
        {titleWords(speaking, posed)}
      </h2>
      <p className="drill-verdict">{verdictWords(speaking, posed, chosen)}</p>
      <Drawn {...{ speaking, posed }} />
      <Figures {...{ speaking, posed, chosen }} />
      {answered && <Moved {...{ speaking, answered }} />}
      {children}
      <div className="practice-ways">{ways}</div>
    </section>
  )
}
