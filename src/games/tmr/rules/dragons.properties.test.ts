import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isRefusal } from '../../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../../kit/roles.ts'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import { type Table, tmr } from './index.ts'
import { GENRES } from './map/genre.ts'
import { CELL_IDS } from './map/map.ts'
import type { DreamerId } from './state.ts'
import { type Chance, chanceOf, FIRST, livelyDice, liveTable, SECOND, type Spoken, spoken } from './testing/randomPlay.ts'

vi.setConfig({ testTimeout: 240_000 })
const seeds = fc.record({ seed: fc.integer(), choices: fc.array(fc.integer(), { minLength: 40, maxLength: 90 }) })

const dragonTable = (): Table => {
  const setup = liveTable()
  return tmr.initial({ ...setup, options: { ...setup.options, dragons: true } })
}

const gardienSays = (dreamer: DreamerId, chance: Chance): Command =>
  chance.of<Command>([
    { type: 'afflict', dreamer, kind: chance.of(['queue', 'souffle', 'tete']) },
    { type: 'afflict', dreamer, kind: 'souffle' },
    { type: 'choose', dreamer, effect: 1 + chance.below(9), cell: chance.of(CELL_IDS) },
    {
      type: 'sign',
      dreamer,
      genres: [chance.of(GENRES), chance.of(GENRES)],
      difficulty: -2,
      value: 9,
      rounds: 1 + chance.below(9),
    },
    { type: 'setAstral', number: 1 + chance.below(12) },
    { type: 'horoscope', dreamer, day: chance.below(20) },
    { type: 'meditate', dreamer, method: 'kotyledon', skill: 3, neglected: chance.below(4) },
    { type: 'endEffect', dreamer, effect: 1 + chance.below(9) },
    { type: 'advance', hours: 1 + chance.below(9) },
    { type: 'sleep', dreamer, anyway: true },
  ])

/** A game with dragons: what is open, and every third time the gardien's hand. */
const says = (table: Table, chance: Chance): Spoken => {
  const said = spoken(table, chance)
  const hand = chance.below(3) === 0 || said.command.type === 'setOptions'
  return hand ? { command: gardienSays(chance.of([FIRST, SECOND]), chance), by: GARDIEN } : said
}

const play = (
  { seed, choices }: { seed: number; choices: readonly number[] },
  look: (event: Event, before: Table, after: Table) => void,
): Table => {
  const dice = livelyDice(seed)
  let table = dragonTable()
  for (const choice of choices) {
    const { command, by } = says(table, chanceOf(choice))
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

test('games with dragons go on, and every event survives being written down', () => {
  fc.assert(
    fc.property(seeds, (game) => {
      const events: Event[] = []
      const live = play(game, (event) => {
        const read = tmr.parseEvent(JSON.parse(JSON.stringify(event)))
        expect(isRefusal(read)).toBe(false)
        events.push(read as Event)
      })
      expect(JSON.stringify(events.reduce(tmr.evolve, dragonTable()))).toBe(JSON.stringify(live))
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
        if (event.type === 'astralSet') expect(tmr.tell(event, before, after, joueur(FIRST))).toBeNull()
      })
    }),
    { numRuns: 15 },
  )
})
