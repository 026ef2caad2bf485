import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Command, DreamerId } from '../games/tmr/rules/public.ts'
import { seededDice } from '../kit/dice.ts'
import type { SeatPaper } from '../kit/doors.ts'
import { joueur } from '../kit/roles.ts'
import {
  dreamerNamed,
  linkOf,
  openTestTable,
  startTestServer,
  sure,
  type TestServer,
  type TestTable,
  type Watched,
} from './testing/harness.ts'

let server: TestServer
let gardien: Watched
let player: Watched
let seat: SeatPaper
let table: TestTable
const links: Watched[] = []

const dreamer = 'ana' as DreamerId
const ascend: Command = { type: 'ascend', dreamer, mode: 'normal' }
const options = (dice: 'program' | 'players' | 'gardien'): Command => ({
  type: 'setOptions',
  options: { ascents: 'free', dice, places: 'drawn', odds: true },
})

const open = async (of: Pick<SeatPaper, 'token' | 'role'>): Promise<Watched> => {
  const one = linkOf(server.origin, of)
  links.push(one)
  await one.until(({ state }) => state === 'online')
  return one
}

beforeEach(async () => {
  server = await startTestServer({ makeDice: () => seededDice(5) })
  table = await openTestTable(server.api, ['Ana'])
  seat = table.players[0] as SeatPaper
  gardien = await open(table.gardien)
  player = await open(seat)
})

afterEach(async () => {
  for (const { link } of links.splice(0)) link.close()
  await server.stop()
})

/** Freed by the gardien, taken again with the code. */
const openAgain = async (): Promise<Watched> => {
  sure(await server.api.free(table.gardien.token, dreamer))
  return open(sure(await server.api.take(table.gardien.codes.players, dreamer)))
}

const board = (of: Watched) => of.now().view?.boards[0]

test('rolled by the program: a player may not enter faces, the gardien may', async () => {
  expect(await player.link.say(ascend, [7])).toMatchObject({ ok: false, refusal: { code: 'dice-not-yours' } })
  expect(await gardien.link.say(ascend, [7])).toMatchObject({ ok: false, needs: { label: 'd100', sides: 100 } })
  expect(await gardien.link.say(ascend, [3])).toEqual({ ok: true })
  expect(board(gardien)?.phase).toBe('free')
})

test('rolled by the players: each face is asked for until all are there', async () => {
  await gardien.link.say(options('players'))
  expect(await player.link.say(ascend, [], 'up')).toEqual({ ok: false, needs: { label: 'd7', sides: 7 } })
  expect(await player.link.say(ascend, [9], 'up')).toMatchObject({ needs: { label: 'd7' } })
  expect(await player.link.say(ascend, [7], 'up')).toMatchObject({ needs: { label: 'd100' } })
  expect(board(player)?.phase).toBe('awake')
  expect(await player.link.say(ascend, [7, 66], 'up')).toMatchObject({ needs: { label: 'd6' } })
  expect(await player.link.say(ascend, [7, 66, 3], 'up')).toEqual({ ok: true })
  expect(board(player)?.phase).toBe('encounter')
})

test('entered by the gardien: the player waits, die after die', async () => {
  await gardien.link.say(options('gardien'))
  const answer = player.link.say(ascend)
  await player.until(({ waitsForDice }) => waitsForDice === true)
  const first = (await gardien.until(({ diceAsked }) => diceAsked.length === 1)).diceAsked[0]
  expect(first).toMatchObject({ seat: dreamer, ask: { label: 'd7' } })
  expect(await gardien.link.enterDie(first?.id ?? '', 8)).toMatchObject({ refusal: { code: 'face-does-not-fit' } })
  expect(await gardien.link.enterDie(first?.id ?? '', 7)).toEqual({ ok: true })
  const second = (await gardien.until(({ diceAsked }) => diceAsked[0]?.ask.label === 'd100')).diceAsked[0]
  expect(await gardien.link.enterDie(first?.id ?? '', 7)).toMatchObject({ refusal: { code: 'no-such-die' } })
  await gardien.link.enterDie(second?.id ?? '', 1)
  for (;;) {
    const { diceAsked } = gardien.now()
    const [die] = diceAsked
    if (!die) break
    expect(await gardien.link.enterDie(die.id, null)).toEqual({ ok: true })
    await gardien.until((update) => update.diceAsked[0]?.id !== die.id)
  }
  expect(await answer).toEqual({ ok: true })
  expect(board(player)?.phase).toBe('encounter')
  expect(player.now().waitsForDice).toBe(false)
})

test('the gardien’s own commands ask the gardien at once', async () => {
  await gardien.link.say(options('gardien'))
  expect(await gardien.link.say(ascend)).toMatchObject({ needs: { label: 'd7' } })
  expect(await gardien.link.say(ascend, [1])).toEqual({ ok: true })
})

test('a secret die is entered by the gardien too', async () => {
  await gardien.link.say(options('gardien'))
  await gardien.link.say(ascend, [7, 75, 1, 1])
  const met = board(gardien)?.encounter?.kind
  await gardien.link.say({ type: 'correct', dreamer, dream: 1 })
  const labels: string[] = []
  const faces: (number | string)[] = []
  for (let answer = await gardien.link.say({ type: 'master', dreamer }, faces); !answer.ok; ) {
    if (!('needs' in answer)) throw new Error(JSON.stringify(answer))
    const { needs } = answer
    labels.push(`${needs.label}${needs.secret ? ' in secret' : ''}`)
    faces.push('sides' in needs ? needs.sides : (needs.among.at(-1) ?? ''))
    answer = await gardien.link.say({ type: 'master', dreamer }, faces)
  }
  expect([met, labels]).toEqual(['changeur', ['d100', 'cell in secret']])
})

test('what waits is asked again after the player was cut off, and once only', async () => {
  await gardien.link.say(options('gardien'))
  const answer = player.link.say(ascend)
  await gardien.until(({ diceAsked }) => diceAsked.length === 1)
  await server.running.close()
  const port = Number(new URL(server.origin).port)
  server = { ...server, ...(await startTestServer({ config: { DATA_DIR: server.folder, PORT: port } })) }
  const [die] = (await gardien.until(({ state, diceAsked }) => state === 'online' && diceAsked.length === 1)).diceAsked
  await gardien.link.enterDie(die?.id ?? '', 2)
  expect(await answer).toEqual({ ok: true })
  expect(player.notices.filter(({ told }) => told.some(({ what }) => what.type === 'ascended'))).toHaveLength(1)
})

test('what is said stands: nothing takes its place, and nothing under it is taken back', async () => {
  await gardien.link.say(options('gardien'))
  const first = player.link.say(ascend)
  await player.until(({ waitsForDice }) => waitsForDice === true)
  const [die] = (await gardien.until(({ diceAsked }) => diceAsked.length === 1)).diceAsked
  const awaited = { refusal: { code: 'dice-awaited' } }
  expect(await player.link.say({ ...ascend, mode: 'accelerated' })).toMatchObject(awaited)
  expect(await player.link.say(ascend)).toMatchObject(awaited)
  expect(await player.link.undo()).toMatchObject(awaited)
  await gardien.link.enterDie(die?.id ?? '', 2)
  expect(await first).toEqual({ ok: true })
  expect(board(player)?.mode).toBe('normal')
})

test('only the gardien lets it be taken back, and then it is as if it had not been said', async () => {
  await gardien.link.say(options('players'))
  expect(await player.link.say(ascend, [7], 'up')).toMatchObject({ needs: { label: 'd100' } })
  const { said = [] } = await gardien.until(({ said }) => said?.length === 1)
  expect(said).toMatchObject([{ id: 'up', seat: dreamer, thrower: 'sender', ask: { label: 'd100' } }])
  const by = joueur(dreamer)
  expect(await player.link.letTakeBack(by, 'up')).toMatchObject({ refusal: { code: 'gardien-only' } })
  expect(await gardien.link.letTakeBack(by, 'other')).toMatchObject({ refusal: { code: 'nothing-said' } })
  expect(await gardien.link.letTakeBack(by, 'up')).toEqual({ ok: true })
  await player.until(({ ownSaid }) => ownSaid === null)
  expect(await player.link.say(ascend, [7], 'up')).toMatchObject({ refusal: { code: 'taken-back' } })
  expect(await player.link.say({ ...ascend, mode: 'accelerated' }, [2], 'again')).toEqual({ ok: true })
  expect(board(player)?.mode).toBe('accelerated')
})

test('a page loaded anew goes on with what was said and thrown; so does a server started anew', async () => {
  await gardien.link.say(options('players'))
  expect(await player.link.say(ascend, [7], 'up')).toMatchObject({ needs: { label: 'd100' } })
  const port = Number(new URL(server.origin).port)
  await server.running.close()
  server = { ...server, ...(await startTestServer({ config: { DATA_DIR: server.folder, PORT: port } })) }
  const again = await open(seat)
  const { ownSaid } = await again.until(({ ownSaid }) => ownSaid?.id === 'up')
  expect(ownSaid).toMatchObject({ command: ascend, faces: [7], ask: { label: 'd100' } })
  expect(await again.link.say(ascend, [2], 'other')).toMatchObject({ refusal: { code: 'dice-awaited' } })
  // The seven thrown before stands, whatever is said of it now.
  expect(await again.link.say(ascend, [1, 66], 'up')).toMatchObject({ needs: { label: 'd6' } })
  expect(await again.link.say(ascend, [1, 66, 5], 'up')).toEqual({ ok: true })
  expect(board(again)?.encounter).toMatchObject({ kind: 'mangeur', strength: 5 })
})

test('sent twice, a face counts once', async () => {
  await gardien.link.say(options('players'))
  await player.link.say(ascend, [], 'up')
  const [one, other] = await Promise.all([player, await open(seat)].map(({ link }) => link.say(ascend, [7], 'up')))
  expect([one, other]).toEqual([one, one])
  expect(one).toMatchObject({ needs: { label: 'd100' } })
})

test('a player who does not come back: the gardien throws for them', async () => {
  await gardien.link.say(options('players'))
  await player.link.say(ascend, [], 'up')
  const [die] = (await gardien.until(({ said }) => said?.length === 1)).said ?? []
  expect(die?.die).toBeTruthy()
  expect(await gardien.link.enterDie(die?.die ?? '', 2)).toEqual({ ok: true })
  await player.until(({ view }) => view?.boards[0]?.phase === 'free')
})

test('seats freed and taken again find what was said there', async () => {
  await gardien.link.say(options('players'))
  await player.link.say(ascend, [7], 'up')
  const again = await openAgain()
  expect((await again.until(({ ownSaid }) => ownSaid !== null)).ownSaid).toMatchObject({ id: 'up', faces: [7] })
  expect(await again.link.say({ ...ascend, mode: 'accelerated' }, [1])).toMatchObject({ refusal: { code: 'dice-awaited' } })
})

test('what can no longer be is told so, and waits no more', async () => {
  await gardien.link.say(options('gardien'))
  const answer = player.link.say(ascend)
  await gardien.until(({ diceAsked }) => diceAsked.length === 1)
  await gardien.link.say({ type: 'ruleAscent', dreamer, rule: { kind: 'refused' } })
  expect(await answer).toMatchObject({ refusal: { code: 'ascent-refused' } })
  await gardien.until(({ diceAsked }) => diceAsked.length === 0)
})

test('[MOV-4] a concentration is not broken under a die: a roll that has failed is not as if it had not been made', async () => {
  await gardien.link.say({ type: 'correct', dreamer, dream: 9 })
  await gardien.link.say(ascend, [7, 66, 3])
  await gardien.link.say(options('players'))
  expect(await player.link.say({ type: 'master', dreamer }, [], 'master')).toMatchObject({ needs: { label: 'd100' } })
  const broken = { type: 'interrupt', dreamer } as const
  expect(await gardien.link.say(broken)).toMatchObject({ refusal: { code: 'dice-awaited' } })
  expect(await player.link.say({ type: 'master', dreamer }, [99], 'master')).toEqual({ ok: true })
  await player.until(({ view }) => view?.boards[0]?.dream === 5)
  expect(await gardien.link.say(broken)).toEqual({ ok: true })
  await player.until(({ view }) => view?.boards[0]?.phase === 'awake')
})

test('[HID-6] what a die must not exceed is told to the gardien alone: a secret modifier would show in it', async () => {
  await gardien.link.say(ascend, [7, 66, 3])
  await gardien.link.say(options('players'))
  const needs = { label: 'd100', for: 'mastery', sides: 100 }
  expect(await player.link.say({ type: 'master', dreamer }, [], 'master')).toEqual({ ok: false, needs })
  const { ownSaid } = await player.until((now) => now.ownSaid?.ask != null)
  expect(ownSaid?.ask).toEqual(needs)
  const { said } = await gardien.until((now) => (now.said ?? []).length === 1)
  expect(said?.[0]?.ask).toEqual({ ...needs, chance: expect.any(Number) })
})

test('[HID-6] whoever watches is told who throws, never which die nor for what; of what the gardien does nothing', async () => {
  const watching = await open(sure(await server.api.take(table.gardien.codes.spectators, '')))
  await gardien.link.say(options('gardien'))
  void player.link.say(ascend)
  const { said, ownSaid, diceAsked } = await watching.until((now) => (now.said ?? []).length === 1)
  const nothing = { ask: null, command: null, faces: [], die: '' }
  expect(said).toEqual([{ id: 'joueur:ana', by: joueur('ana'), seat: 'ana', thrower: 'gardien', ...nothing }])
  expect([ownSaid ?? null, diceAsked]).toEqual([null, []])
  const [die] = (await gardien.until((now) => now.diceAsked.length === 1)).diceAsked
  await gardien.link.enterDie(die?.id ?? '', 1)
  await watching.until((now) => now.said?.length === 0)
})

test('[MOV-4] [HID-6] whoever may not break a concentration is told so, whatever waits for a die', async () => {
  const bo = await open(sure(await server.api.bring(table.gardien.codes.players, dreamerNamed('Bo'))))
  await gardien.link.say(options('players'))
  const broken = { type: 'interrupt', dreamer } as const
  const before = await bo.link.say(broken)
  expect(before).toMatchObject({ refusal: { code: 'not-yours' } })
  expect(await player.link.say(ascend, [], 'up')).toMatchObject({ needs: { label: 'd7' } })
  expect(await bo.link.say(broken)).toEqual(before)
})

test('when the program rolls again, what waited is carried out', async () => {
  await gardien.link.say(options('gardien'))
  const answer = player.link.say(ascend)
  await gardien.until(({ diceAsked }) => diceAsked.length === 1)
  await gardien.link.say(options('program'))
  expect(await answer).toEqual({ ok: true })
  expect((await gardien.until(({ diceAsked }) => diceAsked.length === 0)).diceAsked).toEqual([])
})

test('nobody but the gardien enters a die that is asked of the gardien', async () => {
  await gardien.link.say(options('gardien'))
  void player.link.say(ascend)
  const [die] = (await gardien.until(({ diceAsked }) => diceAsked.length === 1)).diceAsked
  const other = await open(seat)
  expect(other.now().diceAsked).toEqual([])
  expect(await other.link.enterDie(die?.id ?? '', 2)).toMatchObject({ refusal: { code: 'gardien-only' } })
})
