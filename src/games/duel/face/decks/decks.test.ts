import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../kit/refusal.ts'
import { DECKS, openingPays } from '../../rules/public.ts'
import { fileOf, readDeck } from './decks.ts'

const DECK = { name: 'Le mien', cards: DECKS['braises-eaux'] ?? [] }
const changed = (cards: readonly string[]): string => fileOf({ ...DECK, cards })

describe('a deck as a file', () => {
  test('[SET-2] comes back as it went', () => {
    expect(readDeck(fileOf(DECK))).toEqual(DECK)
  })

  test('[SET-2] is refused with the card and the reason', () => {
    const [first = '', ...others] = DECK.cards
    expect(readDeck(changed([first, first, ...others.slice(1)]))).toMatchObject({ code: 'card-twice', params: { card: first } })
    expect(readDeck(changed(['licorne', ...others]))).toMatchObject({ code: 'no-such-card', params: { card: 'licorne' } })
    expect(readDeck(changed(others))).toMatchObject({ code: 'deck-size', params: { size: 20, came: 19 } })
    const items = ['cendre', 'grelot', 'charbon', 'seve', 'manteau', 'digue']
    expect(readDeck(changed([...items, 'tison', 'epine', 'meute', 'hibou']))).toMatchObject({ code: 'too-few-fighters' })
  })

  test('what is no deck is refused as a whole', () => {
    for (const text of ['', '{}', '[1]', '{"game":"tmr","kind":"deck","name":"x","cards":[]}'])
      expect(isRefusal(readDeck(text)) && readDeck(text)).toMatchObject({ code: 'not-a-deck' })
  })
})

describe('how often an opening pays', () => {
  test('[SUM-5] what costs one power can always be paid, four of one phase and property seldom', () => {
    const cheap = ['tison', 'epine', 'hamecon', 'aiguille', 'grelot', 'charbon']
    expect(openingPays(cheap, 6)).toBe(1)
    const dear = ['roi-de-suie', 'ours-des-racines', 'leviathan', 'archange', 'cerf-de-braise', 'meute']
    expect(openingPays(dear, 6)).toBeLessThan(0.9)
  })
})
