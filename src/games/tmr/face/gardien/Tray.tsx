import { type RefObject, useId } from 'react'
import { distanceBetween, type Point } from '../../../../house/geometry/index.ts'
import { useShell } from '../../../../house/play/index.ts'
import { useDrag } from '../../../../house/touch/index.ts'
import { CELL_IDS, type CellId, ENCOUNTER_KINDS, type OrdinaryKind } from '../../rules/public.ts'
import type { BoardHandle } from '../board/index.ts'
import { useDesk, usePast } from '../desk/context.ts'
import { useChoosing } from '../desk/useChoosing.ts'
import { Figurine } from '../prompts/Picture.tsx'
import { useTexts } from '../words/language.tsx'

/** The cell of the map under a point of the window; null: it is covered there, or outside. */
const cellUnder = (board: BoardHandle, { x, y }: Point): CellId | null => {
  const map = document.elementFromPoint(x, y)?.closest('.board-pane')?.getBoundingClientRect()
  if (!map) return null
  const at = { x: x - map.left, y: y - map.top }
  return CELL_IDS.find((cell) => distanceBetween(board.screenOf(cell), at) < 0.87 * board.screenOf(cell).radius) ?? null
}

const InTray = ({ kind }: { readonly kind: OrdinaryKind }) => {
  const { name } = useTexts().encounters[kind]
  const handle = useShell().handle as RefObject<BoardHandle | null>
  const choose = useChoosing()
  const past = usePast()
  const held = useDesk(({ choosing }) => choosing?.kind === 'send' && choosing.encounter === kind)
  const send = { kind: 'send', encounter: kind, strength: null } as const
  const drag = useDrag(!past, (_, at) => {
    const cell = handle.current && cellUnder(handle.current, at)
    if (cell) choose(send, cell)
  })
  return (
    <li>
      <button
        type="button"
        {...drag}
        aria-label={name}
        title={name}
        aria-pressed={held}
        disabled={past}
        onClick={() => choose(send)}
      >
        <Figurine of={kind} />
      </button>
    </li>
  )
}

/** ENC-1: encounters to be laid on the map: dragged there, or touched, then the place. */
export const Tray = () => {
  const { tray } = useTexts().ui.secrets
  const id = useId()
  return (
    <section className="gardien-tray" aria-labelledby={id} data-zone="tray">
      <p id={id} className="soft">
        {tray}
      </p>
      <ul>
        {ENCOUNTER_KINDS.map((kind) => (
          <InTray key={kind} kind={kind} />
        ))}
      </ul>
    </section>
  )
}
