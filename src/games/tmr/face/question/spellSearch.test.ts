import { expect, test } from 'vitest'
import { type CellId, findSpell, genreOf, type Spell } from '../../rules/public.ts'
import { isCastableHere, nearestFor } from './goals.ts'

const spell = (id: string): Spell => findSpell({}, id) as Spell
const cell = (id: string): CellId => id as CellId

test('[CAST-1] a spell is castable on the land of its genre', () => {
  expect(isCastableHere(spell('air-en-eau'), { position: cell('A1'), genre: 'cite' })).toBe(true)
  expect(isCastableHere(spell('air-en-eau'), { position: cell('A2'), genre: 'desert' })).toBe(false)
})

test('[HID-6] a spell of one named cell is not offered while lost', () => {
  const named = { ...spell('air-en-eau'), cell: cell('A1') }
  expect(isCastableHere(named, { position: null, genre: 'cite' })).toBe(false)
})

test('the nearest cell for a spell is of its genre, and its own cell when it stands there', () => {
  expect(nearestFor(spell('air-en-eau'), cell('A1'))).toEqual({ cell: 'A1', distance: 0 })
  const near = nearestFor(spell('air-en-eau'), cell('G8'))
  expect(near && genreOf(near.cell)).toBe('cite')
})
