import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Command, DreamerId, Options } from '../games/tmr/rules/public.ts'
import { seededDice } from '../kit/dice.ts'
import type { SeatPaper } from '../kit/doors.ts'
import { linkOf, openTestTable, startTestServer, type TestServer, type Watched } from './testing/harness.ts'

let server: TestServer
let gardien: Watched
let player: Watched
let seat: SeatPaper
const links: Watched[] = []

const dreamer = 'ana' as DreamerId
const master: Command = { type: 'master', dreamer }
const CHANGEUR = [7, 75, 1, 1]
const options = (part: Partial<Options>): Command => ({
  type: 'setOptions',
  options: { ascents: 'free', dice: 'program', places: 'chosen', odds: true, ...part },
})

const open = async (of: Pick<SeatPaper, 'token' | 'role'>): Promise<Watched> => {
  const one = linkOf(server.origin, of)
  links.push(one)
  await one.until(({ state }) => state === 'online')
  return one
}

beforeEach(async () => {
  server = await startTestServer({ makeDice: () => seededDice(5) })
  const table = await openTestTable(server.api, ['Ana'])
  seat = table.players[0] as SeatPaper
  gardien = await open(table.gardien)
  player = await open(seat)
  await gardien.link.say({ type: 'ascend', dreamer, mode: 'normal' }, CHANGEUR)
  // So weak that the Changeur carries them away.
  await gardien.link.say({ type: 'correct', dreamer, dream: 1 })
  await gardien.link.say(options({}))
})

afterEach(async () => {
  for (const { link } of links.splice(0)) link.close()
  await server.stop()
})

const board = (of: Watched) => of.now().view?.boards[0]
const nextDie = async (after?: string) =>
  (await gardien.until(({ diceAsked: [die] }) => die !== undefined && die.id !== after)).diceAsked[0]
const isLost = async (): Promise<void> => {
  await player.until(({ view }) => (view?.boards[0]?.candidates.length ?? 0) > 1)
  expect(board(player)?.position).toBeNull()
}

test('[ENC-13] the program rolls, the gardien chooses where the Changeur goes', async () => {
  const answer = player.link.say(master)
  const die = await nextDie()
  expect(die).toMatchObject({ seat: dreamer, ask: { label: 'cell', secret: true } })
  const chosen = die && 'among' in die.ask ? die.ask.among.at(-1) : undefined
  await gardien.link.enterDie(die?.id ?? '', chosen ?? '')
  expect(await answer).toEqual({ ok: true })
  await isLost()
  expect(board(gardien)?.position).toBe(chosen)
})

test('[MAP-5] left to the program, the cell is drawn', async () => {
  const answer = player.link.say(master)
  await gardien.link.enterDie((await nextDie())?.id ?? '', null)
  expect(await answer).toEqual({ ok: true })
  await isLost()
})

test('whoever waits for the place may not choose otherwise, not even from a page loaded anew', async () => {
  const answer = player.link.say(master)
  const die = await nextDie()
  const again = await open(seat)
  await again.until(({ waitsForDice }) => waitsForDice === true)
  expect(await again.link.say({ type: 'evade', dreamer })).toMatchObject({ refusal: { code: 'dice-awaited' } })
  await gardien.link.enterDie(die?.id ?? '', null)
  expect(await answer).toEqual({ ok: true })
  await again.until(({ waitsForDice }) => waitsForDice === false)
  await isLost()
})

test('[HID-6] a step whose place the gardien chooses cannot be replaced by another', async () => {
  await gardien.link.say({ type: 'interrupt', dreamer })
  await gardien.link.say({ type: 'correct', dreamer, dream: 9 })
  await gardien.link.say({ type: 'place', dreamer, cell: 'A1' as never, hidden: true })
  await gardien.link.say({ type: 'ascend', dreamer, mode: 'normal' }, [1])
  const answer = player.link.say({ type: 'move', dreamer, to: 'nw' })
  const die = await nextDie()
  expect(await player.link.say({ type: 'move', dreamer, to: 's' })).toMatchObject({ refusal: { code: 'dice-awaited' } })
  const again = await open(seat)
  expect(again.now().ownSaid).toMatchObject({ command: { to: 'nw' }, ask: null })
  expect(await again.link.say({ type: 'move', dreamer, to: 'n' })).toMatchObject({ refusal: { code: 'dice-awaited' } })
  await gardien.link.enterDie(die?.id ?? '', 'C5')
  for (let next = gardien.now().diceAsked[0]; next; next = gardien.now().diceAsked[0]) await gardien.link.enterDie(next.id, null)
  expect(await answer).toEqual({ ok: true })
})

test('drawn again from now on: what waits is carried out', async () => {
  const answer = player.link.say(master)
  await nextDie()
  await gardien.link.say(options({ places: 'drawn' }))
  expect(await answer).toEqual({ ok: true })
  await isLost()
})

test('players roll their own, the place is the gardien’s all the same', async () => {
  await gardien.link.say(options({ dice: 'players' }))
  expect(await player.link.say(master, [], 'said')).toMatchObject({ needs: { label: 'd100' } })
  const answer = player.link.say(master, [90], 'said')
  await gardien.link.enterDie((await nextDie())?.id ?? '', null)
  expect(await answer).toEqual({ ok: true })
  await isLost()
})

test('[MAP-5] off the map on foot: the place first, then the player’s own dice for what is met there', async () => {
  await gardien.link.say({ type: 'interrupt', dreamer })
  await gardien.link.say({ type: 'correct', dreamer, dream: 9 })
  await gardien.link.say({ type: 'place', dreamer, cell: 'A1' as never, hidden: false })
  await gardien.link.say({ type: 'ascend', dreamer, mode: 'normal' }, [1])
  await gardien.link.say(options({ dice: 'players' }))
  const leave: Command = { type: 'move', dreamer, to: 'nw' }
  const answer = player.link.say(leave, [], 'said')
  await gardien.link.enterDie((await nextDie())?.id ?? '', 'C5')
  expect(await answer).toMatchObject({ needs: { label: 'd7' } })
  expect(await player.link.say(leave, [2], 'said')).toEqual({ ok: true })
  expect(board(gardien)?.position).toBe('C5')
})

test('the gardien speaking for a player chooses too', async () => {
  const answer = gardien.link.say(master)
  const die = await nextDie()
  expect(die?.ask).toMatchObject({ label: 'cell' })
  await gardien.link.enterDie(die?.id ?? '', null)
  expect(await answer).toEqual({ ok: true })
})
