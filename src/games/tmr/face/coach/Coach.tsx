import { Button } from '../../../../house/ui/Button.tsx'
import type { Remark } from '../../practice/index.ts'
import { useDesk, useOwnSeat, usePlay } from '../desk/context.ts'
import { useTellsBest } from '../desk/framing.ts'
import { chanceWords } from '../words/adviceWords.ts'
import { withPractice } from '../words/language.tsx'
import { type CoachTelling, isWorse, remarkWords, saidWords, useCoachTelling } from './remarkWords.tsx'
import { useRemarks } from './useReckoned.ts'
import '../../../../house/ui/leaf.css'
import './coach.css'

/** Every answer there was, with its chance. */
const Chances = ({ telling, remark: { review } }: { readonly telling: CoachTelling; readonly remark: Remark }) =>
  review && (
    <details>
      <summary>{telling.words.all}</summary>
      <ul className="coach-chances">
        {review.options.map((option) => {
          const said = saidWords(telling, option)
          return (
            <li key={said} data-chosen={option === review.chosen || undefined}>
              <span>{said}</span> <span>{chanceWords(telling, option)}</span>
            </li>
          )
        })}
      </ul>
    </details>
  )

/** MOV-1: the answer is taken back as any other is: alone it is asked once more, at a table of whoever must agree. */
const TakeBack = ({ telling, remark }: { readonly telling: CoachTelling; readonly remark: Remark }) => {
  const seat = useOwnSeat()
  if (!isWorse(remark)) return null
  return <Button name={telling.words.takeBack} to={() => void seat.undo()} />
}

/** Before an answer the coach is silent, unless asked; where the best is told there is nothing to ask for. */
const AskAdvice = ({ words }: Pick<CoachTelling, 'words'>) => {
  const { desk, reckoned } = usePlay(({ desk, reckoned }) => ({ desk, reckoned }))
  const tells = useTellsBest()
  if (!reckoned || tells) return null
  return <Button name={words.ask} to={() => desk.setState({ asksAdvice: true })} />
}

/** Under the question: what the last answer was worth, once it is given. */
export const Coach = withPractice(() => {
  const telling = useCoachTelling()
  const { words } = telling
  const remark = useRemarks()?.at(-1)
  const aimless = useDesk((state) => state.spell === null)
  const said = remark ? remarkWords(telling, remark) : null
  return (
    <aside className="coach leaf" data-slip aria-label={words.title}>
      <p role="status">{said}</p>
      {said && remark && <Chances telling={telling} remark={remark} />}
      {!said && aimless && <p className="soft">{words.aimless}</p>}
      <div className="row coach-ways">
        {said && remark && <TakeBack telling={telling} remark={remark} />}
        <AskAdvice words={words} />
      </div>
    </aside>
  )
})
