import type { Monster } from '../cards/artefacts.ts'
import { artefactOf, dreamerOf, powerOf } from '../cards/cards.ts'
import { conceptionsOf, priceOf } from '../paying/payment.ts'
import type { Player } from '../state.ts'
import { paymentsFor } from './payments.ts'

/** So many powers: of one kind, or of the dreamer's own property by day and by night. */
type Lack =
  | { readonly kind: 'same'; readonly count: number }
  | { readonly kind: 'times'; readonly day: number; readonly night: number; readonly property: '+' | '-' }

/** SUM-3, SUM-4: what a monster's price still wants. */
const monsterLacks = ({ day, night }: Monster, player: Player): Lack | null => {
  if (player.dreamer === null) return null
  const { property } = dreamerOf(player.dreamer)
  const kinds = player.row.map((power) => powerOf(power).kind)
  const have = (kind: string): number => kinds.filter((one) => one === kind).length
  let free = have('special') + conceptionsOf(player)
  const short = (wanted: number, kind: string): number => {
    const missing = Math.max(0, wanted - have(kind))
    const filled = Math.min(free, missing)
    free -= filled
    return missing - filled
  }
  return { kind: 'times', day: short(day, `day${property}`), night: short(night, `night${property}`), property }
}

/** SUM-5: the kind there is most of, specials and conceptions beside it. */
const sameLacks = (price: number, player: Player): Lack => {
  const kinds = player.row.map((power) => powerOf(power).kind)
  const specials = kinds.filter((kind) => kind === 'special').length
  const counts = kinds.filter((kind) => kind !== 'special').map((kind) => kinds.filter((one) => one === kind).length)
  const most = Math.max(0, ...counts) + specials + conceptionsOf(player)
  return { kind: 'same', count: Math.max(1, price - most) }
}

/** What is missing to pay for a card; null: nothing. */
export const lackOf = (id: string, player: Player): Lack | null => {
  if (paymentsFor(id, player).length > 0) return null
  const card = artefactOf(id)
  return card.type === 'monster' ? monsterLacks(card, player) : sameLacks(priceOf(card), player)
}
