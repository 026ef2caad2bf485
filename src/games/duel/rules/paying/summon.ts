import { type Refusal, refusal } from '../../../../kit/refusal.ts'
import type { Fighter, Item } from '../cards/artefacts.ts'
import { artefactOf, dreamerOf } from '../cards/cards.ts'
import { type CommandOf, type Exercise, NOTHING_AIMED } from '../commands.ts'
import type { Deed } from '../deed.ts'
import { exerciseNow, exerciseRefusal } from '../powers/exercise.ts'
import { CAMP, MOST_ENDURANCE, type Player, playerOf } from '../state.ts'
import { isAllOfColour, kindPaid, type Payment, paymentRefusal } from './payment.ts'

/** SUM-6. */
export const enduranceOf = (card: Fighter, player: Player, payment: Payment): number =>
  Math.min(MOST_ENDURANCE, dreamerOf(player.dreamer as string).z + (isAllOfColour(card, player, payment) ? 1 : 0))

/** ITM-3: barter and exchange have nothing to double. */
export const isDoublable = ({ power }: Item): boolean => power !== 'barter' && power !== 'exchange'

/** ITM-3. */
export const itemValue = (item: Item, player: Player, payment: Payment): number =>
  isDoublable(item) && isAllOfColour(item, player, payment) ? item.value * 2 : item.value

/** SUM-1 to SUM-8. */
export const summon = (deed: Deed, seat: string, command: CommandOf<'summon'>): Refusal | null => {
  const { pay, conception, power } = command
  const player = playerOf(deed.state, seat)
  if (!player.hand.includes(command.card)) return refusal('no-such-card', 'SUM-1')
  const card = artefactOf(command.card)
  if (card.type === 'item') return refusal('wrong-type', 'SUM-1')
  if (player.camp.length >= CAMP) return refusal('no-slot', 'SUM-1')
  const unpaid = paymentRefusal(card, player, command)
  if (unpaid) return unpaid
  const endurance = enduranceOf(card, player, command)
  const kind = card.type === 'weapon' ? kindPaid(pay) : null
  deed.happen({ type: 'summoned', seat, card: card.id, pay, conception, endurance, kind })
  return settle(deed, seat, card, card.value, power)
}

/** ITM-1: each player's own second turn. */
const FIRST_ROUND_OF_ITEMS = 2

/** ITM-1 to ITM-5. */
export const use = (deed: Deed, seat: string, command: CommandOf<'use'>): Refusal | null => {
  const { pay, conception, power } = command
  const player = playerOf(deed.state, seat)
  if (!player.hand.includes(command.card)) return refusal('no-such-card', 'ITM-1')
  const card = artefactOf(command.card)
  if (card.type !== 'item') return refusal('wrong-type', 'ITM-1')
  if (deed.state.round < FIRST_ROUND_OF_ITEMS) return refusal('too-early', 'ITM-1')
  if (card.power === 'shelter') return refusal('only-in-defence', 'ITM-5')
  const unpaid = paymentRefusal(card, player, command)
  if (unpaid) return unpaid
  deed.happen({ type: 'itemUsed', seat, card: card.id, pay, conception })
  return settle(deed, seat, card, itemValue(card, player, command), power ?? NOTHING_AIMED)
}

/** SUM-7, SUM-8, POW-3: the power first, then what paid for it is used. */
const settle = (deed: Deed, seat: string, card: Fighter | Item, value: number, power: Exercise | undefined): Refusal | null => {
  if (power) {
    const wrong = exerciseRefusal(deed.state, seat, card, value, power)
    if (wrong) return wrong
    exerciseNow(deed, seat, card, value, power)
  }
  deed.happen({ type: 'paymentUsed', seat })
  return null
}
