import * as v from 'valibot'
import { storeAs, storedList } from '../../../../house/settings/stored.ts'
import { parseWith } from '../../../../kit/parse.ts'
import { isRefusal, type Refusal, refusal } from '../../../../kit/refusal.ts'
import { deckRefusal } from '../../rules/public.ts'

/** SET-1, SET-2: of 20 cards for two players, of 10 for three or four. */
export const SIZES = [20, 10] as const
export type Size = (typeof SIZES)[number]

/** A deck of one's own. */
export interface Deck {
  readonly name: string
  readonly cards: readonly string[]
}

export const LONGEST_NAME = 40
const deckName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME))
const deckSchema = v.object({ name: deckName, cards: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(66)) })
const fileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ game: v.literal('duel'), kind: v.literal('deck'), ...deckSchema.entries }),
)

export const sizeOf = (cards: readonly string[]): Size => (cards.length <= 10 ? 10 : 20)

export const fileOf = ({ name, cards }: Deck): string => JSON.stringify({ game: 'duel', kind: 'deck', name, cards }, null, 2)

/** The deck of a file, or why it is none: what is no such file, or what the rules refuse in it. */
export const readDeck = (text: string): Deck | Refusal => {
  const file = parseWith(fileSchema, text)
  if (isRefusal(file)) return refusal('not-a-deck')
  const wrong = deckRefusal(file.cards, sizeOf(file.cards))
  return wrong ?? { name: file.name, cards: file.cards }
}

const KEY = 'demi-reve.duel.decks'
const MOST = 40

/** The decks kept in this browser, by name; one that keeps nothing has none. */
export const keptDecks = (): readonly Deck[] => storedList(KEY).filter((stored) => v.is(deckSchema, stored))

/** Whether it could be kept. */
const keepAll = (decks: readonly Deck[]): boolean => decks.length <= MOST && storeAs(KEY, decks)

/** In place of one of the same name. */
export const keepDeck = (deck: Deck): boolean => keepAll([deck, ...keptDecks().filter(({ name }) => name !== deck.name)])
export const forgetDeck = (name: string): boolean => keepAll(keptDecks().filter((deck) => deck.name !== name))
