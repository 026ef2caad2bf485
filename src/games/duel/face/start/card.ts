import type { GameCard } from '../../../../house/face/face.ts'

/** What the shelf shows of a duel. */
export interface DuelCard extends GameCard {
  readonly against: readonly string[]
}

export const isCard = (card: GameCard): card is DuelCard => 'against' in card && Array.isArray(card.against)
