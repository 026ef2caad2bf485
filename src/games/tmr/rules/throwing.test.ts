import { expect, test } from 'vitest'
import type { Ask } from '../../../kit/dice.ts'
import { GARDIEN, joueur } from '../../../kit/roles.ts'
import type { Table } from './state.ts'
import { throwerOf } from './throwing.ts'

const tableWith = (dice: Table['options']['dice']): Table => ({ options: { dice, places: 'drawn' } }) as Table

const SOUFFLE: Ask = { label: 'souffle', among: ['a', 'b'], weights: [40, 60], from: 'table' }

test('[DRG-2] where players throw their own dice the d100 of the Dragons is theirs too; where the gardien throws, theirs', () => {
  const throwers = (['players', 'gardien', 'program'] as const).map((dice) => throwerOf(tableWith(dice), joueur('ana'), SOUFFLE))
  expect(throwers).toEqual(['sender', 'gardien', 'program'])
  expect(throwerOf(tableWith('players'), GARDIEN, SOUFFLE)).toBe('program')
})

test('[HID-6] what no hand draws, and what is secret, is never the player’s to say', () => {
  const way: Ask = { label: 'direction', among: ['n', 's'] }
  for (const ask of [way, { ...SOUFFLE, secret: true }])
    expect(throwerOf(tableWith('players'), joueur('ana'), ask)).toBe('program')
})
