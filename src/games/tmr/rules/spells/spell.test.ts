import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GENRES } from '../map/genre.ts'
import { isCellId } from '../map/map.ts'
import { cell, testSpell } from '../testing/scene.ts'
import { canBeCastAt, findSpell, fitsGenre, SPELLS } from './spell.ts'

const REFERENCE = new URL('../testing/reference/spells.csv', import.meta.url)

test('[CAST-1] 137 spells, each with a land, or one named cell of the map', () => {
  expect(SPELLS).toHaveLength(137)
  expect(new Set(SPELLS.map(({ id }) => id)).size).toBe(137)
  for (const spell of SPELLS) {
    expect([...GENRES, 'variable', 'sanctuaire+variable']).toContain(spell.genre)
    expect(spell.cell === null || isCellId(spell.cell)).toBe(true)
    expect(spell.cost === 'variable' || spell.cost > 0).toBe(true)
  }
})

test('[CAST-1] the list is that of the reference', () => {
  const rows = readFileSync(REFERENCE, 'utf8').trim().split(/\r?\n/).slice(1)
  const ids = rows.map((row) => row.slice(0, row.indexOf(',')))
  expect(SPELLS.map(({ id }) => id).sort()).toEqual(ids.sort())
})

test('[CAST-1] a spell of the table stands before one of the list', () => {
  const own = { voix: testSpell('voix'), 'tympan-d-hypnos': testSpell('tympan-d-hypnos', { difficulty: -1 }) }
  expect(findSpell(own, 'tympan-d-hypnos')?.difficulty).toBe(-1)
  expect(findSpell({}, 'tympan-d-hypnos')?.difficulty).toBe(-5)
  expect(findSpell({}, 'constructor')).toBeUndefined()
})

test('[CAST-1] cast on its genre, on its one cell, or anywhere when its land varies', () => {
  expect(canBeCastAt(testSpell('x'), cell('G4'))).toBe(true)
  expect(canBeCastAt(testSpell('x'), cell('G5'))).toBe(false)
  expect(canBeCastAt(testSpell('x', { cell: cell('K9') }), cell('G4'))).toBe(false)
  expect(fitsGenre(testSpell('x', { genre: 'variable' }), 'fleuve')).toBe(true)
  expect(fitsGenre(testSpell('x', { genre: 'sanctuaire+variable' }), 'monts')).toBe(true)
})
