import type { GameCard, StartFace } from '../../../src/house/face/face.ts'
import { keepGame } from '../../../src/house/library/shelf.ts'
import type { ToyCard } from './face.tsx'

export interface ToyStartWords {
  readonly begin: string
  readonly yours: string
  /** Before the open die of a saved game. */
  readonly shows: string
}

const isCard = (card: GameCard): card is ToyCard => 'open' in card

export const toyStart = (game: string, { begin, yours, shows }: ToyStartWords): StartFace<ToyCard> => {
  const words = {
    begin,
    beginHint: 'Seul, avec un dé.',
    resume: 'Reprendre',
    yours,
    noneYet: 'Rien encore.',
    togetherHint: 'À deux.',
  }
  return {
    words: { first: words, load: async () => words },
    begin: async () => {
      const [id, now] = [`${game}-${Date.now()}`, Date.now()]
      const record = { id, game, rules: 1, setup: { seats: ['moi'] }, card: { name: 'moi', open: null } }
      await keepGame({ ...record, createdAt: now, touchedAt: now }, [])
      return id
    },
    cards: {
      isCard,
      Figure: () => <span>⚅</span>,
      Line: ({ card }) => (
        <p>
          {shows} {card.open ?? '–'}
        </p>
      ),
    },
  }
}
