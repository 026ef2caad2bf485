import { expect, test } from 'vitest'
import { STAKES, timeOf } from './stakes.ts'
import { nightDice, nightLine, tonightsStake } from './tonight.ts'

const DAYS = Array.from({ length: 2 * STAKES.length }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10))
const D100 = { label: 'd100', sides: 100 } as const

test('a night has one stake, the same whenever it is asked for; what is no day has none', () => {
  for (const day of DAYS) expect(tonightsStake(day)).toBe(tonightsStake(day))
  expect(tonightsStake('2026-02-30')).toBeNull()
  expect(tonightsStake('demain')).toBeNull()
})

test('in as many nights as there are stakes from the beginning of a turn, each comes once', () => {
  const begins = DAYS.findIndex((day) => Math.floor(Date.parse(day) / 86_400_000) % STAKES.length === 0)
  const nights = DAYS.slice(begins, begins + STAKES.length).map((day) => tonightsStake(day)?.id)
  expect(new Set(nights).size).toBe(STAKES.length)
})

test('the dice of a night are the same for everybody, also for who left and came back; another night has others', () => {
  const facesOf = (day: string, after: number): readonly unknown[] => {
    const dice = nightDice(day)
    dice.prepare(after)
    return Array.from({ length: 20 }, () => dice.roll(D100))
  }
  const left = nightDice('2026-11-17')
  left.prepare(0)
  left.roll(D100)
  left.prepare(3)
  expect(Array.from({ length: 20 }, () => left.roll(D100))).toEqual(facesOf('2026-11-17', 3))
  expect(facesOf('2026-11-17', 3)).not.toEqual(facesOf('2026-11-17', 4))
  expect(facesOf('2026-11-17', 3)).not.toEqual(facesOf('2026-11-18', 3))
})

test('the line tells the day, the time and the outcome, and nothing of the stake', () => {
  const wolf = { stake: 'wolf', won: true, left: 2 }
  expect(nightLine('2026-11-17', wolf)).toBe('Demi-rêve ☾ 2026-11-17 ●●●○ ✓')
  expect(nightLine('2026-11-17', { ...wolf, left: 1 })).toBe('Demi-rêve ☾ 2026-11-17 ●●●● ✓')
  expect(nightLine('2026-11-17', { stake: 'wolf', won: false, left: 3 })).toBe('Demi-rêve ☾ 2026-11-17 ●●●● ✗')
  for (const { id, deadline } of STAKES) {
    const line = nightLine('2026-11-17', { stake: id, won: true, left: timeOf(deadline) })
    expect(line).not.toContain(id)
    expect(line).toContain(`●${'○'.repeat(timeOf(deadline) - 1)} ✓`)
  }
})
