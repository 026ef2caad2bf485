import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPatch, diff, PatchMisfit } from './patch.ts'

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const json = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null)),
  list: fc.array(tie('any'), { maxLength: 4 }),
  fields: fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'constructor', '0', '~', '__proto__'),
    fc.oneof(tie('any'), fc.constant(undefined)),
    { maxKeys: 5 },
  ),
  any: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('fields'), tie('list')),
})).any

/** Something, and what became of it: some parts stay, some change. */
const changed = fc.tuple(json, json, json).map(([kept, before, after]) => [
  { kept, list: [kept, before], moves: before },
  { kept, list: [kept, before, after], moves: after },
])

describe('a patch', () => {
  test('applied to what was, gives what is, once both are written down', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(json, json), changed), ([before, after]) => {
        const patch = diff(before, after)
        const reached = patch === null ? written(before) : applyPatch(written(before), written(patch))
        expect(reached).toEqual(written(after))
      }),
      { numRuns: 3000 },
    )
  })

  test('is null for what is alike', () => {
    fc.assert(fc.property(json, (value) => void expect(diff(value, structuredClone(value))).toBeNull()))
  })

  test('is made of values alone, whatever is shared', () => {
    fc.assert(
      fc.property(changed, ([before, after]) => void expect(diff(structuredClone(before), after)).toEqual(diff(before, after))),
    )
  })

  test('is small where little changed, and leaves the rest as it was', () => {
    const before = {
      dream: 3,
      boards: [
        { id: 'a', cells: ['G7'] },
        { id: 'b', cells: ['H4'] },
      ],
      clock: { day: 1, hour: 2 },
    }
    const after = {
      ...before,
      boards: [
        { id: 'a', cells: ['G7'] },
        { id: 'b', cells: ['H5'] },
      ],
    }
    const patch = diff(before, after)
    expect(patch).toEqual({ boards: { 1: { cells: [['H5']] } } })
    const reached = applyPatch(before, patch) as typeof before
    expect(reached.clock).toBe(before.clock)
    expect(reached.boards[0]).toBe(before.boards[0])
  })

  test('of a list whose items came and went is which', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(diff({ list: [1, 2], rest: 0 }, { list: [1, 2, 3], rest: 0 })).toEqual({ list: { '~': [2, [3]] } })
    expect(diff(list, ['a', 'b', 'x', 'c', 'd', 'e', 'f', 'y'])).toEqual({ '~': [2, ['x'], 4, ['y']] })
    expect(diff(list, ['b', 'c', 'x', 'e', 'f'])).toEqual({ '~': [-1, 2, -1, ['x']] })
    expect(diff(list, ['b', 'c'])).toEqual([['b', 'c']])
    expect(diff([{ id: 1 }, { id: 2 }, { id: 3 }], [{ id: 1 }, { id: 3 }])).toEqual({ '~': [1, -1] })
    expect(diff([], ['a'])).toEqual([['a']])
  })

  test('of a list is never wrong, whatever came, went or changed places', () => {
    const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 1, null, { id: 1 }, { id: 2 }), { maxLength: 20 })
    fc.assert(
      fc.property(items, items, (before, after) => {
        const patch = diff(before, after)
        expect(patch === null ? before : applyPatch(before, written(patch))).toEqual(after)
      }),
      { numRuns: 3000 },
    )
  })

  test.each([
    ['nothing', null],
    ['a word', 'x'],
    ['two values', [1, 2]],
    ['a key of something that has none', { dream: { points: [1] } }],
    ['a list with a hole', { list: { 7: [1] } }],
    ['more than a list has', { list: { '~': [3] } }],
    ['more gone than a list has', { list: { '~': [1, -2] } }],
    ['half an item', { list: { '~': [0.5] } }],
    ['no edits', { list: { '~': 1 } }],
    ['a list by name', { list: { x: [1] } }],
    ['what is no key', JSON.parse('{"__proto__": [1]}')],
  ])('that does not fit is said to: %s', (_, patch) => {
    expect(() => applyPatch({ dream: 3, list: [1, 2] }, patch)).toThrow(PatchMisfit)
  })
})
