import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isRefusal } from '../../../kit/refusal.ts'
import { joueur } from '../../../kit/roles.ts'
import type { Event } from './events.ts'
import { type Table, tmr } from './index.ts'
import { dragonSays, dragonTable } from './testing/dragonPlay.ts'
import { chanceOf, FIRST, livelyDice } from './testing/randomPlay.ts'

vi.setConfig({ testTimeout: 240_000 })
const seeds = fc.record({ seed: fc.integer(), choices: fc.array(fc.integer(), { minLength: 40, maxLength: 90 }) })

const play = (
  { seed, choices }: { seed: number; choices: readonly number[] },
  look: (event: Event, before: Table, after: Table) => void,
): Table => {
  const dice = livelyDice(seed)
  let table = dragonTable()
  for (const choice of choices) {
    const { command, by } = dragonSays(table, chanceOf(choice))
    const answer = tmr.decide(table, command, by, dice)
    if (isRefusal(answer)) continue
    for (const event of answer) {
      const before = table
      table = tmr.evolve(table, event)
      look(event, before, table)
    }
  }
  return table
}

const plain = (table: Table): unknown => JSON.parse(JSON.stringify(table))

test('games with dragons go on, and every event survives being written down', () => {
  fc.assert(
    fc.property(seeds, (game) => {
      const events: Event[] = []
      const live = play(game, (event) => {
        const read = tmr.parseEvent(JSON.parse(JSON.stringify(event)))
        expect(isRefusal(read)).toBe(false)
        events.push(read as Event)
      })
      expect(plain(events.reduce(tmr.evolve, dragonTable()))).toEqual(plain(live))
    }),
    { numRuns: 25 },
  )
})

test('between two commands: dream points and seuil hold, effects are numbered once, the true cell fits', () => {
  fc.assert(
    fc.property(seeds, (game) => {
      for (const { dream, depths, effects, candidates, position } of Object.values(play(game, () => {}).dreamers)) {
        expect(dream).toBeGreaterThanOrEqual(0)
        expect(depths.seuil).toBeGreaterThanOrEqual(1)
        expect(new Set(effects.map(({ n }) => n)).size).toBe(effects.length)
        expect(effects.every(({ n }) => n < depths.next)).toBe(true)
        if (candidates) expect(candidates).toContain(position)
      }
    }),
    { numRuns: 25 },
  )
})

test('a player is shown neither the number of the day, nor what a sign is, nor a hidden cell', () => {
  fc.assert(
    fc.property(seeds, (game) => {
      play(game, (event, before, after) => {
        const [board] = tmr.view(after, joueur(FIRST)).boards
        if (!board) return
        expect(board.astral).toBeNull()
        expect(Object.keys(board.sign ?? {}).filter((key) => key !== 'difficulty' && key !== 'resonates')).toEqual([])
        if (after.dreamers[FIRST]?.candidates) expect(board.position).toBeNull()
        if (event.type === 'astralSet') expect(tmr.tell(event, before, after)(joueur(FIRST))).toBeNull()
      })
    }),
    { numRuns: 15 },
  )
})
