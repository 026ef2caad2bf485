import { useShellTexts } from '../../../../house/texts/shellWords.tsx'
import { useDesk, usePlay, useSeat } from '../desk/context.ts'
import { dieName } from '../dice/outcomes.ts'
import { useTexts } from '../words/language.tsx'
import { isForGardien } from './isForGardien.ts'

const MistSwitch = () => {
  const { gardien } = useTexts().ui
  const { board, desk } = usePlay(({ board, desk }) => ({ board, desk }))
  const mist = useDesk((state) => state.mist)
  const count = board.candidates.length
  if (count <= 1) return null
  return (
    <p>
      {gardien.lostHere({ name: board.sheet.name, count })}{' '}
      <button type="button" className="button" aria-pressed={mist} onClick={() => desk.setState({ mist: !mist })}>
        {gardien.theirMist}
      </button>
    </p>
  )
}

/** What was said stands until its dice are thrown: nobody is to answer. */
const SaidAndWaits = () => {
  const texts = useTexts()
  const { sheet, id } = usePlay((play) => play.board)
  const said = useSeat((state) => state.said.find(({ seat }) => seat === id))
  const { dice } = useShellTexts()
  if (!said) return null
  const words = { name: sheet.name, die: dieName(texts, said.ask.label) }
  return <p>{said.thrower === 'sender' ? dice.saidThrows(words) : dice.saidWaits(words)}</p>
}

const WhoAnswers = () => {
  const { gardien } = useTexts().ui
  const { board, prompt, desk } = usePlay(({ board, prompt, desk }) => ({ board, prompt, desk }))
  const standsIn = useDesk((state) => state.standsIn)
  const { name } = board.sheet
  if (isForGardien(prompt)) return prompt.kind === 'asleep' ? <p>{gardien.yoursAsleep({ name })}</p> : null
  return (
    <p>
      {standsIn ? gardien.standsIn({ name }) : gardien.theirQuestion({ name })}{' '}
      <button type="button" className="button" aria-pressed={standsIn} onClick={() => desk.setState({ standsIn: !standsIn })}>
        {standsIn ? gardien.letAnswer : gardien.answerFor}
      </button>
    </p>
  )
}

/** Whose question this is, whether the gardien answers it, and what a lost player sees. */
export const InSight = () => {
  const id = usePlay((play) => play.board.id)
  const waits = useSeat((state) => state.said.some(({ seat }) => seat === id))
  return (
    <div className="in-sight">
      <MistSwitch />
      {waits ? <SaidAndWaits /> : <WhoAnswers />}
    </div>
  )
}
