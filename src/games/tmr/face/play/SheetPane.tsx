import { Holdings } from '../company/Holdings.tsx'
import { useHoldings } from '../company/holding.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { Effects } from '../dragons/Effects.tsx'
import { PlannerPanel } from '../planner/PlannerPanel.tsx'
import { RestForm } from '../prompts/RestForm.tsx'
import { Advance } from '../sheet/HourPanel.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { useTexts } from '../words/language.tsx'

/** DRM-3: alone, the gardien's corrections are one's own, but in practice: at the bottom of the sheet, not among the answers. */
const OwnCorrections = () => {
  const { night } = useTexts().ui
  const alone = useSeat((state) => state.connection === 'local')
  const framed = useFraming() !== null
  if (!alone || framed) return null
  return (
    <details className="sheet-section own-corrections">
      <summary>
        <span className="sheet-section-name">{night.gardien.correctRest}</span>
      </summary>
      <p className="soft">{night.gardien.correctMeans}</p>
      <RestForm label={night.gardien.grant} />
    </details>
  )
}

/** For the gardien, or whoever is alone. */
const OwnClock = () => {
  const { clock, say, sets } = usePlay(({ view, say, mayAct }) => ({
    clock: view.clock,
    say,
    sets: mayAct && (view.role.kind === 'gardien' || view.table.length === 1),
  }))
  return sets && <Advance clock={clock} onAdvance={(hours) => say({ type: 'advance', hours })} />
}

/** The sheet, with what else its reader has there. */
export const SheetPane = () => {
  const holdings = useHoldings(usePlay((play) => play.board.id))
  return (
    <Sheet
      advance={<OwnClock />}
      chances={<PlannerPanel />}
      corrections={<OwnCorrections />}
      holdings={holdings.length > 0 && <Holdings holdings={holdings} />}
      effects={<Effects />}
    />
  )
}
