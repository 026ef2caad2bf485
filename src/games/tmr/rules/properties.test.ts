import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../kit/memoryStorage.ts'
import { applyPatch, diff } from '../../../kit/patch.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { GARDIEN, joueur, roleKey } from '../../../kit/roles.ts'
import { openRoom } from '../../../kit/room/room.ts'
import { same } from '../../../kit/same.ts'
import { newTable } from '../../../kit/storage.ts'
import type { Command } from './commands.ts'
import { capacityOf } from './dreamer/fatigue.ts'
import { type Event, type Table, tmr, type View } from './index.ts'
import { byMapOrder } from './map/map.ts'
import type { Choice } from './prompts/choice.ts'
import { legalCommands } from './prompts/legal.ts'
import { promptOf } from './prompts/promptOf.ts'
import { storedOf } from './reserves/limits.ts'
import { lasting, sameSlot } from './reserves/slots.ts'
import { findSpell } from './spells/spell.ts'
import type { Dreamer } from './state.ts'
import {
  type CountingDice,
  chanceOf,
  counting,
  FIRST,
  livelyDice,
  liveTable,
  ROLES,
  type Spoken,
  spoken,
} from './testing/randomPlay.ts'

vi.setConfig({ testTimeout: 120_000 })
const RUNS = { numRuns: 40 }
const seeds = fc.record({ seed: fc.integer(), choices: fc.array(fc.integer(), { minLength: 60, maxLength: 200 }) })

const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}

interface Moment extends Spoken {
  readonly before: Table
  readonly after: Table
  readonly answer: ReturnType<typeof tmr.decide>
  readonly dice: CountingDice
  /** What deciding made of the table on its way. */
  readonly trail: readonly Table[]
}

const passes = (json: unknown): unknown => JSON.parse(JSON.stringify(json))

/** Plays what the numbers say and shows every moment. */
const play = ({ seed, choices }: { seed: number; choices: readonly number[] }, look: (moment: Moment) => void): Table => {
  const source = livelyDice(seed)
  let table = frozen(tmr.initial(liveTable()))
  for (const choice of choices) {
    const said = spoken(table, chanceOf(choice))
    const parsed = tmr.parseCommand(passes(said.command))
    if (isRefusal(parsed)) throw new Error(JSON.stringify([said.command, parsed]))
    const dice = counting(source)
    const trail: Table[] = []
    const answer = tmr.decide(table, parsed, said.by, dice, trail)
    const before = table
    if (!isRefusal(answer)) table = frozen(answer.reduce(tmr.evolve, table))
    look({ ...said, before, after: table, answer, dice, trail })
  }
  return table
}

const holds = (look: (moment: Moment) => void): void =>
  fc.assert(
    fc.property(seeds, (game) => void play(game, look)),
    RUNS,
  )
const dreamersOf = ({ dreamers }: Table): readonly Dreamer[] => Object.values(dreamers)
const UP = new Set(['encounter', 'service', 'captive', 'wet', 'free', 'cast', 'fumble', 'carrying'])

describe('whatever is said by whomever', () => {
  test('nothing throws, and games go through every phase', () => {
    const phases = new Set<string>()
    holds(({ after }) => {
      for (const dreamer of dreamersOf(after))
        phases.add(dreamer.candidates ? `lost ${dreamer.stage.phase}` : dreamer.stage.phase)
    })
    for (const phase of [...UP, 'awake', 'asleep', 'targeting', 'lost free']) expect(phases).toContain(phase)
  })

  test('a refusal changes nothing and rolls nothing', () => {
    holds(({ answer, dice, before, after }) => {
      if (!isRefusal(answer)) return
      expect(dice.thrown).toEqual([])
      expect(after).toBe(before)
    })
  })

  test('only the gardien does what is the gardien’s, and a joueur only for their own dreamer', () => {
    holds(({ command, by, answer }) => {
      if (isRefusal(answer) || by.kind === 'gardien') return
      expect(by.kind).toBe('joueur')
      expect('dreamer' in command && by.kind === 'joueur' && command.dreamer === by.seat).toBe(true)
    })
  })

  test('every event is what an event must be, and survives being written down', () => {
    holds(({ answer }) => {
      if (isRefusal(answer)) return
      for (const event of answer) expect(tmr.parseEvent(passes(event))).toEqual(passes(event))
    })
  })

  test('the tables made while deciding are those that the events make', () => {
    const found = { whole: 0 }
    holds(({ before, answer, trail }) => {
      if (isRefusal(answer) || trail.length === 0) return
      let reached = before
      expect(trail).toEqual(answer.map((event) => (reached = tmr.evolve(reached, event))))
      found.whole++
    })
    expect(found.whole).toBeGreaterThan(100)
  })

  test('a view built on an earlier one is the view, and that one itself when nothing differs; what changed makes it of the earlier', () => {
    const seen = new Map<string, { state: Table; view: View }>()
    holds(({ before, after }) => {
      for (const role of ROLES) {
        const fresh = tmr.view(after, role)
        for (const last of [{ state: before, view: tmr.view(before, role) }, seen.get(roleKey(role))]) {
          if (!last) continue
          const view = tmr.view(after, role, last)
          expect(view).toEqual(fresh)
          const patch = diff(last.view, view)
          expect(patch === null ? passes(last.view) : applyPatch(passes(last.view), passes(patch))).toEqual(passes(fresh))
          if (same(fresh, last.view) && last.state === before && after === before) expect(view).toBe(last.view)
        }
        seen.set(roleKey(role), { state: after, view: fresh })
      }
    })
  })

  test('replay equals live', () => {
    fc.assert(
      fc.property(seeds, (game) => {
        const events: Event[] = []
        const live = play(game, ({ answer }) => void (isRefusal(answer) || events.push(...(passes(answer) as Event[]))))
        expect(passes(events.reduce(tmr.evolve, tmr.initial(liveTable())))).toEqual(passes(live))
      }),
      RUNS,
    )
  })

  test('views and what is told are plain data for every role', () => {
    holds(({ before, after, answer }) => {
      for (const role of ROLES) {
        const view = tmr.view(after, role)
        if (!same(passes(view), view)) expect(passes(view)).toStrictEqual(view)
        if (isRefusal(answer)) continue
        let reached = before
        for (const event of answer) {
          const next = tmr.evolve(reached, event)
          const told = tmr.tell(event, reached, next)(role)
          if (!same(passes(told), told)) expect(passes(told)).toStrictEqual(told)
          reached = next
        }
      }
    })
  })
})

describe('what holds at every moment', () => {
  test('[DRM-3] dream points are never below zero, and at zero one sleeps', () => {
    holds(({ after }) => {
      for (const { dream, stage } of dreamersOf(after)) {
        expect(dream).toBeGreaterThanOrEqual(0)
        if (dream === 0) expect(stage.phase).toBe('asleep')
      }
    })
  })

  test('[HID-3] the true cell is among the candidates, by map order; one alone is the known position', () => {
    holds(({ after }) => {
      for (const { position, candidates, likelihood } of dreamersOf(after)) {
        if (!candidates) continue
        expect(likelihood === null || likelihood.length === candidates.length).toBe(true)
        expect(likelihood?.every((one) => one > 0) ?? true).toBe(true)
        expect(likelihood?.reduce((sum, one) => sum + one, 0) ?? 1).toBeCloseTo(1)
        expect(candidates).toContain(position)
        expect(candidates.length).toBeGreaterThan(1)
        expect([...candidates].sort(byMapOrder)).toEqual(candidates)
        expect(new Set(candidates).size).toBe(candidates.length)
      }
    })
  })

  test('[RES-2] [RES-3] reserve limits hold', () => {
    holds(({ after }) => {
      for (const { reserves, sheet } of dreamersOf(after)) {
        const shelf = { reserves, draconic: sheet.draconic, voieOf: (id: string) => findSpell(after.spells, id)?.voie }
        for (const voie of ['oniros', 'hypnos', 'narcos', 'thanatos'] as const)
          expect(storedOf(shelf, voie)).toBeLessThanOrEqual(Math.max(0, sheet.draconic[voie]))
        const lying = lasting(reserves)
        for (const [at, one] of lying.entries())
          expect(lying.slice(at + 1).some((other) => sameSlot(one.cell, other.cell))).toBe(false)
      }
    })
  })

  test('[FAT-1] fatigue is never lost, and counted only in the TMR', () => {
    holds(({ command, before, after }) => {
      for (const { id, fatigue, pendingFatigue, stage, journey, sheet } of dreamersOf(after)) {
        const was = before.dreamers[id] as Dreamer
        if (command.type !== 'correct') expect(fatigue + pendingFatigue).toBeGreaterThanOrEqual(was.fatigue + was.pendingFatigue)
        expect(journey !== null).toBe(UP.has(stage.phase))
        if (!journey) expect(pendingFatigue).toBe(0)
        if (stage.phase !== 'asleep') expect(fatigue + pendingFatigue).toBeLessThan(capacityOf(sheet.stamina))
      }
    })
  })

  test('[FAT-2] rounds only go on', () => {
    holds(({ before, after }) => {
      for (const { id, round } of dreamersOf(after)) {
        const passed = round - (before.dreamers[id] as Dreamer).round
        expect([0, 1]).toContain(passed)
      }
    })
  })

  test('[ENC-5] what waits, waits where the demi-rêve was left, unless it was put elsewhere', () => {
    let placed = false
    fc.assert(
      fc.property(seeds, (game) => {
        placed = false
        play(game, ({ command, after }) => {
          placed ||= command.type === 'place'
          for (const { waiting, position } of dreamersOf(after)) if (waiting && !placed) expect(waiting.cell).toBe(position)
        })
      }),
      RUNS,
    )
  })
})

describe('prompts', () => {
  const choicesOf = (prompt: object): readonly Choice[] => {
    const {
      choices = [],
      ascents = [],
      steps = [],
    } = prompt as { choices?: Choice[]; ascents?: Choice[]; steps?: { choice: Choice }[] }
    return [...choices, ...ascents, ...steps.map((step) => step.choice)]
  }

  test('[HID-6] every answer shown as open is open, every other is refused for the reason shown', () => {
    const role = joueur(FIRST)
    holds(({ after, dice }) => {
      const view = tmr.view(after, role)
      const [board] = view.boards
      if (!board) return
      const answered = (command: Command) => tmr.decide(after, command, role, { roll: livelyDice(dice.thrown.length).roll })
      for (const { command, refusal } of choicesOf(promptOf(view, board))) {
        const answer = answered(command)
        expect(isRefusal(answer) ? answer.code : null).toBe(refusal?.code ?? null)
      }
      for (const command of legalCommands(view, board).slice(0, 40)) expect(isRefusal(answered(command))).toBe(false)
    })
  })
})

describe('in a room', () => {
  const roomWith = async (storage: ReturnType<typeof memoryStorage<Event>>, seed: number) => {
    const room = await openRoom({
      game: tmr,
      storage,
      dice: livelyDice(seed),
      clock: () => 0,
      onFault: (error) => expect.fail(String(error)),
    })
    if (isRefusal(room)) throw new Error(room.code)
    return room
  }

  test('undo then replay equals before, and a room opened again is the same', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async ({ seed, choices }) => {
        const storage = memoryStorage<Event>(newTable(tmr, liveTable()))
        const room = await roomWith(storage, seed)
        const mirror = { table: tmr.initial(liveTable()) }
        const views = [room.view(GARDIEN)]
        for (const [at, choice] of choices.slice(0, 60).entries()) {
          const { command, by } = spoken(mirror.table, chanceOf(choice))
          const written = room.entries.length
          await room.submit({ id: `c${at}`, by, command })
          const entry = room.entries[written]
          if (entry?.kind !== 'done') continue
          mirror.table = entry.events.reduce(tmr.evolve, mirror.table)
          views.push(room.view(GARDIEN))
        }
        expect(room.view(GARDIEN)).toEqual(tmr.view(mirror.table, GARDIEN))
        for (const [at, view] of views.slice(0, -1).reverse().entries()) {
          expect((await room.undo({ id: `u${at}`, by: GARDIEN })).ok).toBe(true)
          expect(room.view(GARDIEN)).toEqual(view)
        }
        expect((await roomWith(storage, seed)).view(GARDIEN)).toEqual(room.view(GARDIEN))
      }),
      { numRuns: 15 },
    )
  })
})
