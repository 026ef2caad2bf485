import { expect, test } from 'vitest'
import { COLOURS } from '../../kit/person.ts'
import { channelsOf, contrast } from '../ui/contrast.ts'
import { COLOUR_OF, inkOn } from './PersonBadge.tsx'

test.each(COLOURS)('the figure is seen on %s', (colour) =>
  expect(contrast(inkOn(colour), COLOUR_OF[colour])).toBeGreaterThanOrEqual(3),
)

test('no two colours are near each other', () => {
  const far = (one: string, other: string): number =>
    Math.hypot(...channelsOf(one).map((part, at) => part - (channelsOf(other)[at] ?? 0)))
  for (const one of COLOURS)
    for (const other of COLOURS)
      if (one !== other) expect(far(COLOUR_OF[one], COLOUR_OF[other]), `${one} ${other}`).toBeGreaterThan(0.2)
})
