import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../kit/refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../../../kit/roles.ts'
import type { Command } from './commands.ts'
import { type Table, tmr } from './index.ts'
import { DEFAULT_OPTIONS } from './setup.ts'
import { dreamerId } from './state.ts'
import { cell, given, lostAmong, meets, NITOUCHE, PLAYER, type Scene, setupOf, up } from './testing/scene.ts'

const OTHER = dreamerId('ondine')
const dice = { roll: () => 1 }

const table = (): Table => {
  const [nitouche, ondine] = [setupOf(), setupOf({ id: OTHER, name: 'Ondine', position: 'K8' })]
  return tmr.initial({ ...nitouche, dreamers: [...nitouche.dreamers, ...ondine.dreamers] })
}

const answer = (command: Command, by: Role, at = table()) => tmr.decide(at, command, by, dice)
const tableAfter = (command: Command, by: Role = GARDIEN, at = table()): Table => {
  const events = answer(command, by, at)
  if (isRefusal(events)) throw new Error(events.code)
  return events.reduce(tmr.evolve, at)
}

describe('who may say what', () => {
  test('a player speaks for their own dreamer, the gardien for any, a spectator for none', () => {
    const ascend = { type: 'ascend', dreamer: NITOUCHE, mode: 'normal' } as const
    expect(isRefusal(answer(ascend, PLAYER))).toBe(false)
    expect(isRefusal(answer(ascend, GARDIEN))).toBe(false)
    expect(answer(ascend, joueur(OTHER))).toMatchObject({ code: 'not-yours' })
    expect(answer(ascend, spectateur(NITOUCHE))).toMatchObject({ code: 'not-yours' })
  })

  test('what is the gardien’s is the gardien’s alone', () => {
    const commands: Command[] = [
      { type: 'advance', hours: 1 },
      { type: 'setClock', moment: { day: 1, hour: 'lyre' } },
      { type: 'reveal', dreamer: NITOUCHE },
      { type: 'place', dreamer: NITOUCHE, cell: cell('A1'), hidden: false },
      { type: 'correct', dreamer: NITOUCHE, dream: 99 },
      { type: 'modify', dreamer: NITOUCHE, value: 9, secret: false },
      { type: 'rollSecret', count: 1, sides: 6, note: '' },
      { type: 'removeDreamer', dreamer: OTHER },
    ]
    for (const command of commands) {
      expect(answer(command, PLAYER)).toMatchObject({ code: 'gardien-only' })
      expect(answer(command, spectateur(NITOUCHE))).toMatchObject({ code: 'gardien-only' })
      expect(isRefusal(answer(command, GARDIEN))).toBe(false)
    }
  })

  test('[MOV-4] a player breaks their own concentration by a gesture, nobody else’s', () => {
    const up = tableAfter({ type: 'ascend', dreamer: NITOUCHE, mode: 'normal' })
    const broken: Command = { type: 'interrupt', dreamer: NITOUCHE }
    for (const role of [PLAYER, GARDIEN]) expect(isRefusal(answer(broken, role, up))).toBe(false)
    for (const role of [joueur(OTHER), spectateur(NITOUCHE)])
      expect(answer(broken, role, up)).toMatchObject({ code: 'not-yours' })
  })

  test('[CAST-1] a player adds no modifier of their own', () => {
    expect(answer({ type: 'cast', dreamer: NITOUCHE, spell: 'voix', modifier: 5 }, PLAYER)).toMatchObject({
      code: 'gardien-only',
      rule: 'CAST-1',
    })
  })
})

describe('the company of the table', () => {
  test('a dreamer comes and goes', () => {
    const [setup] = setupOf({ id: dreamerId('third'), name: 'Tierce' }).dreamers
    if (!setup) throw new Error('nobody')
    const three = tableAfter({ type: 'addDreamer', setup })
    expect(tmr.view(three, GARDIEN).table.map(({ name }) => name)).toEqual(['Nitouche', 'Ondine', 'Tierce'])
    expect(answer({ type: 'addDreamer', setup }, GARDIEN, three)).toMatchObject({ code: 'name-taken' })
    expect(tmr.view(tableAfter({ type: 'removeDreamer', dreamer: OTHER }, GARDIEN, three), GARDIEN).boards).toHaveLength(2)
    expect(
      answer({ type: 'stay', dreamer: OTHER }, GARDIEN, tableAfter({ type: 'removeDreamer', dreamer: OTHER })),
    ).toMatchObject({
      code: 'unknown-dreamer',
    })
  })

  test('not more than a table can hold', () => {
    let full = table()
    for (let at = 2; at < 24; at++) {
      const [setup] = setupOf({ id: dreamerId(`d${at}`) }).dreamers
      if (setup) full = tableAfter({ type: 'addDreamer', setup }, GARDIEN, full)
    }
    const [one] = setupOf({ id: dreamerId('last') }).dreamers
    expect(one && answer({ type: 'addDreamer', setup: one }, GARDIEN, full)).toMatchObject({ code: 'too-many' })
  })

  test('the clock is moved and set, and options too', () => {
    expect(tableAfter({ type: 'advance', hours: 9 }).clock).toEqual({ day: 2, hour: 'vaisseau' })
    expect(tableAfter({ type: 'setClock', moment: { day: 7, hour: 'roseau' } }).clock).toEqual({ day: 7, hour: 'roseau' })
    expect(tableAfter({ type: 'setOptions', options: { ...DEFAULT_OPTIONS, odds: false } }).options.odds).toBe(false)
  })
})

describe('views', () => {
  test('the gardien sees every board, a player and a spectator one, all of them who is there', () => {
    const boards = (role: Role): string[] => tmr.view(table(), role).boards.map(({ id }) => id)
    expect(boards(GARDIEN)).toEqual([NITOUCHE, OTHER])
    expect(boards(PLAYER)).toEqual([NITOUCHE])
    expect(boards(spectateur(OTHER))).toEqual([OTHER])
    expect(boards(joueur('nobody'))).toEqual([])
    expect(tmr.view(table(), PLAYER).table).toEqual([
      { id: NITOUCHE, name: 'Nitouche', phase: 'awake' },
      { id: OTHER, name: 'Ondine', phase: 'awake' },
    ])
  })

  test('what happens to one dreamer is told to their player and the gardien, not to the others', () => {
    const before = table()
    const events = answer({ type: 'ascend', dreamer: NITOUCHE, mode: 'normal' }, PLAYER, before)
    if (isRefusal(events)) throw new Error(events.code)
    const [event] = events
    if (!event) throw new Error('nothing')
    const now = tmr.evolve(before, event)
    expect(tmr.tell(event, before, now)(PLAYER)).toMatchObject({
      dreamer: NITOUCHE,
      round: 1,
      what: { type: 'ascended', cost: 1 },
    })
    expect(tmr.tell(event, before, now)(GARDIEN)).not.toBeNull()
    expect(tmr.tell(event, before, now)(joueur(OTHER))).toBeNull()
    expect(tmr.tell(event, before, now)(spectateur(OTHER))).toBeNull()
  })

  test('[HID-6] a view is the same whatever hidden cell: only the gardien’s holds it', () => {
    const at = (truth: string) => given({}, up(), ...lostAmong(truth, 'A2 K8 L10')).table
    expect(tmr.view(at('K8'), PLAYER)).toEqual(tmr.view(at('L10'), PLAYER))
    expect(tmr.view(at('K8'), GARDIEN)).not.toEqual(tmr.view(at('L10'), GARDIEN))
  })
})

describe('the gardien’s hand', () => {
  test('[DRM-2] puts a demi-rêve somewhere, told or hidden', () => {
    expect(given().does('place', { cell: 'A1', hidden: false }).seen).toMatchObject({ position: 'A1', candidates: ['A1'] })
    const hidden = given().does('place', { cell: 'K9', hidden: true })
    expect(hidden.seen).toMatchObject({ position: null, genre: 'sanctuaire' })
    expect(hidden.seen.candidates).toHaveLength(6)
    expect(hidden.told).toMatchObject([{ what: { type: 'placed', to: null, genre: 'sanctuaire' } }])
  })

  test('[WET-1] [RES-4] put on a cell in the middle of a journey, its water and its reserve apply', () => {
    expect(given({}, up()).does('place', { cell: 'G6', hidden: false }).phase).toBe('wet')
    const reserves = [{ cell: 'K9', spell: 'voix' }]
    expect(given({ reserves }, up()).does('place', { cell: 'K9', hidden: false }).phase).toBe('carrying')
    given({}, up(), { type: 'wetMet' }).refuses('place', { cell: 'A1', hidden: false }, 'wrong-phase', 'DRM-2')
  })

  test('[HID-2] told where it is, what was made while lost is known', () => {
    const stored = given({}, up(), ...lostAmong('K8', 'A2 K8'))
      .does('cast', { spell: 'sable' }, 'd100 40')
      .does('reserve')
    expect(stored.seen.reserves[0]?.cell).toBeNull()
    expect(stored.does('place', { cell: 'A1', hidden: false }).seen.reserves[0]?.cell).toBe('K8')
  })

  const reveals = (from: Scene, to: Scene): boolean => {
    let reached = from.table
    return to.events.some((event) => {
      const before = reached
      reached = tmr.evolve(reached, event)
      return tmr.reveals(event, before, reached)
    })
  }

  test('[HID-6] whatever told a lost player something of the hidden cell is undone with the gardien only', () => {
    const lost = given({ reserves: [{ cell: 'A1', spell: 'voix' }] }, up(), ...lostAmong('K8', 'A2 H5 K8'))
    const served = (kind: 'passeur' | 'messager') =>
      given({}, up(), ...lostAmong('A2', 'A2 H5 K8'), meets(kind, 9), { type: 'serviceWon' })
    expect(reveals(lost, lost.does('move', { to: 'n' }, 'd7 1'))).toBe(true)
    expect(reveals(lost, lost.does('reveal'))).toBe(true)
    for (const kind of ['passeur', 'messager'] as const) {
      expect(reveals(served(kind), served(kind).does('goTo', { path: ['n'] }))).toBe(true)
      expect(reveals(served(kind), served(kind).does('goTo', { path: ['n', 'n'] }))).toBe(true)
    }
    expect(reveals(lost, lost.does('descend'))).toBe(false)
  })

  test('a way that hides nothing is one’s own to undo', () => {
    const seen = given({}, up(), meets('messager', 9), { type: 'serviceWon' })
    expect(reveals(seen, seen.does('goTo', { cell: 'G6' }))).toBe(false)
    expect(reveals(seen, seen.does('decline'))).toBe(false)
  })

  test('no dreamer shares the undo of the table, and a coming belongs to the one who came', () => {
    for (const id of ['table', NITOUCHE].map(dreamerId))
      expect(tmr.scopeOf({ type: 'advance', hours: 1 })).not.toBe(tmr.scopeOf({ type: 'stay', dreamer: id }))
    const [setup] = setupOf().dreamers
    if (!setup) throw new Error('nobody')
    expect(tmr.scopeOf({ type: 'addDreamer', setup })).toBe(tmr.scopeOf({ type: 'stay', dreamer: setup.id }))
    const tables = [':table', '*'].map((id) => tmr.parseCommand({ type: 'stay', dreamer: id }))
    expect(tables.every(isRefusal)).toBe(true)
  })
})
