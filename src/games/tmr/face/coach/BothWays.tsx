import type { costliestOf } from '../../practice/index.ts'
import { chanceWords } from '../words/adviceWords.ts'
import { useLanguage } from '../words/language.tsx'
import { usePractice } from '../words/practice.ts'
import { answerWords } from './remarkWords.ts'
import './bothWays.css'

interface BothWaysProps {
  readonly remark: NonNullable<ReturnType<typeof costliestOf>>
}

/** What it gave away. */
export const useCostliest = (): ((worst: BothWaysProps['remark']) => string) => {
  const { coach: words } = usePractice()
  return ({ review }) => words.costliest({ points: Math.round(review.lost * 100) })
}

/** The costliest answer and the better one, each with what it was worth; the same lines as on the map. */
export const BothWays = ({ remark: { review, from } }: BothWaysProps) => {
  const { texts, format } = useLanguage()
  const { coach: words } = usePractice()
  const telling = { texts, format, words }
  const rows = [
    ['taken', review.chosen],
    ['other', review.best],
  ] as const
  return (
    <dl className="both-ways">
      {rows.map(([which, valued]) => (
        <div key={which} data-way={which}>
          <dt>{words.bothWays[which]}</dt>
          <dd>
            {answerWords(telling, valued, from)} <span>· {chanceWords(telling, valued)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What it gave away, and both ways. */
export const Costliest = ({ remark }: BothWaysProps) => (
  <>
    <p className="costliest">{useCostliest()(remark)}</p>
    <BothWays remark={remark} />
  </>
)
