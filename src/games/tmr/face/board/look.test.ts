import { describe, expect, test } from 'vitest'
import { contrast } from '../../../../house/ui/contrast.ts'
import { GENRES } from '../../rules/public.ts'
import { GOLD, INK, NIGHT, PAPER, VIOLET } from './genreStyle.ts'
import { LAND_SIGNS, SIGN_EDGE, SIGN_LOOKS } from './landSigns.ts'
import { LOOKS } from './look.ts'
import { nameColours, shaded, thicknesses } from './shade.ts'

/** WCAG AA, for words. */
const READABLE = 4.5

describe.each(Object.entries(LOOKS))('the name of a land is read under the thickest shade of the planner, %s', (_, { shade }) => {
  const most = thicknesses(shade)

  test.each(GENRES)('%s', (genre) => {
    const { ink, ground } = nameColours(genre)
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const thickness = (most.get(genre) ?? 0) * share
      expect(contrast(shaded(ink, shade, thickness), shaded(ground, shade, thickness))).toBeGreaterThanOrEqual(READABLE)
    }
  })

  test.each(GENRES)('and it is a shade: %s', (genre) => {
    const { ground } = nameColours(genre)
    expect(contrast(ground, shaded(ground, shade, most.get(genre) ?? 0))).toBeGreaterThan(1.05)
  })
})

/** WCAG AA, for what is no word. */
const SEEN = 3

describe('a mark on the map is seen on any land: it is parted from it by an edge', () => {
  test.each(Object.entries(LOOKS))('cells that still fit, %s', (_, { candidates, candidateEdge }) => {
    for (const colour of candidates) expect(contrast(colour, candidateEdge)).toBeGreaterThanOrEqual(SEEN)
  })

  test('legal steps, ways, lands of a spell, the path walked', () => {
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
