import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Command, DreamerId } from '../games/tmr/rules/public.ts'
import { seededDice } from '../kit/dice.ts'
import { linkOf, openTestTable, startTestServer, type TestServer, type TestTable, type Watched } from './testing/harness.ts'

const [ANA, BEN, CLO] = ['ana', 'ben', 'clo'] as DreamerId[] as [DreamerId, DreamerId, DreamerId]

let server: TestServer
let table: TestTable
let gardien: Watched
let ana: Watched
let ben: Watched
let clo: Watched

const open = async (at: number): Promise<Watched> => {
  const of = at < 0 ? table.gardien : table.players[at]
  const one = linkOf(server.origin, of as TestTable['gardien'])
  await one.until(({ state }) => state === 'online')
  return one
}

beforeEach(async () => {
  server = await startTestServer({ makeDice: () => seededDice(5) })
  table = await openTestTable(server.api, ['Ana', 'Ben', 'Clo'])
  gardien = await open(-1)
  ana = await open(0)
  ben = await open(1)
  clo = await open(2)
})

afterEach(async () => {
  for (const { link } of [gardien, ana, ben, clo]) link.close()
  await server.stop()
})

const said = async (by: Watched, command: Command, faces?: number[]): Promise<void> => {
  expect(await by.link.say(command, faces)).toEqual({ ok: true })
}

/** Ana, down again with a spell that has a JR. */
const carried = async (): Promise<void> => {
  const [dream, sheet] = [12, { draconic: { oniros: 9, hypnos: 9, narcos: 9, thanatos: 9 }, spells: null }]
  await said(gardien, { type: 'correct', dreamer: ANA, dream, sheet })
  await said(gardien, { type: 'place', dreamer: ANA, cell: 'G4' as never, hidden: false })
  await said(gardien, { type: 'ascend', dreamer: ANA, mode: 'normal' }, [1])
  await said(gardien, { type: 'cast', dreamer: ANA, spell: 'non-agressivite' }, [2])
  await said(gardien, { type: 'keep', dreamer: ANA })
  await said(gardien, { type: 'comeDown', dreamer: ANA })
}

const aim: Command = { type: 'target', dreamer: ANA, on: 'creature', whom: BEN }
const resist: Command = { type: 'resist', dreamer: BEN, against: ANA }

test('[TGT-4] the target is asked, at their own place, and nobody else', async () => {
  await carried()
  await said(ana, aim)
  const asked = await ben.until(({ view }) => view?.boards[0]?.incoming !== undefined)
  expect(asked.view?.boards[0]?.incoming).toMatchObject([{ by: ANA, spells: [{ spell: 'non-agressivite', jr: -8 }] }])
  await said(clo, { type: 'ascend', dreamer: CLO, mode: 'normal' })
  expect(JSON.stringify([ana.now().view, clo.now().view])).not.toContain('"incoming"')
  for (const other of [ana, clo])
    expect(await other.link.say(resist)).toMatchObject({ ok: false, refusal: { code: 'not-yours' } })
  await said(gardien, { type: 'setOptions', options: { ascents: 'free', dice: 'players', places: 'drawn', odds: true } })
  expect(await ben.link.say(resist, [], 'jr')).toEqual({ ok: false, needs: { label: 'd100', for: 'resistance', sides: 100 } })
  for (const other of [ana, clo, gardien]) expect(other.now().diceAsked).toEqual([])
  expect(await ben.link.say(resist, [1], 'jr')).toEqual({ ok: true })
  const back = await ana.until(({ view }) => view?.boards[0]?.spell?.aimed?.passed !== null)
  expect(back.view?.boards[0]?.spell?.aimed).toEqual({ whom: BEN, passed: [true] })
  expect(JSON.stringify(ana.now().view)).not.toContain('"face"')
  expect(await ana.link.say({ type: 'faceReturn', dreamer: ANA }, [], 'r0')).toMatchObject({ needs: { label: 'd100' } })
  expect(await ana.link.say({ type: 'faceReturn', dreamer: ANA }, [99], 'r0')).toEqual({ ok: true })
  expect(ana.now().view?.boards[0]).toMatchObject({ phase: 'awake', effect: { outcome: 'self', whom: BEN } })
})

test('[TGT-4] for one who is away the gardien rolls; a free aim is taken back freely, a resisted one is asked for', async () => {
  await carried()
  await said(ana, aim)
  expect(await ana.link.undo()).toEqual({ ok: true })
  await ben.until(({ view }) => view?.boards[0]?.incoming === undefined)
  await said(ana, aim)
  ben.link.close()
  await said(gardien, resist, [99])
  await ana.until(({ view }) => view?.boards[0]?.phase === 'awake')
  expect(await ana.link.undo()).toMatchObject({ ok: true, asked: true })
})
