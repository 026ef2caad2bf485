import { Holdings } from '../company/Holdings.tsx'
import { useHoldings } from '../company/holding.ts'
import { useDesk, usePlay, useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { Effects } from '../dragons/Effects.tsx'
import { PlannerPanel } from '../planner/PlannerPanel.tsx'
import { RestForm } from '../prompts/RestForm.tsx'
import { Advance } from '../sheet/HourPanel.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { useTexts } from '../words/language.tsx'
import { useMapHandle } from './keys.ts'

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

/** The sheet, tied to the board and to the clock. */
export const SheetPane = () => {
  const handle = useMapHandle()
  const { view, board, desk } = usePlay(({ view, board, desk }) => ({ view, board, desk }))
  const spell = useDesk((state) => state.spell)
  const holdings = useHoldings(board.id)
  return (
    <Sheet
      view={view}
      board={board}
      pickedSpell={spell}
      chances={<PlannerPanel />}
      corrections={<OwnCorrections />}
      {...(holdings.length > 0 && { holdings: <Holdings holdings={holdings} /> })}
      effects={
        <Effects
          onShowCells={(cells) => {
            handle.current?.look(cells)
            for (const cell of cells.slice(0, 1)) handle.current?.pulse(cell)
          }}
        />
      }
      onPickSpell={(id) => desk.setState({ spell: id, wanders: id === null })}
      onShowCell={(cell) => {
        handle.current?.centreOn(cell)
        handle.current?.pulse(cell)
      }}
      advance={<OwnClock />}
    />
  )
}
