import { expect, test } from 'vitest'
import { bySender } from './bySender.ts'
import { GARDIEN, joueur } from './roles.ts'

test('the same id of two roles is two things', () => {
  const kept = bySender<number>()
  kept.set({ id: 'x', by: joueur('ana') }, 1)
  kept.set({ id: 'x', by: GARDIEN }, 2)
  expect(kept.get({ id: 'x', by: joueur('ana') })).toBe(1)
  expect(kept.get({ id: 'x', by: GARDIEN })).toBe(2)
  expect(kept.get({ id: 'x', by: joueur('bo') })).toBeUndefined()
})

test('the oldest of a role make room; those of others stay', () => {
  const kept = bySender<number>(2)
  kept.set({ id: 'old', by: GARDIEN }, 0)
  for (const at of [1, 2, 3]) kept.set({ id: `${at}`, by: joueur('ana') }, at)
  expect(['1', '2', '3'].map((id) => kept.get({ id, by: joueur('ana') }))).toEqual([undefined, 2, 3])
  expect(kept.get({ id: 'old', by: GARDIEN })).toBe(0)
})
