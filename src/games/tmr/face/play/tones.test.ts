import { expect, test } from 'vitest'
import { GREAT } from '../journal/moment.ts'
import { TONES } from './tones.ts'

test('each great moment has a sound of its own, in what an ear hears, over in little more than a second', () => {
  expect(new Set(GREAT.map((kind) => JSON.stringify(TONES[kind]))).size).toBe(GREAT.length)
  for (const { from, to, at, long } of GREAT.flatMap((kind) => TONES[kind])) {
    for (const pitch of [from, to]) expect(pitch).toBeGreaterThan(40)
    for (const pitch of [from, to]) expect(pitch).toBeLessThan(2000)
    expect(at + long).toBeLessThanOrEqual(1.2)
  }
})
