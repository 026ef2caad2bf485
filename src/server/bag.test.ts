import { afterEach, expect, test } from 'vitest'
import { openTableLink } from '../house/seat/tableLink.ts'
import type { Ask, Dice } from '../kit/dice.ts'
import type { AnyGame } from '../kit/game.ts'
import { type ToyView, toyGame } from '../kit/testing/toyGame.ts'
import { dialTo } from './testing/dialTo.ts'
import { startTestServer, sure, type TestServer, watched } from './testing/harness.ts'

const BAG: Ask = { label: 'stone', among: ['white', 'black', 'red'], weights: [3, 2, 0], from: 'bag' }
const TABLE: Ask = { label: 'stone', among: ['white', 'black'], weights: [60, 40], from: 'table' }

/** The open die of the toy is a stone out of a bag, or one that a printed table names. */
const drawnFrom = (draw: Ask, dice: Dice): Dice => ({
  roll: (ask) => (ask.label === 'open' ? 1 + ['white', 'black'].indexOf(`${dice.roll(draw)}`) : dice.roll(ask)),
})

const bagGame = (thrower: 'sender' | 'gardien', draw: Ask): typeof toyGame => ({
  ...toyGame,
  id: 'bag',
  decide: (state, command, by, dice) => toyGame.decide(state, command, by, drawnFrom(draw, dice)),
  seating: { ...toyGame.seating, newTable: { seats: ['ana'] } },
  throwing: () => 'each',
  throwerOf: (_state, _by, ask) => (ask.secret ? 'program' : thrower),
})

const ROLL = { kind: 'roll', seat: 'ana' }
let server: TestServer | null = null
const links: { close(): void }[] = []
afterEach(async () => {
  for (const link of links.splice(0)) link.close()
  await server?.stop()
})

const sit = async (thrower: 'sender' | 'gardien', draw = BAG) => {
  server = await startTestServer({ games: new Map([['bag', bagGame(thrower, draw) as unknown as AnyGame]]) })
  const { api, origin } = server
  const paper = sure(await api.openTable('Le sac', { game: 'bag' }))
  const seat = sure(await api.take(paper.codes.players, 'ana'))
  const join = async (of: Pick<typeof seat, 'token' | 'role'>) => {
    const one = watched(openTableLink({ dial: dialTo(origin), token: of.token, role: of.role, pause: 30 }))
    links.push(one.link)
    await one.until(({ state }) => state === 'online')
    return one
  }
  return { gardien: await join(paper), ana: await join(seat) }
}

const openOf = (view: unknown): number | null => (view as ToyView).ana?.open ?? null

test('a stone of a real bag is asked for by name of whoever draws it; a name that cannot come is asked for again', async () => {
  const { ana } = await sit('sender')
  for (const faces of [[], ['green'], ['red'], [2]])
    expect(await ana.link.say(ROLL, faces, 'one')).toEqual({ ok: false, needs: BAG })
  expect(await ana.link.say(ROLL, ['black'], 'one')).toEqual({ ok: true })
  await ana.until(({ view }) => openOf(view) === 2)
})

test('whoever keeps the table names it, and is told why where it cannot be', async () => {
  const { gardien, ana } = await sit('gardien')
  const answer = ana.link.say(ROLL, undefined, 'one')
  const [die] = (await gardien.until(({ diceAsked }) => diceAsked.length === 1)).diceAsked
  expect(die?.ask).toEqual(BAG)
  for (const face of ['green', 'red', 1])
    expect(await gardien.link.enterDie(die?.id ?? '', face)).toMatchObject({ ok: false, refusal: { code: 'not-among' } })
  expect(await gardien.link.enterDie(die?.id ?? '', 'white')).toEqual({ ok: true })
  expect(await answer).toEqual({ ok: true })
  await ana.until(({ view }) => openOf(view) === 1)
})

test('a printed table is read by a die of whoever throws; whoever keeps the table names what it says', async () => {
  const { ana, gardien } = await sit('sender', TABLE)
  const die = { label: 'stone', sides: 100 }
  for (const faces of [[], [0], [101], ['black']])
    expect(await ana.link.say(ROLL, faces, 'one')).toEqual({ ok: false, needs: die })
  const { said } = await gardien.until(({ said: waiting }) => waiting?.length === 1)
  expect(said?.[0]?.ask).toEqual(die)
  expect(await ana.link.say(ROLL, [61], 'one')).toEqual({ ok: true })
  await ana.until(({ view }) => openOf(view) === 2)
})
