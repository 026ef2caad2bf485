import type { DreamerId } from '../../tmr/public.ts'
import { useTexts } from '../app/texts.tsx'
import { usePlay } from './context.ts'

/** The gardien goes from one board to another. */
export const BoardSwitch = ({ onBoard }: { readonly onBoard: (id: DreamerId) => void }) => {
  const { ui, phases } = useTexts()
  const { view, board } = usePlay()
  return (
    <nav className="board-switch" aria-label={ui.gardien.boards}>
      {view.boards.map(({ id, sheet, phase, candidates }) => (
        <button key={id} type="button" className="tool" aria-pressed={id === board.id} onClick={() => onBoard(id)}>
          <span>
            {sheet.name} <small>{candidates.length > 1 ? ui.board.lost : phases[phase].name}</small>
          </span>
        </button>
      ))}
    </nav>
  )
}
