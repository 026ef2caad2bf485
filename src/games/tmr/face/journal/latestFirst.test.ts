import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Notice } from '../../../../kit/feeds.ts'
import type { DreamerId, Told } from '../../rules/public.ts'
import { latestFirst, sinceAscent } from './latestFirst.ts'
import { undoneIn } from './thread.ts'

const HER = 'her' as DreamerId
const told = (type: string, dreamer: string): Told => ({ dreamer, round: 1, what: { type } }) as unknown as Told
const kinds = fc.constantFrom('ascended', 'moved', 'fellAsleep')
const piece = fc.tuple(kinds, fc.constantFrom('her', 'him')).map(([type, dreamer]) => told(type, dreamer))
const messages = fc.array(fc.record({ told: fc.array(piece, { maxLength: 3 }), back: fc.nat({ max: 3 }) }), { maxLength: 30 })
const noticesOf = (all: readonly { told: Told[]; back: number }[]): readonly Notice<Told>[] =>
  all.map(({ told: of, back }, n) => {
    const undone = back === 3 && n > 1 ? { undone: [n - 1, n - 2] } : {}
    return { n, told: of, ...undone } as unknown as Notice<Told>
  })

test('the latest first is what counts, read backwards', () => {
  fc.assert(
    fc.property(messages, (all) => {
      const notices = noticesOf(all)
      const undone = undoneIn(notices)
      const whole = notices
        .filter(({ n }) => !undone.has(n))
        .flatMap(({ n, told: of }) => of.flatMap((one) => (one.dreamer === HER ? [{ n, what: one.what, round: one.round }] : [])))
      expect([...latestFirst(notices, HER)].reverse()).toEqual(whole)
      const from = whole.findLastIndex(({ what }) => what.type === 'ascended')
      expect(sinceAscent(notices, HER)).toEqual(whole.slice(Math.max(0, from)))
    }),
  )
})

test('nothing is read beyond the last ascent, however long the journal', () => {
  const long = Array.from({ length: 10_000 }, (_, n) => ({ n, told: [told(n % 10 === 0 ? 'ascended' : 'moved', 'her')] }))
  let read = 0
  const watched = new Proxy(long, {
    get: (list, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) read++
      return Reflect.get(list, key)
    },
  }) as unknown as readonly Notice<Told>[]
  expect(sinceAscent(watched, HER)).toHaveLength(10)
  expect(read).toBe(10)
})
