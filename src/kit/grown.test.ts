import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countUpTo, grown, type List, upTo } from './grown.ts'

const index = fc.integer({ min: -12, max: 12 })

test('lists grown from one another are what copies would be, whichever is grown again', () => {
  const growths = fc.array(fc.record({ from: fc.nat(), more: fc.array(fc.nat(), { maxLength: 4 }) }), { maxLength: 12 })
  fc.assert(
    fc.property(growths, index, index, (all, from, to) => {
      const lists: List<number>[] = [[]]
      const copies: (readonly number[])[] = [[]]
      for (const { from: which, more } of all) {
        const at = which % lists.length
        lists.push(grown(lists[at] as List<number>, more))
        copies.push([...(copies[at] ?? []), ...more])
      }
      expect(lists.map((list) => [...list])).toEqual(copies)
      expect(lists.map(({ length }) => length)).toEqual(copies.map(({ length }) => length))
      expect(lists.map((list) => list.at(from))).toEqual(copies.map((copy) => copy.at(from)))
      expect(lists.map((list) => list.slice(from, to))).toEqual(copies.map((copy) => copy.slice(from, to)))
    }),
  )
})

test('those up to a number are those that a filter leaves, and can be grown', () => {
  const numbers = fc.uniqueArray(fc.nat({ max: 40 })).map((all) => all.sort((a, b) => a - b).map((n) => ({ n })))
  fc.assert(
    fc.property(numbers, numbers, fc.nat({ max: 45 }), (first, more, n) => {
      const all = grown(grown<{ n: number }>([], first), [])
      const left = first.filter((one) => one.n <= n)
      expect(countUpTo(all, n)).toBe(left.length)
      expect([...upTo(all, n)]).toEqual(left)
      expect([...upTo(first, n)]).toEqual(left)
      expect([...grown(upTo(all, n), more)]).toEqual([...left, ...more])
      expect([...all]).toEqual(first)
    }),
  )
})
