import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFared, tallyOf } from './fared.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const CARDS = ['tison', 'epine']

test('a deck remembers how it fared against each strength: by its cards, and once a table', () => {
  keepFared(CARDS, { table: 'one', against: 'somnolent', won: true })
  keepFared([...CARDS].reverse(), { table: 'two', against: 'somnolent', won: false })
  keepFared(CARDS, { table: 'three', against: 'lucide', won: false })
  keepFared(CARDS, { table: 'one', against: 'somnolent', won: true })
  keepFared(['houe'], { table: 'four', against: 'somnolent', won: true })
  expect(tallyOf(CARDS)).toEqual([
    { against: 'somnolent', won: 1, lost: 1 },
    { against: 'lucide', won: 0, lost: 1 },
  ])
  expect(tallyOf(['filet'])).toEqual([])
})
