import type { CellId, Direction, DreamerView, Prompt } from '../../rules/public.ts'
import type { Marks } from '../board/index.ts'
import { foretoldTo } from '../question/index.ts'

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
