import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Command, DreamerId } from '../games/tmr/rules/public.ts'
import type { Seat } from '../house/seat/tableApi.ts'
import { seededDice } from '../kit/dice.ts'
import { linkOf, openTestTable, startTestServer, type TestServer, type Watched } from './testing/harness.ts'

let server: TestServer
let gardien: Watched
let player: Watched
let seat: Seat
const links: Watched[] = []

const dreamer = 'ana' as DreamerId
const ascend: Command = { type: 'ascend', dreamer, mode: 'normal' }
const options = (dice: 'program' | 'players' | 'gardien'): Command => ({
  type: 'setOptions',
  options: { ascents: 'free', dice, places: 'drawn', odds: true },
})

const open = async (of: Pick<Seat, 'token' | 'role'>): Promise<Watched> => {
  const one = linkOf(server.origin, of)
  links.push(one)
  await one.until(({ state }) => state === 'online')
  return one
}

beforeEach(async () => {
  server = await startTestServer({ makeDice: () => seededDice(5) })
  const table = await openTestTable(server.api, ['Ana'])
  seat = table.players[0] as Seat
  gardien = await open(table.gardien)
  player = await open(seat)
})

afterEach(async () => {
  for (const { link } of links.splice(0)) link.close()
  await server.stop()
})

const board = (of: Watched) => of.now().view?.boards[0]

test('rolled by the program: a player may not enter faces, the gardien may', async () => {
  expect(await player.link.submit(ascend, [7])).toMatchObject({ ok: false, refusal: { code: 'dice-not-yours' } })
  expect(await gardien.link.submit(ascend, [7])).toMatchObject({ ok: false, needs: { label: 'd100', sides: 100 } })
  expect(await gardien.link.submit(ascend, [3])).toEqual({ ok: true })
  expect(board(gardien)?.phase).toBe('free')
})

test('rolled by the players: each face is asked for until all are there', async () => {
  await gardien.link.submit(options('players'))
  expect(await player.link.submit(ascend)).toEqual({ ok: false, needs: { label: 'd7', sides: 7 } })
  expect(await player.link.submit(ascend, [9])).toMatchObject({ needs: { label: 'd7' } })
  expect(await player.link.submit(ascend, [7])).toMatchObject({ needs: { label: 'd100' } })
  expect(board(player)?.phase).toBe('awake')
  expect(await player.link.submit(ascend, [2])).toEqual({ ok: true })
  expect(board(player)?.phase).toBe('free')
})

test('entered by the gardien: the player waits, die after die', async () => {
  await gardien.link.submit(options('gardien'))
  const answer = player.link.submit(ascend)
  await player.until(({ waitsForDice }) => waitsForDice === true)
  const first = (await gardien.until(({ diceAsked }) => diceAsked.length === 1)).diceAsked[0]
  expect(first).toMatchObject({ dreamer, ask: { label: 'd7' } })
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
  await gardien.link.submit(options('gardien'))
  expect(await gardien.link.submit(ascend)).toMatchObject({ needs: { label: 'd7' } })
  expect(await gardien.link.submit(ascend, [1])).toEqual({ ok: true })
})

test('a secret die is entered by the gardien too', async () => {
  await gardien.link.submit(options('gardien'))
  await gardien.link.submit(ascend, [7, 75, 1, 1])
  const met = board(gardien)?.encounter?.kind
  await gardien.link.submit({ type: 'correct', dreamer, dream: 1 })
  const labels: string[] = []
  const faces: (number | string)[] = []
  for (let answer = await gardien.link.submit({ type: 'master', dreamer }, faces); !answer.ok; ) {
    if (!('needs' in answer)) throw new Error(JSON.stringify(answer))
    const { needs } = answer
    labels.push(`${needs.label}${needs.secret ? ' in secret' : ''}`)
    faces.push('sides' in needs ? needs.sides : (needs.among.at(-1) ?? ''))
    answer = await gardien.link.submit({ type: 'master', dreamer }, faces)
  }
  expect([met, labels]).toEqual(['changeur', ['d100', 'cell in secret']])
})

test('what waits is asked again after the player was cut off, and once only', async () => {
  await gardien.link.submit(options('gardien'))
  const answer = player.link.submit(ascend)
  await gardien.until(({ diceAsked }) => diceAsked.length === 1)
  await server.running.close()
  const port = Number(new URL(server.origin).port)
  server = { ...server, ...(await startTestServer({ config: { DATA_DIR: server.folder, PORT: port } })) }
  const [die] = (await gardien.until(({ state, diceAsked }) => state === 'online' && diceAsked.length === 1)).diceAsked
  await gardien.link.enterDie(die?.id ?? '', 2)
  expect(await answer).toEqual({ ok: true })
  expect(player.notices.filter(({ told }) => told.some(({ what }) => what.type === 'ascended'))).toHaveLength(1)
})

test('a later command takes the place of the one that waits', async () => {
  await gardien.link.submit(options('gardien'))
  const first = player.link.submit(ascend)
  await player.until(({ waitsForDice }) => waitsForDice === true)
  const [before] = (await gardien.until(({ diceAsked }) => diceAsked.length === 1)).diceAsked
  const second = player.link.submit({ ...ascend, mode: 'accelerated' })
  expect(await first).toMatchObject({ refusal: { code: 'replaced' } })
  const [die] = (await gardien.until(({ diceAsked }) => diceAsked.length === 1 && diceAsked[0]?.id !== before?.id)).diceAsked
  await gardien.link.enterDie(die?.id ?? '', 2)
  expect(await second).toEqual({ ok: true })
  expect(board(player)?.mode).toBe('accelerated')
})

test('when the program rolls again, what waited is carried out', async () => {
  await gardien.link.submit(options('gardien'))
  const answer = player.link.submit(ascend)
  await gardien.until(({ diceAsked }) => diceAsked.length === 1)
  await gardien.link.submit(options('program'))
  expect(await answer).toEqual({ ok: true })
  expect((await gardien.until(({ diceAsked }) => diceAsked.length === 0)).diceAsked).toEqual([])
})

test('nobody but the gardien enters a die that is asked of the gardien', async () => {
  await gardien.link.submit(options('gardien'))
  void player.link.submit(ascend)
  const [die] = (await gardien.until(({ diceAsked }) => diceAsked.length === 1)).diceAsked
  const other = await open(seat)
  expect(other.now().diceAsked).toEqual([])
  expect(await other.link.enterDie(die?.id ?? '', 2)).toMatchObject({ refusal: { code: 'gardien-only' } })
})
