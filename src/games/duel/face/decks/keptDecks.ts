import { isRefusal } from '../../../../kit/refusal.ts'
import { type Deck, parseDeck } from './deckFile.ts'

const KEY = 'demi-reve.duel.decks'
const MOST = 40

/** The decks kept in this browser, by name; one that keeps nothing has none. */
export const keptDecks = (): readonly Deck[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(parseDeck).filter((deck): deck is Deck => !isRefusal(deck)) : []
  } catch {
    return []
  }
}

/** Whether it could be kept. */
const keepAll = (decks: readonly Deck[]): boolean => {
  if (decks.length > MOST) return false
  try {
    localStorage.setItem(KEY, JSON.stringify(decks))
    return true
  } catch {
    return false
  }
}

/** In place of one of the same name. */
export const keepDeck = (deck: Deck): boolean => keepAll([deck, ...keptDecks().filter(({ name }) => name !== deck.name)])
export const forgetDeck = (name: string): boolean => keepAll(keptDecks().filter((deck) => deck.name !== name))
