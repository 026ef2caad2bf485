import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed, unpacked } from './packed.ts'
import { PatchMisfit } from './patch.ts'

const piece = fc.record(
  {
    type: fc.constantFrom('drawn', 'ended', 'met'),
    seat: fc.constantFrom('a', 'b'),
    card: fc.string(),
    list: fc.array(fc.nat(3)),
  },
  { requiredKeys: ['type'] },
)

test('what is packed is unpacked as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.jsonValue()), { maxLength: 6 }), (told) => {
      const pieces = JSON.parse(JSON.stringify(told))
      expect(unpacked(JSON.parse(JSON.stringify(packed(pieces))))).toEqual(pieces)
    }),
    { numRuns: 2000 },
  )
})

test('what is alike is told once', () => {
  const drawn = (card: string | null) => ({ type: 'drawn', seat: 'a', card })
  expect(packed([drawn('x'), drawn('y'), drawn(null), drawn(null), { type: 'ended' }])).toEqual([
    drawn('x'),
    { card: ['y'] },
    { card: [null] },
    {},
    [{ type: 'ended' }],
  ])
  expect(packed([])).toEqual([])
})

test('a pack that does not hold together is said to', () => {
  expect(() => unpacked([{ type: 'drawn' }, 'no change'])).toThrow(PatchMisfit)
})
