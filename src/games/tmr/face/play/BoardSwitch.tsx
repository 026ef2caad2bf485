import type { DreamerId, DreamerView } from '../../rules/public.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { cellName } from '../words/cellName.ts'
import { useTexts } from '../words/language.tsx'
import { owedBy, type Wait, waitsOf } from './waits.ts'

const useWaitNames = (): Readonly<Record<Wait, string>> => {
  const { gardien } = useTexts().ui
  return { ascent: gardien.waitsAscent, undo: gardien.waitsUndo, die: gardien.waitsDie, effect: gardien.waitsEffect }
}

/** Where a dreamer truly is, how they fare, and what they wait for. */
const DreamerTab = ({ board, onBoard }: { readonly board: DreamerView; readonly onBoard: (id: DreamerId) => void }) => {
  const texts = useTexts()
  const { ui, phases } = texts
  const inSight = usePlay((play) => play.board.id)
  const waits = waitsOf(
    board,
    useSeat((state) => state.requests),
    useSeat((state) => state.diceAsked),
  )
  const away = useSeat((state) => state.table?.seats.some(({ seat, connected }) => seat === board.id && !connected))
  const names = useWaitNames()
  const owed = owedBy(
    board,
    useSeat((state) => state.said),
  )
  const { id, sheet, phase, position, candidates, dream } = board
  return (
    <button
      type="button"
      className="tool roster-tab"
      aria-pressed={id === inSight}
      data-waits={waits.length > 0 || undefined}
      onClick={() => onBoard(id)}
    >
      <strong>
        {sheet.name} <small>{dream}</small>
      </strong>
      <small>
        {position && `${position} ${cellName(texts, position)} · `}
        {candidates.length > 1 ? ui.gardien.lostAmong({ count: candidates.length }) : phases[phase].name}
        {away && ` · ${ui.gardien.away}`}
      </small>
      {owed && <i>{owed === 'throw' ? ui.gardien.owesThrow : ui.gardien.owesChoice}</i>}
      {waits.map((wait) => (
        <em key={wait}>{names[wait]}</em>
      ))}
    </button>
  )
}

/** The gardien sees all dreamers at a glance and goes from one board to another. */
export const BoardSwitch = ({ onBoard }: { readonly onBoard: (id: DreamerId) => void }) => {
  const { ui } = useTexts()
  const view = usePlay((play) => play.view)
  return (
    <nav className="board-switch" aria-label={ui.gardien.boards}>
      {view.boards.map((board) => (
        <DreamerTab key={board.id} board={board} onBoard={onBoard} />
      ))}
    </nav>
  )
}
