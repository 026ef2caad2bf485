import { expect, test } from 'vitest'
import { given, meets, up } from '../testing/scene.ts'
import { repressionRisk } from './repression.ts'

test('[ENC-6] the encounter is gone, one more point, then the test', () => {
  const scene = given({ repression: 4 }, up(), meets('briseur', 9)).does('repress', {}, 'd20 6')
  expect(scene.happened).toEqual(['repressed', 'repressionTested', 'encounterEnded', 'settled'])
  expect(scene.me).toMatchObject({ repression: 5, stage: { phase: 'free' }, position: 'G4' })
})

test('[ENC-6] a Rêve de Dragon counts two', () => {
  const scene = given({ repression: 4 }, up(), meets('reve-de-dragon', 9)).does('repress', {}, 'd20 7')
  expect(scene.me.repression).toBe(6)
})

test('[ENC-7] above the counter: safe; equal or below: a souffle, and back to 0', () => {
  const scene = given({ repression: 4 }, up(), meets('briseur', 9))
  expect(scene.does('repress', {}, 'd20 6').me).toMatchObject({ repression: 5, afflictions: [] })
  const equal = scene.does('repress', {}, 'd20 5 souffle *')
  expect(equal.me.repression).toBe(0)
  expect(equal.me.afflictions).toMatchObject([{ table: 'souffle' }])
  expect(scene.does('repress', {}, 'd20 1 souffle *').me.repression).toBe(0)
})

test('[ENC-7] the counter that is tested holds the new points', () => {
  const scene = given({ repression: 0 }, up(), meets('reve-de-dragon', 9))
  expect(scene.does('repress', {}, 'd20 2 souffle *').me.repression).toBe(0)
  expect(scene.does('repress', {}, 'd20 3').me.repression).toBe(2)
})

test('[ENC-7] nineteen points are the most anyone gets away with', () => {
  expect(given({ repression: 18 }, up(), meets('fleur', 1)).does('repress', {}, 'd20 20').me.repression).toBe(19)
  given({ repression: 19 }, up(), meets('fleur', 1)).does('repress', {}, 'd20 20 souffle *')
  expect(repressionRisk(0, 1)).toBe(5)
  expect(repressionRisk(18, 2)).toBe(100)
  expect(repressionRisk(30, 1)).toBe(100)
})
