import { type Refusal, refusal } from '../../../../kit/refusal.ts'
import type { Artefact, Monster } from '../cards/artefacts.ts'
import { dreamerOf, isOnceIn, powerOf } from '../cards/cards.ts'
import type { Power } from '../cards/powers.ts'
import { dayOrNightOf, isOfColour, type PlainKind, propertyOf } from '../cards/traits.ts'
import type { Player } from '../state.ts'

/** Powers of the row and, once a turn, conception (SUM-2). */
export interface Payment {
  readonly pay: readonly string[]
  readonly conception: number
}

const isPlain = (kind: Power['kind']): kind is PlainKind => kind !== 'special'

const plainKinds = (pay: readonly string[]): readonly PlainKind[] => pay.map((id) => powerOf(id).kind).filter(isPlain)

export const priceOf = (card: Artefact): number => (card.type === 'monster' ? card.day + card.night : card.cost)

/** SUM-3, SUM-4. */
const monsterRefusal = ({ day, night }: Monster, player: Player, pay: readonly string[]): Refusal | null => {
  const { property } = dreamerOf(player.dreamer as string)
  const kinds = plainKinds(pay)
  if (kinds.some((kind) => propertyOf(kind) !== property)) return refusal('wrong-property', 'SUM-4', { property })
  const days = kinds.filter((kind) => dayOrNightOf(kind) === 'day').length
  return days > day || kinds.length - days > night ? refusal('wrong-time', 'SUM-3', { day, night }) : null
}

/** SUM-2: left to spend. */
export const conceptionsOf = ({ dreamer, conceived }: Pick<Player, 'dreamer' | 'conceived'>): number =>
  dreamer === null || conceived ? 0 : dreamerOf(dreamer).conception

/** Why a card cannot be paid so; null: it can. */
export const paymentRefusal = (card: Artefact, player: Player, { pay, conception }: Payment): Refusal | null => {
  if (!isOnceIn(pay, player.row)) return refusal('not-your-power', 'SUM-2')
  const most = conceptionsOf(player)
  if (conception > most) return refusal('no-conception', 'SUM-2', { most })
  const price = priceOf(card)
  if (pay.length + conception !== price) return refusal('wrong-number', 'SUM-3', { price, paid: pay.length + conception })
  if (card.type === 'monster') return monsterRefusal(card, player, pay)
  return new Set(plainKinds(pay)).size > 1 ? refusal('mixed-kinds', 'SUM-5') : null
}

/** SUM-5: the one kind a weapon was paid with; null: specials and conceptions alone. */
export const kindPaid = (pay: readonly string[]): PlainKind | null => plainKinds(pay)[0] ?? null

/** SUM-6, ITM-3: every power paid is of the card's colour; conception counts as the dreamer's. */
export const isAllOfColour = ({ colour }: Artefact, { dreamer }: Player, { pay, conception }: Payment): boolean =>
  pay.every((id) => isOfColour(powerOf(id).colour, colour)) &&
  (conception === 0 || dreamerOf(dreamer as string).colour === colour)
