import { movesAs } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'

/** Where one is in time; what changes at every step comes last, and moves nothing. */
export const TopFacts = () => {
  const { ui, hours, modes } = useTexts()
  const { round, mode, hour } = usePlay(({ view, board }) => ({
    round: board.round,
    mode: movesAs(board),
    hour: view.clock.hour,
  }))
  return (
    <>
      <li>{hours[hour].hour}</li>
      {round > 0 && <li>{[mode && modes[mode].name, ui.journal.round({ round })].filter(Boolean).join(' · ')}</li>}
    </>
  )
}
