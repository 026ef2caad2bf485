import { seesTable } from '../../../../kit/roles.ts'
import {
  CELL_IDS,
  type CellId,
  canBeCastAt,
  type Direction,
  type DreamerId,
  type DreamerView,
  findSpell,
  type Outlook,
  type Prompt,
  spellsOf,
  type View,
  walkTo,
} from '../../rules/public.ts'
import type { CandidateMark, Marks, MoveMark } from '../board/index.ts'
import type { Desk } from '../desk/desk.ts'
import type { Prospect } from '../desk/messages.ts'
import { landMarksOf } from '../dragons/landMarks.ts'
import type { Way } from '../journal/path.ts'
import { foretoldTo } from '../question/index.ts'
import { lookIn } from '../words/lookIn.ts'

/** How the figure got where it is, told by the journal. */
export interface Trail {
  readonly path: readonly CellId[]
  readonly wayTo: (dreamer: DreamerId) => Way
}

const OUT: ReadonlySet<DreamerView['phase']> = new Set(['awake', 'asleep', 'petition', 'targeting'])

const pawnOf = ({ id, position, phase, sheet }: DreamerView, { wayTo }: Trail) =>
  position && { of: id, cell: position, asleep: OUT.has(phase), look: lookIn(sheet), ...wayTo(id) }

const movesOf = (prompt: Prompt, lost: boolean): readonly MoveMark[] => {
  if (prompt.kind !== 'free' || lost) return []
  return prompt.steps.map(({ direction, to }) => ({ direction, cell: to }))
}

/** More of them would lie over one another. */
const MOST_LABELS = 12

/** HID-2: the cells that still fit, the likelier the brighter; few of them are called by their names on any screen. */
const candidatesOf = ({ candidates, likelihood }: DreamerView): readonly CandidateMark[] => {
  const most = Math.max(...likelihood)
  const labelled = candidates.length <= MOST_LABELS
  return candidates.map((cell, at) => ({ cell, weight: (likelihood[at] ?? 0) / most, ...(labelled ? { label: cell } : {}) }))
}

/** What differs by less is told with the same words. */
const TOLD = 0.0005

export interface HeatRange {
  readonly least: number
  readonly most: number
}

/** From the worst cell to the best; null where there is no chance, or none is better than another: nothing to shade. */
export const rangeOf = (heat: readonly number[]): HeatRange | null => {
  const [least, most] = [Math.min(...heat), Math.max(...heat)]
  return most - least >= TOLD ? { least, most } : null
}

/** The chance from each cell, from the worst to the best; null: not to be shown. */
const heatOf = (plan: Prospect | null): Marks['heat'] => {
  const range = plan && rangeOf(plan.heat)
  if (!range) return undefined
  const { least, most } = range
  return new Map(CELL_IDS.map((cell, at) => [cell, ((plan.heat[at] ?? 0) - least) / (most - least)]))
}

const spellCellsOf = (view: View, board: DreamerView, { spell }: Desk): readonly CellId[] => {
  const facts = spell ? findSpell(spellsOf(view.spells, board.sheet), spell) : undefined
  return facts ? CELL_IDS.filter((cell) => canBeCastAt(facts, cell)) : []
}

/** The gardien, and who watches the table, have all figures on one map; where the whole of it is seen, whoever is lost in patches of mist. */
const companyOf = (view: View, { id }: DreamerView, trail: Trail, near: boolean): Pick<Marks, 'others' | 'lost'> => {
  if (!seesTable(view.role)) return {}
  const lost = view.boards.filter(({ position }) => position === null && !near)
  return {
    others: view.boards.flatMap((other) => (other.id === id ? [] : (pawnOf(other, trail) ?? []))),
    lost: lost.map((board) => ({ of: board.id, look: lookIn(board.sheet), candidates: candidatesOf(board) })),
  }
}

/** What the board is to draw, from what this role may see. */
export const marksOf = (
  view: View,
  board: DreamerView,
  prompt: Prompt,
  desk: Desk,
  trail: Trail,
  plan: Prospect | null,
  outlook: Outlook | null,
  near: boolean,
): Marks => {
  const { position, waiting, reserves } = board
  const lost = position === null
  const heat = heatOf(plan)
  return {
    pawn: pawnOf(board, trail),
    land: landMarksOf(board),
    reserves: reserves.flatMap(({ cell, erratic }) => (cell ? [{ cell, erratic }] : [])),
    waiting: waiting?.cell ? [waiting.cell] : [],
    legalMoves: movesOf(prompt, lost),
    ...(prompt.kind === 'service' ? { targets: prompt.cells } : {}),
    spellCells: spellCellsOf(view, board, desk),
    path: trail.path,
    way: walkOf(board, prompt, desk) ?? outlook?.path?.steps.map((step) => step.cell) ?? [],
    ...(heat ? { heat } : {}),
    selected: desk.target,
    ...companyOf(view, board, trail, near),
    mist:
      (lost && (near || !seesTable(view.role))) || (desk.mist && board.candidates.length > 1)
        ? { candidates: candidatesOf(board) }
        : null,
  }
}

/** The way to the cell pointed at. */
const walkOf = (board: DreamerView, prompt: Prompt, { told }: Desk): readonly CellId[] | null => {
  const walk = told && prompt.kind === 'free' ? walkTo(board, told) : null
  return walk && board.position && [board.position, ...walk.steps.map(({ cell }) => cell)]
}

/** The cell a way leads to, where that is known. */
const cellOf = (prompt: Prompt, way: Direction): CellId | null =>
  prompt.kind === 'free' ? (prompt.steps.find(({ direction }) => direction === way)?.to ?? null) : null

/** Where the way looked at leads. HID-3: while lost, from each of the cells that still fit, the land there seen through the mist. */
export const lookedMarks = (board: DreamerView, prompt: Prompt, way: Direction | null, { mist }: Marks): Partial<Marks> => {
  if (way === null) return {}
  if (board.position !== null || !mist) return { hover: cellOf(prompt, way) }
  const hops = foretoldTo(board, way).flatMap(({ steps }) => steps.flatMap(({ from, to }) => (to ? [[from, to] as const] : [])))
  return { hops, mist: { ...mist, around: hops.map(([, to]) => to) } }
}
