import { describe, expect, test, vi } from 'vitest'
import { found, playBoth } from './testing/twoWorlds.ts'

vi.setConfig({ testTimeout: 120_000 })

describe('[HID-6] two worlds that differ in the hidden cell, and a player who asks, undoes, cancels, leaves and comes back', () => {
  const SEEDS = Array.from({ length: Number(process.env.WORLDS ?? 80) }, (_, at) => at + 1)

  test.each(SEEDS)('seed %i: all that is sent is the same until something done or said for good tells them apart', (seed) =>
    playBoth(seed),
  )

  test('and that was often and long enough to mean something', () => {
    expect(found.steps).toBeGreaterThan(300)
    expect(found.apart).toBeGreaterThan(30)
    expect(found.said).toBeGreaterThan(5)
  })
})
