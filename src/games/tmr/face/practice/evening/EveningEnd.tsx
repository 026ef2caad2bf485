import { ExerciseEnd } from '../../../../../house/exercise/index.ts'
import type { WayOn } from '../../../../../house/ui/Button.tsx'
import type { Evening, Expectation } from '../../../practice/index.ts'
import { Picture } from '../../prompts/Picture.tsx'
import { hrefOfPractice } from '../../routes/pages.ts'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import type { Reckoning } from '../reckoning/useReckoned.ts'
import { otherEvening } from './otherEvening.ts'

interface EveningEndProps {
  readonly evening: Evening
  readonly score: number
  readonly reckoned: Reckoning<Expectation>
  readonly onAgain: () => void
}

/** Less than half a spell off is as expected. */
const NEAR = 0.5

const Expected = ({ score, expected }: { readonly score: number; readonly expected: Expectation }) => {
  const { format } = useLanguage()
  const words = usePracticeTexts()?.evenings
  if (!words) return null
  const verdict = score > expected.mean + NEAR ? 'above' : score < expected.mean - NEAR ? 'below' : 'equal'
  const mean = format.number(Math.round(expected.mean * 10) / 10)
  return (
    <>
      <p>{words[verdict]}</p>
      <p>{words.expected({ mean, nights: expected.nights })}</p>
      <p>{words.shares}</p>
      <ul className="evening-shares">
        {expected.spread.map((share, count) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the count.
          <li key={count}>{words.share({ count, share: format.probability(Math.round(share * 100) / 100) })}</li>
        ))}
      </ul>
    </>
  )
}

/** In place of a question: what was done before dawn, against what the best known play expects. */
export const EveningEnd = ({ evening, score, reckoned, onAgain }: EveningEndProps) => {
  const { format } = useLanguage()
  const practice = usePracticeTexts()
  if (!practice) return null
  const words = practice.evenings
  const ways: readonly WayOn[] = [
    { name: words.next, to: hrefOfPractice('soiree', String(otherEvening())), kind: 'main' },
    { name: words.again, to: onAgain },
    { name: practice.hub.back, to: hrefOfPractice() },
  ]
  const title = words.over({ count: score, of: evening.tasks.length })
  return (
    <ExerciseEnd kind="evening-end" title={title} picture={<Picture of="ascent" />} ways={ways}>
      {reckoned.state === 'now' && (
        <p role="status">{words.expecting({ percent: format.percent(Math.round(reckoned.done * 100)) })}</p>
      )}
      {reckoned.state === 'failed' && <p role="status">{words.noExpectation}</p>}
      {reckoned.state === 'there' && <Expected score={score} expected={reckoned.answer} />}
    </ExerciseEnd>
  )
}
