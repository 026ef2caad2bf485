import type { Fighter } from '../cards/artefacts.ts'
import { fighterOf, powerOf } from '../cards/cards.ts'
import { type Colour, dayOrNightOf, isOfColour } from '../cards/traits.ts'
import type { Standing } from '../state.ts'

/** CMB-5: the circle of one is the cross of the other; never more than doubled. */
export const isDoubled = (card: Fighter, against: Fighter): boolean =>
  card.resistance === against.colour || against.weakness === card.colour

const doubled = (base: number, twice: boolean): number => (twice ? base * 2 : base)

export const baseAttack = (card: Fighter, against: Fighter | null): number =>
  doubled(card.attack, against !== null && isDoubled(card, against))

/** POW-6: stilled, 0; CRD-6: without a printed one, 0. */
export const baseDefence = (defender: Standing, against: Fighter): number => {
  const card = fighterOf(defender.card)
  return defender.heldBy === null ? doubled(card.defence ?? 0, isDoubled(card, against)) : 0
}

/** CMB-6: of the artefact's colour, and of a phase of a monster's cost or of a weapon's kind. */
const fitsFighter = (power: string, { card: id, kind: made }: Standing): boolean => {
  const { kind, colour } = powerOf(power)
  const card = fighterOf(id)
  if (!isOfColour(colour, card.colour)) return false
  if (kind === 'special') return true
  return card.type === 'monster' ? card[dayOrNightOf(kind)] > 0 : made === null || made === kind
}

/** ADV-1: what a power adds against a card of that colour; null: it cannot be added. */
const worthAgainst = (power: string, opposing: Colour, advanced: boolean): number | null => {
  if (!advanced) return 1
  const { resistance, weakness } = powerOf(power)
  if (weakness === opposing) return null
  return resistance === opposing ? 2 : 1
}

/** CMB-6, ADV-1: what one power adds to a fighter; null: it cannot be added. */
export const addedBy = (power: string, fighter: Standing, opposing: Colour, advanced: boolean): number | null =>
  fitsFighter(power, fighter) ? worthAgainst(power, opposing, advanced) : null

/** CMB-6: what all of them add; null: one of them cannot. */
export const added = (powers: readonly string[], fighter: Standing, opposing: Colour, advanced: boolean): number | null => {
  const worths = powers.map((power) => addedBy(power, fighter, opposing, advanced))
  return worths.every((worth) => worth !== null) ? worths.reduce((sum, worth) => sum + worth, 0) : null
}
