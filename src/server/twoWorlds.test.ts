import { beforeAll, describe, expect, test, vi } from 'vitest'
import { BOTTED, DEALT, met } from './testing/dealtWorlds.ts'
import { KEPT } from './testing/keptWorlds.ts'
import { LOST } from './testing/lostWorlds.ts'
import { forget, found, playBoth } from './testing/twoWorlds.ts'

vi.setConfig({ testTimeout: 120_000 })

const seeds = (usually: number): readonly number[] =>
  Array.from({ length: Number(process.env.WORLDS ?? usually) }, (_, at) => at + 1)

describe('[HID-6] two worlds that differ in the hidden cell, and a player who asks, undoes, cancels, leaves and comes back, or gives way to another', () => {
  beforeAll(forget)

  test.each(seeds(40))('seed %i: all that is sent is the same until something done or said for good tells them apart', (seed) =>
    playBoth(LOST, seed),
  )

  test('and that was often and long enough to mean something', () => {
    expect(found.steps).toBeGreaterThan(150)
    expect(found.apart).toBeGreaterThan(15)
    expect(found.said).toBeGreaterThan(2)
    expect(found.changed).toBeGreaterThan(20)
  })
})

describe('[HID-6] two worlds, in one of which the gardien writes notes and sends encounters', () => {
  beforeAll(forget)

  test.each(seeds(20))('seed %i: all that is sent is the same until one is met', (seed) => playBoth(KEPT, seed))

  test('and that was often and long enough to mean something', () => {
    expect(found.steps).toBeGreaterThan(150)
    expect(found.apart).toBeGreaterThan(5)
    expect(found.undone).toBeGreaterThan(5)
  })
})

describe('[HID-6] two duels that differ in the other’s cards, and a player who pries, undoes, leaves and comes back', () => {
  beforeAll(forget)

  test.each(seeds(12))('seed %i: all that is sent is the same to the end', (seed) => playBoth(DEALT, seed))

  test('and that was often and long enough to mean something, in the middle of defences too', () => {
    expect(found.done).toBeGreaterThan(100)
    expect(found.undone).toBeGreaterThan(10)
    expect(met.restartsInDefence).toBeGreaterThan(2)
    expect(met.ownDefences).toBeGreaterThan(2)
    expect(found.changed).toBeGreaterThan(10)
  })
})

describe('[HID-6] two duels of three that differ in the cards of one of them, and a bot at the third seat', () => {
  beforeAll(forget)

  test.each(seeds(8))('seed %i: all that is sent, to the bot too, is the same to the end', (seed) => playBoth(BOTTED, seed))

  test('and that was often and long enough to mean something', () => {
    expect(found.done).toBeGreaterThan(60)
    expect(found.thought).toBeGreaterThan(60)
    expect(found.changed).toBeGreaterThan(15)
  })
})
