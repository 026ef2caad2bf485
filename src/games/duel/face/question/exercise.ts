import {
  type Artefact,
  dropsNeeded,
  type Exercise,
  isAllOfColour,
  itemValue,
  NOTHING_AIMED,
  type Player,
  type PowerName,
  ROW,
  recallComes,
  recallDraws,
  type State,
} from '../../rules/public.ts'
import type { Picks, Playing } from '../desk/desk.ts'
import { aimOf } from './answers.ts'

/** POW: what was chosen, as it is said; null: nothing is ever chosen. */
const AIMS: Readonly<Record<PowerName, ((picks: Picks) => Partial<Exercise>) | null>> = {
  lengthen: ({ targets: [first] }) => (first === undefined ? {} : { target: aimOf(first).card }),
  wear: ({ targets: [first] }) => (first === undefined ? {} : { target: aimOf(first) }),
  still: ({ targets }) => ({ targets: targets.map(aimOf) }),
  recall: ({ take, drop }) => ({ take, drop }),
  dispel: ({ targets }) => ({ targets }),
  barter: ({ give, take, seat }) => ({ give, take, ...(seat !== null && { seat }) }),
  exchange: ({ seat }) => (seat === null ? {} : { seat }),
  twice: null,
  shelter: null,
}

/** POW-1: a power that is exercised at once, with something chosen or not. */
export const isExercised = ({ power }: Artefact): boolean => power !== null && AIMS[power] !== null

/** ITM-3. */
export const playedValue = (card: Artefact, player: Player, playing: Pick<Playing, 'pay' | 'conception'>): number =>
  card.type === 'item' ? itemValue(card, player, playing) : card.value

const isEmpty = ({ targets, take, give, drop }: Picks): boolean => targets.length + take.length + give.length + drop.length === 0

/** What a card laid out would recall. */
type Recalling = Readonly<{ table: State; me: Player; card: Artefact; value: number; doing: Playing }>

/** POW-7: with nothing used at all, as many are drawn as there is room for. */
export const drawnInstead = ({ table, me, card, value, doing: { pay, picks } }: Recalling): number =>
  card.power === 'recall' ? recallDraws(table, value, ROW - me.row.length + pay.length + picks.drop.length) : 0

/** POW-7: how many must be dropped for what is taken; for what is drawn, may be. */
export const mustDrop = ({ table, me, value, doing: { pay, picks } }: Recalling): number =>
  dropsNeeded(me.row, pay, recallComes(table, value, picks.take.length))

/** POW-1: of a fighter, none where nothing was chosen and nothing comes by itself; of an item, whatever was. */
export const exerciseOf = (at: Recalling): Exercise | undefined => {
  const { card, doing } = at
  const aims = card.power && AIMS[card.power]
  if (!aims) return undefined
  const idle = isEmpty(doing.picks) && card.power !== 'exchange' && drawnInstead(at) === 0
  return card.type !== 'item' && idle ? undefined : { ...NOTHING_AIMED, ...aims(doing.picks) }
}

export const isColoured = (card: Artefact, player: Player, { pay, conception }: Playing): boolean =>
  pay.length + conception > 0 && isAllOfColour(card, player, { pay, conception })
