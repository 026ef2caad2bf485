import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../kit/refusal.ts'
import { GARDIEN, type Role, spectateur } from '../../../../kit/roles.ts'
import type { Received } from '../../../../kit/testing/nonInterference.ts'
import { reveals } from '../hidden/reveals.ts'
import { type Event, type Table, type Told, tmr, type View } from '../index.ts'
import { CELL_IDS } from '../map/map.ts'
import { NEW_OPTIONS } from '../setup.ts'
import { dragonSays, dragonTable } from '../testing/dragonPlay.ts'
import { acting } from '../testing/dragonScene.ts'
import { chanceOf, FIRST, livelyDice } from '../testing/randomPlay.ts'
import { given, givenAt, lostAmong, NITOUCHE, PLAYER, up } from '../testing/scene.ts'
import { derive, PLAYER as FIRST_PLAYER, leak, refusalsIn, stepsFrom } from '../testing/twoWorlds.ts'
import { ENCOUNTER_KINDS } from './kinds.ts'

const to = NITOUCHE
const SEND = { to, cell: null, kind: 'mangeur', strength: 5 } as const

describe('what the gardien sends', () => {
  test('[ENC-1] comes instead of the next 1d7, once, and says that it was sent', () => {
    const met = given({}, up()).does('sendEncounter', SEND).does('move', { to: 's' })
    expect(met.happened).toEqual(['moved', 'sentMet'])
    expect(met.seen.encounter).toEqual({ kind: 'mangeur', strength: 5, lostRounds: 0, until: null })
    expect(met.told.at(-1)?.what).toEqual({ type: 'sentMet', kind: 'mangeur', strength: 5 })
    expect(met.table.sent).toEqual([])
    expect(met.does('repress', {}, 'd20 20').does('move', { to: 'n' }, 'd7 1').phase).toBe('free')
  })

  test('[ENC-1] laid on a cell it waits there, for the steps and the ascents of that dreamer', () => {
    const laid = given({}, up()).does('sendEncounter', { ...SEND, cell: 'G6' })
    const there = laid.does('move', { to: 's' }, 'd7 1').does('move', { to: 's' })
    expect(there.board).toMatchObject({ position: 'G6', encounter: { kind: 'mangeur' } })
    const below = given({ position: 'G6' }).does('sendEncounter', { ...SEND, cell: 'G6' })
    expect(below.does('ascend', { mode: 'normal' }).happened).toEqual(['ascended', 'sentMet'])
  })

  test('[ENC-1] what lies on the cell comes before what may come anywhere', () => {
    const both = given({}, up())
      .does('sendEncounter', SEND)
      .does('sendEncounter', { ...SEND, cell: 'G5', kind: 'fleur' })
    const met = both.does('move', { to: 's' })
    expect(met.board.encounter?.kind).toBe('fleur')
    expect(met.table.sent).toEqual([SEND])
  })

  test('[ENC-2] its strength is that of its row unless the gardien says it', () => {
    const rolled = given().does('sendEncounter', { to, cell: null, kind: 'reflet' }, 'd6 2 5')
    expect(rolled.table.sent).toEqual([{ to, cell: null, kind: 'reflet', strength: 7 }])
    expect(rolled.events).toMatchObject([{ dice: [2, 5] }])
  })

  test('[ENC-5] evaded, it waits on the cell as any other; what waited there comes first', () => {
    const evaded = given({}, up()).does('sendEncounter', SEND).does('stay').does('evade')
    expect(evaded.seen.waiting).toMatchObject({ cell: 'G4', kind: 'mangeur', strength: 5 })
    const again = evaded.does('sendEncounter', { ...SEND, kind: 'fleur' }).does('ascend', { mode: 'normal' })
    expect(again.happened).toEqual(['ascended', 'encounterReturned'])
    expect(again.table.sent).toHaveLength(1)
  })

  test('[ENC-15] in a round without 1d7 nothing sent comes either', () => {
    const held = given({}, up('accelerated'), { type: 'encounterMet', kind: 'tourbillon-blanc', strength: 2, face: 1, dice: [] })
    const freed = held
      .does('master', {}, 'd100 99')
      .does('struggle', {}, 'd100 1 direction s')
      .does('reveal')
      .does('sendEncounter', SEND)
    const after = freed.does('move', { to: 's' })
    expect(after.happened).not.toContain('sentMet')
    expect(after.table.sent).toHaveLength(1)
  })

  test('[TET-6] where a cité gives, it gives, and what was sent comes later', () => {
    const effects = acting(['tete-present-des-cites', { cells: 'G7 K7' }])
    const scene = givenAt({ position: 'G7', effects }, { options: NEW_OPTIONS }).does('sendEncounter', SEND)
    const up = scene.does('ascend', { mode: 'normal' })
    expect([up.phase, up.table.sent.length]).toEqual(['gift', 1])
  })

  test('[HID-3] met while lost, it tells nothing of the cell where it lay', () => {
    const lost = given({}, up(), ...lostAmong('K8', 'A2 K8')).does('sendEncounter', { ...SEND, cell: 'K8' })
    const met = lost.does('stay')
    expect(met.seen).toMatchObject({ position: null, candidates: ['A2', 'K8'], phase: 'encounter' })
    expect(JSON.stringify(met.told.filter(({ what }) => what.type === 'sentMet'))).not.toContain('K8')
  })

  test('[ENC-1] met without a die, it is still not taken back for nothing', () => {
    const before = given({}, up()).does('sendEncounter', SEND)
    const met: Event = { type: 'sentMet', dreamer: to, kind: 'mangeur', strength: 5, cell: null }
    expect(reveals(met, before.table, tmr.evolve(before.table, met))).toBe(true)
  })

  test('[ENC-1] taken back before it is met, the 1d7 is rolled; after it, what was met stays met', () => {
    const recalled = given({}, up()).does('sendEncounter', SEND).does('recallEncounter', { to, cell: null })
    expect(recalled.does('stay', {}, 'd7 1').phase).toBe('free')
    expect(recalled.does('recallEncounter', { to, cell: null }).events).toEqual([])
    const met: Event = { type: 'sentMet', dreamer: to, kind: 'mangeur', strength: 5, cell: null }
    expect(tmr.evolve(given({}, up()).table, met).dreamers[to]?.stage.phase).toBe('encounter')
  })

  test('[ENC-1] is refused for a dreamer who is not there, and to everybody but the gardien', () => {
    given().refuses('sendEncounter', { ...SEND, to: 'personne' }, 'unknown-dreamer')
    const command = { type: 'sendEncounter', ...SEND } as const
    expect(tmr.decide(given().table, command, PLAYER, { roll: () => 1 })).toMatchObject({ code: 'gardien-only' })
  })

  test('[ENC-1] no more of them than a table holds; a dreamer who leaves takes theirs along', () => {
    const full = CELL_IDS.slice(0, 60).reduce((scene, one) => scene.does('sendEncounter', { ...SEND, cell: one }), given())
    full.refuses('sendEncounter', SEND, 'too-many')
    expect(full.does('sendEncounter', { ...SEND, cell: CELL_IDS[0] }).table.sent).toHaveLength(60)
    const gone = tmr.evolve(full.table, { type: 'dreamerLeft', dreamer: to })
    expect(gone.sent).toEqual([])
  })
})

const happened = ({ message }: Received<View, Told>): boolean =>
  message?.told.some(({ what }) => what.type === 'sentMet' || what.type === 'noteShown') ?? false

/** The same table, where the gardien has laid an encounter on every third cell, sent one anywhere, and written of all of it. */
const keeping = (table: Table, seed: number, anywhere: boolean): Table => {
  const chance = chanceOf(seed)
  const strength = 2 + chance.below(6)
  const cells = CELL_IDS.filter((_, at) => at % 3 === seed % 3)
  const sent = [...cells, ...(anywhere ? [null] : [])].map(
    (one): Event => ({ type: 'encounterSent', to: FIRST, cell: one, kind: chance.of(ENCOUNTER_KINDS), strength, dice: [] }),
  )
  const noted = [{ kind: 'table' }, { kind: 'cell', cell: chance.of(CELL_IDS) }, { kind: 'dreamer', dreamer: FIRST }] as const
  return [...sent, ...noted.map((on): Event => ({ type: 'noted', on, text: 'Un secret.' }))].reduce(tmr.evolve, table)
}

const games = fc.record({ seed: fc.nat(), choices: fc.array(fc.nat(), { minLength: 5, maxLength: 25 }), anywhere: fc.boolean() })

const playedTable = (choices: readonly number[]): Table =>
  choices.reduce((table, choice) => {
    const { command, by } = dragonSays(table, chanceOf(choice))
    const answer = tmr.decide(table, command, by, livelyDice(choice))
    return isRefusal(answer) ? table : answer.reduce(tmr.evolve, table)
  }, dragonTable())

describe('two worlds that differ in what the gardien sent and wrote', () => {
  test.each<[string, Role]>([
    ['the player', FIRST_PLAYER],
    ['a spectator', spectateur(FIRST)],
  ])('[ENC-1] %s is sent the same until one is met, or shown', (_, role) => {
    let met = 0
    fc.assert(
      fc.property(games, ({ seed, choices, anywhere }) => {
        const left = playedTable(choices)
        const right = keeping(left, seed, anywhere)
        expect(tmr.view(right, GARDIEN).secrets?.notes.length).toBeGreaterThanOrEqual(3)
        expect(refusalsIn(right)).toEqual(refusalsIn(left))
        const mayDiffer = (one: Received<View, Told>, other: Received<View, Told>): boolean => {
          if (!happened(one) && !happened(other)) return false
          met++
          return true
        }
        // The dice of both are the same, the hidden ones too: nothing else is to differ.
        const steps = stepsFrom(right, seed, 12, dragonSays).map(({ command, by }) => ({ command, by }))
        expect(leak({ role, left, right, steps, derive, mayDiffer })).toBeNull()
      }),
      { numRuns: 25, endOnFailure: true },
    )
    expect(met).toBeGreaterThan(3)
  })
})
