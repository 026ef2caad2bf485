import type { TableSetup } from '../../rules/index.ts'
import { type DreamerView, isCellId, type View } from '../../rules/public.ts'
import type { Seen } from '../situation/situation.ts'

/** What a setup cannot say: then one goes further back. */
const isPlain = ({
  phase,
  position,
  waiting,
  ascent,
  modifier,
  sight,
  readings,
  failures,
  sign,
  wholeHour,
}: DreamerView): boolean =>
  phase === 'awake' &&
  position !== null &&
  waiting === null &&
  ascent.kind === 'free' &&
  modifier === null &&
  sight === null &&
  readings.length === 0 &&
  Object.keys(failures).length === 0 &&
  sign === null &&
  wholeHour

/** HID-6: the table as a player sees it, awake; built from the view alone, so it holds nothing else. Null: the view says more than a setup can. */
export const setupSeen = ({ view, board }: Seen): TableSetup | null => {
  const reserves = board.reserves.flatMap(({ cell, ...reserve }) => (isCellId(cell) ? [{ ...reserve, cell }] : []))
  const bonuses = board.bonuses.flatMap(({ cell, ...bonus }) => (isCellId(cell) ? [{ ...bonus, cell }] : []))
  const whole = reserves.length === board.reserves.length && bonuses.length === board.bonuses.length
  return isPlain(board) && whole ? built(view, board, { reserves, bonuses }) : null
}

type Lists = Pick<TableSetup['dreamers'][number], 'reserves' | 'bonuses'>

const built = ({ clock, options, spells }: View, board: DreamerView, lists: Lists): TableSetup => {
  const { id, sheet, dream, fatigue, repression, position, seuil, life, pinned, shadow, xp, spellPoints, effects, unknown } =
    board
  const dreamer = {
    ...{ id, sheet, dream, fatigue, repression, position, seuil, life, pinned, shadow, xp, spellPoints, effects, unknown },
    ...lists,
  }
  return { clock, options, astral: [], spells: Object.values(spells), dreamers: [dreamer] } as unknown as TableSetup
}
