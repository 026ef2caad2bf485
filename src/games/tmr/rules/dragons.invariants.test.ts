import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { baseOf, createLog, type Entry } from '../../../kit/log.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { GARDIEN } from '../../../kit/roles.ts'
import { dragonEntry } from './dreamer/dragon.ts'
import { groundOf } from './effects/groundOf.ts'
import { effectsOf } from './effects/queries.ts'
import type { Event } from './events.ts'
import { type Table, tmr } from './index.ts'
import { isCellId } from './map/map.ts'
import { lasting } from './reserves/slots.ts'
import type { Dreamer } from './state.ts'
import { dragonSays, dragonTable } from './testing/dragonPlay.ts'
import { chanceOf, livelyDice } from './testing/randomPlay.ts'

vi.setConfig({ testTimeout: 240_000 })
const games = fc.record({ seed: fc.integer(), choices: fc.array(fc.integer(), { minLength: 40, maxLength: 90 }) })

interface Step {
  readonly events: readonly Event[]
  readonly before: Table
  readonly after: Table
}

/** A game command by command. The clock is never set: hours pass. */
const stepsOf = ({ seed, choices }: { seed: number; choices: readonly number[] }): readonly Step[] => {
  const dice = livelyDice(seed)
  const steps: Step[] = []
  for (const choice of choices) {
    const before = steps.at(-1)?.after ?? dragonTable()
    const { command, by } = dragonSays(before, chanceOf(choice))
    const events = command.type === 'setClock' ? [] : tmr.decide(before, command, by, dice)
    if (!isRefusal(events) && events.length > 0) steps.push({ events, before, after: events.reduce(tmr.evolve, before) })
  }
  return steps
}

/** Each step of many games; some must bear effects, or nothing was tried. */
const holdsAlways = (look: (step: Step) => void, numRuns = 25): void => {
  let borne = 0
  fc.assert(
    fc.property(games, (game) => {
      for (const step of stepsOf(game)) {
        look(step)
        for (const { effects } of Object.values(step.after.dreamers)) borne += effects.length
      }
    }),
    { numRuns, endOnFailure: true },
  )
  expect(borne).toBeGreaterThan(numRuns)
}

const dreamersOf = ({ dreamers }: Table): readonly Dreamer[] => Object.values(dreamers)

test('[DRG-5] [NIT-8] no effect outlasts the end of its last day', () => {
  holdsAlways(({ after }) => {
    for (const { effects } of dreamersOf(after))
      expect(effects.filter(({ until }) => until !== undefined && until < after.clock.day)).toEqual([])
  })
})

test('[DRG-7] [ENC-7] only what has a price is repressed, never a souffle or a tête, and a failed test empties the counter', () => {
  let tested = 0
  holdsAlways(({ events }) => {
    for (const event of events) {
      if (event.type === 'effectEnded' && event.why === 'repressed') {
        const entry = dragonEntry(event.id)
        expect(entry?.cost).toBeGreaterThan(0)
        expect(['queue', 'ombre']).toContain(entry?.table)
      }
      if (event.type !== 'repressionTested') continue
      tested++
      expect(event.safe).toBe(event.face > event.counter)
    }
  })
  expect(tested).toBeGreaterThan(0)
})

test('[DRG-10] [SOU-8] nobody is, or may be, on a cell that is gone, and nothing points at a hole', () => {
  holdsAlways(({ after }) => {
    for (const me of dreamersOf(after)) {
      const { exists } = groundOf(me.effects)
      expect(exists(me.position)).toBe(true)
      expect((me.candidates ?? []).filter((cell) => !exists(cell))).toEqual([])
      const holes = effectsOf(me, 'black-hole').map(({ cell }) => cell)
      const others = me.effects.filter(({ key }) => key !== 'black-hole')
      const pointed = others.flatMap(({ cell, cells = [] }) => (cell ? [cell, ...cells] : cells))
      expect(pointed.filter((cell) => !isCellId(cell) || holes.includes(cell))).toEqual([])
      expect(lasting(me.reserves).filter(({ cell }) => holes.includes(cell))).toEqual([])
    }
  })
})

test('[SOU-17] outside the Lands a perpetual queue always has one of its own at work', () => {
  holdsAlways(({ after }) => {
    for (const me of dreamersOf(after).filter(({ journey }) => journey === null))
      for (const { n } of effectsOf(me, 'perpetual-queue')) expect(me.effects.some(({ of }) => of === n)).toBe(true)
  })
})

test('[DRM-3] [NIT-7] whoever has no dream points, no life or no box left sleeps', () => {
  holdsAlways(({ after }) => {
    for (const { dream, depths, stage } of dreamersOf(after))
      if (dream === 0 || depths.life <= 0) expect(stage.phase).toBe('asleep')
  })
})

const doneAt = (seq: number, events: readonly Event[]): Entry<Event> => ({
  ...{ kind: 'done', seq, id: `${seq}`, by: GARDIEN, at: 0, scope: '*' },
  ...{ events, rolled: false, reveals: false },
})

test('under effects every command can be taken back and made again, and every state be written down', () => {
  holdsAlways(({ events, before, after }) => {
    const log = createLog(baseOf(before), tmr.evolve)
    const done = doneAt(1, events)
    log.commit(done, log.prepare(done))
    expect(log.state()).toEqual(after)
    const undo: Entry<Event> = { kind: 'undo', seq: 2, id: 'undo', by: GARDIEN, at: 0, undoes: [1] }
    log.commit(undo, log.prepare(undo))
    expect(log.state()).toEqual(before)
    const again = doneAt(3, events)
    expect(log.prepare(again).after).toEqual(after)
    const written = JSON.stringify(after)
    expect(JSON.stringify(JSON.parse(written))).toBe(written)
  }, 10)
})
