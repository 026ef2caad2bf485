import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../kit/refusal.ts'
import { duel } from '../../rules/index.ts'
import { playerOf, sizesOf } from '../../rules/public.ts'
import { createForces } from './forced.ts'
import { kindsOf } from './kinds.ts'
import { PUZZLES } from './puzzles.ts'
import { setupOf } from './setup.ts'

const tableOf = (puzzle: (typeof PUZZLES)[number]) => {
  const setup = duel.parseSetup(setupOf(puzzle.position))
  if (isRefusal(setup)) throw new Error(JSON.stringify(setup))
  return duel.initial(setup)
}

test('there are thirty at least, each once', () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(30)
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length)
})

describe.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  test('is won in one kind of way, which attacks alone do not find', () => {
    const table = tableOf(puzzle)
    expect(playerOf(table, 's2').awake.length + 1).toBe(sizesOf(table).dreamers)
    expect(createForces()(table, 's1', null)).toBe(false)
    expect(kindsOf(table, 's1')).toEqual([puzzle.kind])
  })
})
