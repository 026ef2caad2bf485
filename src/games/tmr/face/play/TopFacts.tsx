import { movesAs } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'

/** Where one is in time. */
export const TopFacts = () => {
  const { ui, hours, modes } = useTexts()
  const { round, mode, hour } = usePlay(({ view, board }) => ({
    round: board.round,
    mode: movesAs(board),
    hour: view.clock.hour,
  }))
  return (
    <>
      {round > 0 && (
        <li>
          {ui.journal.round({ round })}
          {mode && ` · ${modes[mode].name}`}
        </li>
      )}
      <li>{hours[hour].hour}</li>
    </>
  )
}
