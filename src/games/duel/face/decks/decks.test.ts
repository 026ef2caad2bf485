import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../kit/refusal.ts'
import { askedOf, DECKS, HELD_OF_COLOUR, openingOf } from '../../rules/public.ts'
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

describe('what an opening is worth', () => {
  const CHEAP = ['tison', 'epine', 'hamecon', 'aiguille', 'grelot', 'charbon']
  const DEAR = ['roi-de-suie', 'ours-des-racines', 'leviathan', 'archange', 'cerf-de-braise', 'meute']

  test('[SUM-5] what costs one power can always be paid, four of one phase and property seldom', () => {
    expect(openingOf(CHEAP, 6)).toEqual({ pays: 1, payable: 6, fighter: 1 })
    const dear = openingOf(DEAR, 6)
    expect(dear?.pays).toBeLessThan(0.9)
    expect(dear?.payable).toBeLessThan(1.5)
    expect(openingOf(CHEAP.slice(1), 6)).toBeNull()
  })

  test('[SET-5, TRN-4] who redraws and discards summons a fighter more often than the first row pays for one; items are none', () => {
    const dear = openingOf(DEAR, 6)
    expect(dear?.fighter).toBeGreaterThan(dear?.pays ?? 1)
    expect(openingOf(['cendre', 'grelot', 'charbon', 'seve', 'manteau', 'digue'], 6)?.fighter).toBe(0)
  })

  test('[SUM-6] a hand asks for its colours, and a row holds as many of each', () => {
    expect(askedOf(CHEAP, 6)).toEqual({ red: 3, green: 1, blue: 1, white: 1 })
    expect(HELD_OF_COLOUR).toBeCloseTo((6 * 24) / 66)
  })
})
