import { describe, expect, test, vi } from 'vitest'
import type { Dice } from '../../../kit/dice.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { joueur, type Role, roleKey } from '../../../kit/roles.ts'
import type { Chance } from '../../../kit/testing/chance.ts'
import type { Offer, OtherWorld, Said } from '../../../kit/testing/contract/parts.ts'
import type { Moment, Played } from '../../../kit/testing/contract/playing.ts'
import { gameContract } from '../../../kit/testing/gameContract.ts'
import type { Received } from '../../../kit/testing/nonInterference.ts'
import { often } from '../../../kit/testing/often.ts'
import { dragonEntry } from './dreamer/dragon.ts'
import { capacityOf } from './dreamer/fatigue.ts'
import { groundOf } from './effects/groundOf.ts'
import { effectsOf } from './effects/queries.ts'
import { Misfit } from './fits.ts'
import { type Command, type Event, type Table, type Told, tmr, type View } from './index.ts'
import { byMapOrder, isCellId } from './map/map.ts'
import type { Choice } from './prompts/choice.ts'
import { legalCommands } from './prompts/legal.ts'
import { promptOf } from './prompts/promptOf.ts'
import { storedOf } from './reserves/limits.ts'
import { lasting, sameSlot } from './reserves/slots.ts'
import { findSpell } from './spells/spell.ts'
import type { Dreamer } from './state.ts'
import { dragonSays } from './testing/dragonPlay.ts'
import { lostFromTheStart, lostUnderEffects } from './testing/lostTables.ts'
import { FIRST, livelyDice, liveTable, spoken } from './testing/randomPlay.ts'
import { battery, derive, mayDiffer, othersOf, PLAYER, worldDice } from './testing/twoWorlds.ts'

vi.setConfig({ testTimeout: 240_000 })

const LIVE = liveTable()
const DRAGONS = { ...LIVE, options: { ...LIVE.options, dragons: true } }

const choicesOf = (prompt: object): readonly Choice[] => {
  const {
    choices = [],
    ascents = [],
    steps = [],
  } = prompt as { choices?: Choice[]; ascents?: Choice[]; steps?: { choice: Choice }[] }
  return [...choices, ...ascents, ...steps.map((step) => step.choice)]
}

/** HID-6: what a prompt shows, and what is counted as open. */
const offers = (view: View, role: Role, chance: Chance): readonly Offer<Command>[] => {
  const [board] = view.boards
  if (!board || role.kind !== 'joueur' || !chance.once(3)) return []
  const shown = choicesOf(promptOf(view, board)).map(({ command, refusal }) => ({ command, refusal: refusal?.code ?? null }))
  return [
    ...shown,
    ...legalCommands(view, board)
      .slice(0, 40)
      .map((command) => ({ command, refusal: null })),
  ]
}

/** AST-3, SIG-1: other numbers for every day, another value of the sign. */
const otherSky = (table: Table): Table => {
  const me = table.dreamers[FIRST] as Dreamer
  const { sign } = me.depths
  const astral = Object.fromEntries(Object.entries(table.astral).map(([day, number]) => [day, (number % 12) + 1]))
  const depths = { ...me.depths, sign: sign && { ...sign, value: 2 } }
  return { ...table, astral, dreamers: { ...table.dreamers, [FIRST]: { ...me, depths } } }
}

/** What a reading tells, the quality of a roll, and what was read of a sign. */
const isOfTheSky = ({ message }: Received<View, Told>): boolean =>
  message?.told.some(({ what }) => what.type === 'starsRead' || what.type === 'castRolled' || what.type === 'signRead') ?? false

const isReadInBoth = (one: Received<View, Told>, other: Received<View, Told>): boolean => isOfTheSky(one) && isOfTheSky(other)

const phasesOf = ({ message }: Received<View, Told>): string => JSON.stringify(message?.view.table.map(({ phase }) => phase))

/** Whoever looks on is told less than the player, but sees in which phase everybody is, as the player does. */
const mayDifferFor =
  (role: Role) =>
  (left: Received<View, Told>, right: Received<View, Told>): boolean =>
    mayDiffer(left, right) || (roleKey(role) !== roleKey(PLAYER) && phasesOf(left) !== phasesOf(right))

/** What a player sees is the same in both worlds; what only the world draws is each world's own. */
const diceOfPlaces = (seed: number, { command }: Said<Command>): readonly [Dice, Dice] => {
  const own = 'dreamer' in command && command.dreamer === FIRST ? 1 : 0
  return [worldDice(seed, seed * 2), worldDice(seed, seed * 2 + own)]
}

/** The demi-rêve on other cells that fit; under Dragons, other stars and another sign. */
const otherWorlds = (table: Table, role: Role, chance: Chance): readonly OtherWorld<Table, Command, View, Told>[] => {
  if (role.kind === 'gardien') return []
  const me = table.dreamers[FIRST] as Dreamer
  const places = me.candidates ? othersOf({ left: table, me, seed: chance.below(1_000_000) }) : []
  const skies = Object.keys(table.astral).length > 0 ? [otherSky(table)] : []
  return [
    ...places.map((state) => ({ state, mayDiffer: mayDifferFor(role), dice: diceOfPlaces })),
    ...skies.map((state) => ({ state, mayDiffer: isReadInBoth })),
  ]
}

const games = gameContract(tmr, {
  setups: { 'in the Lands': LIVE, 'lost from the start': LIVE, 'under Dragons': DRAGONS, 'lost under effects': DRAGONS },
  opening: (table, seed) =>
    table === 'lost from the start' ? lostFromTheStart(seed) : table === 'lost under effects' ? lostUnderEffects(seed) : [],
  games: often(2, 5),
  steps: 120,
  says: (table, chance) => (table.options.dragons ? dragonSays : spoken)(table, chance),
  dice: livelyDice,
  offers,
  misfit: Misfit,
  // A clock set by hand under hours that were counted.
  overrules: ({ type }) => type === 'setClock',
  secrets: {
    otherWorlds,
    derive,
    tries: (role) => (role.kind === 'joueur' && role.seat === FIRST ? battery(FIRST) : []),
    atLeast: 100,
  },
})

type Seen = Moment<Table, Command, Event>

const always = (look: (moment: Seen, played: Played<Table, Command, Event>) => void): void => {
  for (const played of games()) for (const moment of played.moments) look(moment, played)
}
const dreamersOf = ({ dreamers }: Table): readonly Dreamer[] => Object.values(dreamers)
const eventsOf = ({ answer }: Seen): readonly Event[] => (isRefusal(answer) ? [] : answer)
const UP = new Set(['encounter', 'service', 'captive', 'wet', 'free', 'cast', 'fumble', 'carrying', 'gift', 'releasing'])

describe('what holds at every moment', () => {
  test('games go through every phase, and under many effects', () => {
    const phases = new Set<string>()
    const keys = new Set<string | null>()
    always(({ after }) => {
      for (const { candidates, stage, effects } of dreamersOf(after)) {
        phases.add(candidates ? `lost ${stage.phase}` : stage.phase)
        for (const { key } of effects) keys.add(key)
      }
    })
    const wanted = [...UP].filter((phase) => phase !== 'gift' && phase !== 'releasing')
    for (const phase of [...wanted, 'awake', 'asleep', 'targeting', 'lost free']) expect(phases).toContain(phase)
    expect(keys.size).toBeGreaterThan(8)
  })

  test('only the gardien does what is the gardien’s, and a joueur only for their own dreamer', () => {
    always(({ command, by, answer }) => {
      if (isRefusal(answer) || by.kind === 'gardien') return
      if (by.kind !== 'joueur' || !('dreamer' in command) || command.dreamer !== by.seat)
        expect.fail(JSON.stringify([by, command]))
    })
  })

  test('[DRM-3] [NIT-7] dream points are never below zero; whoever has no dream points or no life left sleeps', () => {
    always(({ after }) => {
      for (const { dream, depths, stage } of dreamersOf(after)) {
        expect(dream).toBeGreaterThanOrEqual(0)
        expect(depths.seuil).toBeGreaterThanOrEqual(1)
        if (dream === 0 || depths.life <= 0) expect(stage.phase).toBe('asleep')
      }
    })
  })

  test('[HID-3] the true cell is among the candidates, by map order; one alone is the known position', () => {
    always(({ after }) => {
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
    always(({ after }, { table }) => {
      // TET-9: under effects more than one may lie on a cell.
      if (table !== 'in the Lands' && table !== 'lost from the start') return
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
    always(({ command, before, after }, { table }) => {
      if (table !== 'in the Lands' && table !== 'lost from the start') return
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
    always(({ before, after }, { table }) => {
      if (table !== 'in the Lands') return
      for (const { id, round } of dreamersOf(after)) expect([0, 1]).toContain(round - (before.dreamers[id] as Dreamer).round)
    })
  })

  test('[ENC-5] what waits, waits where the demi-rêve was left, unless it was put elsewhere', () => {
    for (const { moments } of games().filter(({ table }) => table === 'in the Lands')) {
      const placed = moments.findIndex(({ command }) => command.type === 'place')
      for (const { after } of placed < 0 ? moments : moments.slice(0, placed))
        for (const { waiting, position } of dreamersOf(after)) if (waiting) expect(waiting.cell).toBe(position)
    }
  })
})

describe('under Dragons', () => {
  const overdue = (table: Table): string[] =>
    dreamersOf(table).flatMap(({ id, effects }) =>
      effects.flatMap(({ n, until }) => (until !== undefined && until < table.clock.day ? [`${id} ${n}`] : [])),
    )

  const under = (look: (moment: Seen) => void): void => {
    let borne = 0
    always((moment, { table }) => {
      if (table !== 'under Dragons') return
      for (const { effects } of dreamersOf(moment.after)) borne += effects.length
      look(moment)
    })
    expect(borne).toBeGreaterThan(25)
  }

  test('effects are numbered once', () => {
    under(({ after }) => {
      for (const { effects, depths } of dreamersOf(after)) {
        expect(new Set(effects.map(({ n }) => n)).size).toBe(effects.length)
        expect(effects.every(({ n }) => n < depths.next)).toBe(true)
      }
    })
  })

  test('[DRG-5] [NIT-8] no effect outlasts the end of its last day', () => {
    under(({ command, before, after }) => {
      // The clock set by hand is no day that passed: what it leaves behind ends with the next one.
      if (command.type === 'setClock') return
      const left = before.clock.day === after.clock.day ? overdue(before) : []
      expect(left).toEqual(expect.arrayContaining(overdue(after)))
    })
  })

  test('[DRG-7] [ENC-7] only what has a price is repressed, never a souffle or a tête, and a failed test empties the counter', () => {
    let tested = 0
    under((moment) => {
      for (const event of eventsOf(moment)) {
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
    under(({ after }) => {
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
    under(({ after }) => {
      for (const me of dreamersOf(after).filter(({ journey }) => journey === null))
        for (const { n } of effectsOf(me, 'perpetual-queue')) expect(me.effects.some(({ of }) => of === n)).toBe(true)
    })
  })

  test('[DRG-13] [AST-3] [SIG-1] a player is shown neither the number of the day, nor what a sign is, nor a hidden cell', () => {
    under((moment) => {
      const { before, after } = moment
      const [board] = tmr.view(after, joueur(FIRST)).boards
      if (!board) return
      expect(board.astral).toBeNull()
      expect(Object.keys(board.sign ?? {}).filter((key) => key !== 'difficulty' && key !== 'resonates')).toEqual([])
      if (after.dreamers[FIRST]?.candidates) expect(board.position).toBeNull()
      for (const event of eventsOf(moment))
        if (event.type === 'astralSet') expect(tmr.tell(event, before, after)(joueur(FIRST))).toBeNull()
    })
  })
})
