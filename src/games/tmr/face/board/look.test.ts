import { describe, expect, test } from 'vitest'
import { contrast } from '../../../../house/ui/testing.ts'
import { GOLD, INK, NIGHT, PAPER, VIOLET } from './genreStyle.ts'
import { LAND_SIGNS, SIGN_EDGE, SIGN_LOOKS } from './landSigns.ts'
import { LOOKS } from './look.ts'

/** WCAG AA, for what is no word. */
const SEEN = 3

describe('a mark on the map is seen on any land: it is parted from it by an edge', () => {
  test.each(Object.entries(LOOKS))('cells that still fit, %s', (_, { candidates, candidateEdge }) => {
    for (const colour of candidates) expect(contrast(colour, candidateEdge)).toBeGreaterThanOrEqual(SEEN)
  })

  test('legal steps, ways, the best cells, lands of a spell, the path walked', () => {
    const marks = [
      ['#ffd45e', INK],
      ['#ffe9a8', NIGHT],
      [GOLD, NIGHT],
      [VIOLET, '#f4ecff'],
      ['#7c1f2c', PAPER],
    ] as const
    for (const [colour, edge] of marks) expect(contrast(colour, edge)).toBeGreaterThanOrEqual(SEEN)
  })

  test.each(LAND_SIGNS)('the sign %s', (sign) => {
    expect(contrast(SIGN_LOOKS[sign].ground, SIGN_EDGE)).toBeGreaterThanOrEqual(SEEN)
  })
})
