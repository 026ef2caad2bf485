import fc from 'fast-check'
import { expect, test } from 'vitest'
import { undoneIn } from '../../../../house/journal/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import type { DreamerId, Told } from '../../rules/public.ts'
import { latestFirst, sinceAscent } from './latestFirst.ts'

const HER = 'her' as DreamerId
const CLOCK = { day: 1, hour: 'lyre' }
const told = (type: string, dreamer: string): Told => ({ dreamer, round: 1, clock: CLOCK, what: { type } }) as unknown as Told
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
        .flatMap(({ n, told: of }) =>
          of.flatMap((one) => (one.dreamer === HER ? [{ n, what: one.what, round: one.round, clock: one.clock }] : [])),
        )
      expect([...latestFirst(notices, HER)].reverse()).toEqual(whole)
      const from = whole.findLastIndex(({ what }) => what.type === 'ascended')
      expect(sinceAscent(notices, HER)).toEqual(whole.slice(Math.max(0, from)))
    }),
  )
})

test('of a journal that has grown, and of its beginnings in whatever order, what counts is the same', () => {
  fc.assert(
    fc.property(messages, fc.array(fc.nat({ max: 30 }), { maxLength: 8 }), (all, lengths) => {
      const notices = noticesOf(all)
      const parts = lengths.map((length) => notices.slice(0, length))
      const alone = parts.map((part) => [...latestFirst(structuredClone(part), HER)])
      for (const [at, part] of parts.entries()) {
        expect([...latestFirst(part, HER)]).toEqual(alone[at])
        if (at % 2 === 0) expect([...latestFirst(notices, HER)]).toEqual([...latestFirst(notices.slice(), HER)])
      }
    }),
  )
})

/** Counts the messages that are looked at. */
const watch = (list: readonly Notice<Told>[]): { readonly list: List<Notice<Told>>; readonly looks: () => number } => {
  let looks = 0
  const at = (index: number) => {
    looks++
    return list.at(index)
  }
  const slice = (from?: number, to?: number) => {
    const part = list.slice(from, to)
    looks += part.length
    return part
  }
  return { list: { length: list.length, at, slice, [Symbol.iterator]: () => list[Symbol.iterator]() }, looks: () => looks }
}

const longJournal = (typeOf: (n: number) => Told): readonly Notice<Told>[] =>
  Array.from({ length: 10_000 }, (_, n) => ({ n, told: [typeOf(n)] }) as unknown as Notice<Told>)

test('with one message more nothing is read beyond the last ascent, however long the journal', () => {
  const long = longJournal((n) => told(n % 10 === 0 ? 'ascended' : 'moved', 'her'))
  sinceAscent(long.slice(0, -1), HER)
  const { list, looks } = watch(long)
  expect(sinceAscent(list, HER)).toHaveLength(10)
  expect(looks()).toBeLessThan(20)
})

test('who never went up is found without looking through what others did', () => {
  const long = longJournal((n) => (n === 3 ? told('fellAsleep', 'her') : told('moved', 'him')))
  sinceAscent(long.slice(0, -1), HER)
  const { list, looks } = watch(long)
  expect(sinceAscent(list, HER)).toHaveLength(1)
  expect(looks()).toBeLessThan(20)
})
