import { type Refusal, refusal } from '../../../../kit/refusal.ts'
import type { Item } from '../cards/artefacts.ts'
import { artefactOf, fighterOf, isOnceIn, without } from '../cards/cards.ts'
import type { CommandOf } from '../commands.ts'
import type { Deed } from '../deed.ts'
import { wake } from '../dreamers/waking.ts'
import { paymentRefusal } from '../paying/payment.ts'
import { itemValue } from '../paying/summon.ts'
import { DREAMER, type Fight, type Player, playerOf, type State, standingOf } from '../state.ts'
import { added, baseDefence } from './sum.ts'

/** CMB-7: what powers add to the card attacked; null: they cannot be added. */
export const reinforcement = (state: State, fight: Fight, defender: Player, add: readonly string[]): number | null => {
  if (add.length === 0) return 0
  const standing = fight.on === DREAMER ? undefined : standingOf(defender, fight.on)
  if (!standing || standing.heldBy !== null || fighterOf(standing.card).defence === null) return null
  return added(add, standing, fighterOf(fight.with).colour, state.advanced)
}

/** CMB-8: a dreamer's is the shelter alone. */
export const defenceBase = (fight: Fight, defender: Player): number => {
  const standing = fight.on === DREAMER ? undefined : standingOf(defender, fight.on)
  return standing ? baseDefence(standing, fighterOf(fight.with)) : 0
}

/** POW-10: a shelter of the hand, or why it is none. */
const shelterOf = (defender: Player, item: string): Item | Refusal => {
  if (!defender.hand.includes(item)) return refusal('no-such-card', 'CMB-7')
  const card = artefactOf(item)
  if (card.type !== 'item') return refusal('wrong-type', 'CMB-7')
  return card.power === 'shelter' ? card : refusal('not-a-shelter', 'ITM-5')
}

/** POW-10, ITM-3: what a shelter so paid adds. */
const sheltered = (defender: Player, command: CommandOf<'defend'>): number | Refusal => {
  const { add, item, pay, conception } = command
  if (item === undefined) return pay.length + conception > 0 ? refusal('wrong-number', 'CMB-7', { price: 0 }) : 0
  const card = shelterOf(defender, item)
  if ('code' in card) return card
  const left = { ...defender, row: without(defender.row, add) }
  return paymentRefusal(card, left, command) ?? itemValue(card, defender, command)
}

const fall = (deed: Deed, { seat, on }: Fight): void => {
  if (on === DREAMER) wake(deed, seat, 'attack')
  else deed.happen({ type: 'artefactDefeated', seat, card: on })
}

/** CMB-7, CMB-8. */
export const defend = (deed: Deed, seat: string, command: CommandOf<'defend'>): Refusal | null => {
  const fight = deed.state.fight as Fight
  const { add, pay, conception } = command
  const defender = playerOf(deed.state, seat)
  if (!isOnceIn(add, defender.row)) return refusal('not-your-power', 'CMB-7')
  const more = reinforcement(deed.state, fight, defender, add)
  if (more === null) return refusal('cannot-reinforce', 'CMB-7')
  const shelter = sheltered(defender, command)
  if (typeof shelter !== 'number') return shelter
  const defence = defenceBase(fight, defender) + more + shelter
  const won = fight.attack > defence
  deed.happen({ type: 'defended', seat, add, item: command.item ?? null, pay, conception, defence, won })
  if (won) fall(deed, fight)
  return null
}
