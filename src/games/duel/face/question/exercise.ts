import {
  type Artefact,
  dropsNeeded,
  type Exercise,
  isAllOfColour,
  itemValue,
  NOTHING_AIMED,
  type Player,
  type PowerName,
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

/** POW-1: of a fighter, none where nothing was chosen; of an item, whatever was. */
export const exerciseOf = (card: Artefact, picks: Picks): Exercise | undefined => {
  const aims = card.power && AIMS[card.power]
  if (!aims) return undefined
  if (card.type !== 'item' && isEmpty(picks) && card.power !== 'exchange') return undefined
  return { ...NOTHING_AIMED, ...aims(picks) }
}

/** POW-7: how many must be dropped for what is taken. */
export const mustDrop = (player: Player, { pay, picks }: Playing): number => dropsNeeded(player.row, pay, picks.take.length)

export const isColoured = (card: Artefact, player: Player, { pay, conception }: Playing): boolean =>
  pay.length + conception > 0 && isAllOfColour(card, player, { pay, conception })
