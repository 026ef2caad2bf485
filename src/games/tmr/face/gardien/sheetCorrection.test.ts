import { expect, test } from 'vitest'
import type { DreamerView } from '../../rules/public.ts'
import { correctionOf, standing, stillTyped } from './sheetCorrection.ts'

const draconic = { oniros: 1, hypnos: 2, narcos: -11, thanatos: -11 }
const sheet = { reve: 13, empathie: 11, volonte: 12, vue: 10, intellect: 10, astrologie: -11, malus: 0, draconic, life: 12 }
const board = { id: 'ana', dream: 12, fatigue: 0, repression: 0, seuil: 13, life: 9, pinned: 0, sheet } as unknown as DreamerView

test('[DRM-1] only what differs from the sheet is corrected', () => {
  expect(correctionOf(board, { dream: 5, fatigue: 14, repression: 0 })).toEqual({
    type: 'correct',
    dreamer: 'ana',
    dream: 5,
    fatigue: 14,
  })
  expect(correctionOf(board, { hypnos: 4, vue: 10 })).toEqual({
    type: 'correct',
    dreamer: 'ana',
    sheet: { draconic: { ...draconic, hypnos: 4 } },
  })
})

test('nothing typed, the same typed, or a number half typed corrects nothing', () => {
  expect(correctionOf(board, {})).toBeNull()
  expect(correctionOf(board, { dream: 12 })).toBeNull()
  expect(correctionOf(board, { fatigue: 3, dream: Number.NaN })).toBeNull()
})

test('what is typed outlives what happens to the dreamer, until it stands on the sheet', () => {
  const typed = { dream: 7, reve: 14 }
  expect(stillTyped({ ...board, dream: 11, fatigue: 3 }, typed)).toEqual(typed)
  expect(stillTyped({ ...board, dream: 7 }, typed)).toEqual({ reve: 14 })
})

test('[SPE-3] the life that is left is corrected, not the life of the sheet', () => {
  expect(standing(board, 'life')).toBe(9)
})
