import { useLabels } from '../../../../house/people/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { Token } from '../company/Token.tsx'
import { isForGardien } from '../company/waits.ts'
import { useDesk, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import './inSight.css'

/** HID-4: what a lost player sees, and an end to it. */
const Lost = () => {
  const { gardien } = useTexts().ui
  const { board, desk } = usePlay(({ board, desk }) => ({ board, desk }))
  const seat = useOwnSeat()
  const mist = useDesk((state) => state.mist)
  const count = board.candidates.length
  if (count <= 1) return null
  return (
    <p>
      {gardien.lostHere({ name: board.sheet.name, count })}
      <span className="row">
        <Button name={gardien.theirMist} to={() => desk.setState({ mist: !mist })} aria-pressed={mist} />
        <Button name={gardien.reveal} to={() => void seat.say({ type: 'reveal', dreamer: board.id })} />
      </span>
    </p>
  )
}

const WhoAnswers = () => {
  const { gardien } = useTexts().ui
  const { board, prompt, desk } = usePlay(({ board, prompt, desk }) => ({ board, prompt, desk }))
  const standsIn = useDesk((state) => state.standsIn)
  const name = useLabels()(board.id, board.sheet.name)
  // TGT-4: another's roll is waited for.
  if (prompt.kind === 'aimed') return null
  if (isForGardien(prompt)) return prompt.kind === 'asleep' ? <p>{gardien.yoursAsleep({ name })}</p> : null
  return (
    <p className="in-sight-whose">
      <Token seat={board.id} />
      {standsIn ? gardien.standsIn({ name }) : gardien.theirQuestion({ name })}{' '}
      <Button
        name={standsIn ? gardien.letAnswer : gardien.answerFor}
        to={() => desk.setState({ standsIn: !standsIn })}
        aria-pressed={standsIn}
      />
    </p>
  )
}

/** Whose question this is, whether the gardien answers it, and what a lost player sees; while dice are thrown for what they said, nobody is to answer. */
export const InSight = () => {
  const id = usePlay((play) => play.board.id)
  const waits = useSeat((state) => state.said.some(({ seat }) => seat === id))
  return (
    <div className="in-sight list soft">
      <Lost />
      {!waits && <WhoAnswers />}
    </div>
  )
}
