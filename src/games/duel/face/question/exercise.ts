import {
  type Artefact,
  dropsNeeded,
  type Exercise,
  isAllOfColour,
  itemValue,
  NOTHING_AIMED,
  type Player,
} from '../../rules/public.ts'
import type { Picks, Playing } from '../desk/desk.ts'
import { aimOf } from './answers.ts'

/** POW-1: a power that is exercised at once, with something chosen or not. */
export const isExercised = ({ power }: Artefact): boolean => power !== null && power !== 'twice' && power !== 'shelter'

/** ITM-3. */
export const playedValue = (card: Artefact, player: Player, playing: Pick<Playing, 'pay' | 'conception'>): number =>
  card.type === 'item' ? itemValue(card, player, playing) : card.value

const aims = (card: Artefact, { targets, take, give, drop, seat }: Picks): Exercise => {
  const [first] = targets
  switch (card.power) {
    case 'lengthen':
      return { ...NOTHING_AIMED, ...(first !== undefined && { target: aimOf(first).card }) }
    case 'wear':
      return { ...NOTHING_AIMED, ...(first !== undefined && { target: aimOf(first) }) }
    case 'still':
      return { ...NOTHING_AIMED, targets: targets.map(aimOf) }
    case 'recall':
      return { ...NOTHING_AIMED, take, drop }
    case 'dispel':
      return { ...NOTHING_AIMED, targets }
    case 'barter':
      return { ...NOTHING_AIMED, give, take, ...(seat !== null && { seat }) }
    case 'exchange':
      return { ...NOTHING_AIMED, ...(seat !== null && { seat }) }
    case 'twice':
    case 'shelter':
    case null:
      return NOTHING_AIMED
    default:
      return card.power satisfies never
  }
}

const isEmpty = ({ targets, take, give, drop }: Picks): boolean => targets.length + take.length + give.length + drop.length === 0

/** POW-1: of a fighter, none where nothing was chosen; of an item, whatever was. */
export const exerciseOf = (card: Artefact, picks: Picks): Exercise | undefined => {
  if (!isExercised(card)) return undefined
  if (card.type !== 'item' && isEmpty(picks) && card.power !== 'exchange') return undefined
  return aims(card, picks)
}

/** POW-7: how many must be dropped for what is taken. */
export const mustDrop = (player: Player, { pay, picks }: Playing): number => dropsNeeded(player.row, pay, picks.take.length)

export const isColoured = (card: Artefact, player: Player, { pay, conception }: Playing): boolean =>
  pay.length + conception > 0 && isAllOfColour(card, player, { pay, conception })
