import * as v from 'valibot'
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
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME))
const deckSchema = v.object({ name, cards: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(66)) })
const fileSchema = v.object({ game: v.literal('duel'), kind: v.literal('deck'), ...deckSchema.entries })

export const sizeOf = (cards: readonly string[]): Size => (cards.length <= 10 ? 10 : 20)

export const parseDeck = (input: unknown): Deck | Refusal => parseWith(deckSchema, input)

export const fileOf = ({ name: called, cards }: Deck): string =>
  JSON.stringify({ game: 'duel', kind: 'deck', name: called, cards }, null, 2)

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The deck of a file, or why it is none: what is no such file, or what the rules refuse in it. */
export const readDeck = (text: string): Deck | Refusal => {
  const file = parseWith(fileSchema, jsonOf(text))
  if (isRefusal(file)) return refusal('not-a-deck')
  const wrong = deckRefusal(file.cards, sizeOf(file.cards))
  return wrong ?? { name: file.name, cards: file.cards }
}
