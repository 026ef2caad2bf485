import { expect, test } from 'vitest'
import { CELLS } from '../../rules/map/map.ts'
import { en } from '../../texts/en/index.ts'
import { fr } from '../../texts/fr/index.ts'
import { cellName } from '../words/places.ts'
import { landNamesOf } from './landNames.ts'
import { hasName } from './landPaint.ts'

test.each([
  ['fr', fr],
  ['en', en],
])('[MAP-2] %s: the two lines of a name on the map read, from top to bottom, as the name is said', (_locale, texts) => {
  const { genre, place, leads } = landNamesOf(texts)
  for (const cell of CELLS.filter(hasName)) {
    const lines = [genre(cell.genre), place(cell.id)]
    const read = (leads(cell.id) ? lines.toReversed() : lines).join(' ')
    expect(read.toLowerCase()).toBe(cellName(texts, cell.id).toLowerCase())
  }
})
