import { type RefObject, useId } from 'react'
import { distanceBetween, type Point } from '../../../../house/geometry/index.ts'
import { useShell } from '../../../../house/play/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { useDrag } from '../../../../house/touch/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { CELL_IDS, type CellId, ENCOUNTER_KINDS, type OrdinaryKind, SAID_RULES, type Sent } from '../../rules/public.ts'
import type { BoardHandle } from '../board/index.ts'
import { useChoosing } from '../desk/choosing.ts'
import { useDesk, usePast, usePlay } from '../desk/context.ts'
import { Figurine } from '../prompts/Picture.tsx'
import { useTexts } from '../words/language.tsx'
import { cellName } from '../words/places.ts'

/** The cell of the map under a point of the window; null: it is covered there, or outside. */
const cellUnder = (board: BoardHandle, { x, y }: Point): CellId | null => {
  const map = document.elementFromPoint(x, y)?.closest('.board-pane')?.getBoundingClientRect()
  if (!map) return null
  const at = { x: x - map.left, y: y - map.top }
  return CELL_IDS.find((cell) => distanceBetween(board.screenOf(cell), at) < 0.87 * board.screenOf(cell).radius) ?? null
}

const InTray = ({ kind }: { readonly kind: OrdinaryKind }) => {
  const { name, short } = useTexts().encounters[kind]
  const handle = useShell().handle as RefObject<BoardHandle | null>
  const choose = useChoosing()
  const past = usePast()
  const held = useDesk(({ choosing }) => choosing?.kind === 'send' && choosing.encounter === kind)
  const send = { kind: 'send', encounter: kind } as const
  const drag = useDrag(!past, (_, at) => {
    const cell = handle.current && cellUnder(handle.current, at)
    if (cell) choose(send, cell)
  })
  return (
    <li>
      <button type="button" {...drag} aria-label={name} aria-pressed={held} disabled={past} onClick={() => choose(send)}>
        <Figurine of={kind} />
        <small>{short}</small>
      </button>
    </li>
  )
}

/** What is on its way to the dreamer in hand, each with the way back. */
const OnTheWay = () => {
  const texts = useTexts()
  const { view, board, say } = usePlay(({ view, board, say }) => ({ view, board, say }))
  const { secrets } = texts.ui
  const theirs = (view.secrets?.sent ?? []).filter(({ to }) => to === board.id)
  const placeOf = ({ cell }: Sent): string => (cell ? `${cell} · ${cellName(texts, cell)}` : secrets.anywhere)
  if (theirs.length === 0) return null
  return (
    <ul className="gardien-list">
      {theirs.map((sent) => (
        <li key={sent.cell ?? ''}>
          <span>
            {secrets.sent({ encounter: texts.encounters[sent.kind].name, strength: sent.strength, place: placeOf(sent) })}
          </span>
          <Button name={secrets.recall} to={() => say({ type: 'recallEncounter', to: board.id, cell: sent.cell })} />
        </li>
      ))}
    </ul>
  )
}

/** ENC-1: encounters to be laid on the map: dragged there, or touched, then the place. Nobody knows before it is met, unless it is announced. */
export const Tray = () => {
  const { tray } = useTexts().ui.secrets
  const id = useId()
  return (
    <section className="gardien-tray" aria-labelledby={id} data-zone="tray">
      <p id={id} className="soft">
        {tray} <RuleTag rule={SAID_RULES.sendEncounter} />
      </p>
      <ul className="tray-pieces">
        {ENCOUNTER_KINDS.map((kind) => (
          <InTray key={kind} kind={kind} />
        ))}
      </ul>
      <OnTheWay />
    </section>
  )
}
