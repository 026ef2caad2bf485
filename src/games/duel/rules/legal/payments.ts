import { artefactOf, powerOf } from '../cards/cards.ts'
import { conceptionsOf, isAllOfColour, type Payment, paymentRefusal, priceOf } from '../paying/payment.ts'
import type { Player } from '../state.ts'

/** Every choice of so many of them. */
export const choicesOf = <One>(ones: readonly One[], count: number): readonly (readonly One[])[] => {
  if (count === 0) return [[]]
  if (count > ones.length) return []
  return ones.flatMap((one, at) => choicesOf(ones.slice(at + 1), count - 1).map((rest) => [one, ...rest]))
}

/** SUM-2 to SUM-5: every way in which a player can pay for a card of theirs. */
export const paymentsFor = (card: string, player: Player): readonly Payment[] => {
  const artefact = artefactOf(card)
  const price = priceOf(artefact)
  const most = Math.min(price, conceptionsOf(player))
  const conceptions = Array.from({ length: most + 1 }, (_, conception) => conception)
  return conceptions
    .flatMap((conception) => choicesOf(player.row, price - conception).map((pay) => ({ pay, conception })))
    .filter((payment) => paymentRefusal(artefact, player, payment) === null)
}

/** How much a power is missed: one that fits many things is missed more. */
const missed = (power: string): number => {
  const { kind, colour } = powerOf(power)
  return 4 + (kind === 'special' ? 3 : 0) + (colour === 'rainbow' ? 2 : 0)
}

const missedOf = ({ pay }: Payment): number => pay.reduce((sum, power) => sum + missed(power), 0)

/** The payments worth a thought, best first: all of its colour where that is possible, then the one least missed. */
export const bestPayments = (card: string, player: Player): readonly Payment[] => {
  const artefact = artefactOf(card)
  const byLoss = [...paymentsFor(card, player)].sort((one, other) => missedOf(one) - missedOf(other))
  const coloured = byLoss.find((payment) => isAllOfColour(artefact, player, payment))
  const [least] = byLoss
  if (!least) return []
  return coloured && coloured !== least ? [coloured, least] : [least]
}
