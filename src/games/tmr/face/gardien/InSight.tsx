import { useDesk, usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'

/** Whose question this is, whether the gardien answers it, and what a lost player sees. */
export const InSight = () => {
  const { gardien } = useTexts().ui
  const { board, prompt, desk } = usePlay()
  const { mist, standsIn } = useDesk((state) => state)
  const { name } = board.sheet
  const count = board.candidates.length
  return (
    <div className="in-sight">
      {count > 1 && (
        <p>
          {gardien.lostHere({ name, count })}{' '}
          <button type="button" className="button" aria-pressed={mist} onClick={() => desk.setState({ mist: !mist })}>
            {gardien.theirMist}
          </button>
        </p>
      )}
      {prompt.kind !== 'petition' && (
        <p>
          {standsIn ? gardien.standsIn({ name }) : gardien.theirQuestion({ name })}{' '}
          <button type="button" className="button" aria-pressed={standsIn} onClick={() => desk.setState({ standsIn: !standsIn })}>
            {standsIn ? gardien.letAnswer : gardien.answerFor}
          </button>
        </p>
      )}
    </div>
  )
}
