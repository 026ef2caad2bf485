import { type CellId, walkTo } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useLanguage } from '../words/language.tsx'

/** The safest way to a cell pointed at: how far, how tiring, how likely to be left in peace; and walking it. */
export const WayThere = ({ cell }: { readonly cell: CellId }) => {
  const { texts, format } = useLanguage()
  const { board, prompt, desk, mayAct } = usePlay()
  const { walking } = texts.ui
  const walk = prompt.kind === 'free' ? walkTo(board, cell) : null
  if (!walk) return null
  const { steps, fatigue, chance } = walk
  return (
    <div className="way-there">
      <p>{walking.way({ cells: steps.length, fatigue, chance: format.probability(chance) })}</p>
      <button
        type="button"
        className="button"
        data-kind="main"
        disabled={!mayAct}
        onClick={() => desk.setState({ walk: steps, told: null })}
      >
        {steps.length === 1 ? walking.step : walking.go}
      </button>
    </div>
  )
}
