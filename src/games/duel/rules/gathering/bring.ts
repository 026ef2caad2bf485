import { type Refusal, refusal } from '../../../../kit/refusal.ts'
import { artefactOf, findArtefact, isFighter } from '../cards/cards.ts'
import { DECKS } from '../cards/decks.ts'
import type { CommandOf } from '../commands.ts'
import type { Deed } from '../deed.ts'
import { playerOf, sizesOf } from '../state.ts'

/** SET-2: why these cards are no deck of so many; null: they are one. `card`: the first that is wrong. */
export const deckRefusal = (cards: readonly string[], size: number): Refusal | null => {
  if (cards.length !== size) return refusal('deck-size', 'SET-2', { size, came: cards.length })
  const unknown = cards.find((card) => !findArtefact(card))
  if (unknown !== undefined) return refusal('no-such-card', 'SET-2', { card: unknown })
  const twice = cards.find((card, at) => cards.indexOf(card) !== at)
  if (twice !== undefined) return refusal('card-twice', 'SET-2', { card: twice })
  const fighters = cards.filter((card) => isFighter(artefactOf(card))).length
  return fighters * 2 < size ? refusal('too-few-fighters', 'SET-2', { fighters, least: size / 2 }) : null
}

const cardsOf = ({ deck, cards }: CommandOf<'bring'>): readonly string[] | undefined =>
  deck === undefined ? cards : Object.hasOwn(DECKS, deck) ? DECKS[deck] : undefined

/** SET-2, SET-3. */
export const bring = (deed: Deed, seat: string, command: CommandOf<'bring'>): Refusal | null => {
  if (playerOf(deed.state, seat).ready) return refusal('already-answered', 'SET-3')
  const cards = cardsOf(command)
  if (!cards) return refusal('no-such-deck', 'SET-2')
  const wrong = deckRefusal(cards, sizesOf(deed.state).deck)
  if (wrong) return wrong
  deed.happen({ type: 'deckBrought', seat, cards })
  return null
}
