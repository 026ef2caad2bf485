import { describe, expect, test } from 'vitest'
import type { Mind } from '../../kit/bot.ts'
import { seededDice } from '../../kit/dice.ts'
import { memoryStorage } from '../../kit/memoryStorage.ts'
import { answerAsked } from '../../kit/mind.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { joueur, type Role } from '../../kit/roles.ts'
import { newTable, type Storage } from '../../kit/storage.ts'
import { handClock } from '../../kit/testing/handClock.ts'
import { heapBots, heapGame } from '../../kit/testing/heapGame.ts'
import { toyGame } from '../../kit/testing/toyGame.ts'
import type { LinkUpdate } from './link.ts'
import { type LocalOptions, type LocalTable, openLocalTable, type PlayedBy } from './localTable.ts'

const [ana, bo, cy] = [joueur('ana'), joueur('bo'), joueur('cy')]
const person: PlayedBy = 'person'

const mindOf = (bot: string): Mind => ({
  think: async (view, seat) => {
    const thought = await answerAsked(heapBots, seededDice(1))({ id: 0, bot, view, seat })
    if ('error' in thought) throw new Error(thought.error)
    return thought.command
  },
  end: () => {},
})

const heapStorage = (patience: number | null = null, seats = ['ana', 'bo']): Storage<unknown> =>
  memoryStorage<unknown>({ ...newTable(heapGame, { seats, heap: 9, patience }) })

const open = async (
  seats: readonly (readonly [Role, PlayedBy])[],
  {
    storage = heapStorage(),
    clock = handClock(),
    ...more
  }: Partial<LocalOptions> & { clock?: ReturnType<typeof handClock> } = {},
): Promise<{ table: LocalTable; clock: ReturnType<typeof handClock> }> => {
  const table = await openLocalTable({
    game: heapGame,
    storage,
    dice: seededDice(1),
    seatsIn: () => seats.map(([role, by]) => ({ role, by })),
    mindOf,
    clock,
    ...more,
  })
  if (isRefusal(table)) throw new Error(table.code)
  return { table, clock }
}

const hide = (seat: string, number: number) => ({ kind: 'hide', seat, number })
const take = (seat: string, count: number) => ({ kind: 'take', seat, count })

const heardBy = (table: LocalTable, role: Role): LinkUpdate[] => {
  const updates: LinkUpdate[] = []
  table.linkOf(role).subscribe((update) => updates.push(update))
  return updates
}

test('in the open a seat looks with a watcher’s eyes, and says its own words', async () => {
  const { table } = await open([
    [ana, person],
    [bo, person],
  ])
  await table.linkOf(ana).say(hide('ana', 7))
  const link = table.linkOf(bo, (view) => ({ ...(view as object), inOpen: true }))
  const updates: LinkUpdate[] = []
  link.subscribe((update) => updates.push(update))
  expect(await link.say(hide('bo', 3), undefined, undefined, updates.at(-1)?.notices.at(-1)?.n)).toMatchObject({ ok: true })
  expect(updates.at(-1)?.view).toMatchObject({ inOpen: true, awaited: ['ana'] })
  expect(JSON.stringify(updates)).not.toMatch(/"number":[37]/)
  expect(JSON.stringify(heardBy(table, bo))).toMatch(/3/)
})

describe('against a bot', () => {
  test('what it says at the same instant does not refuse what a person says', async () => {
    const { table, clock } = await open([
      [ana, person],
      [bo, { bot: 'fourth' }],
    ])
    const [before] = heardBy(table, ana)
    await clock.pass(700)
    expect(table.room.version()).toBe(1)
    const shown = before?.notices.at(-1)?.n ?? 0
    expect(await table.linkOf(ana).say(hide('ana', 7), undefined, undefined, shown)).toMatchObject({ ok: true })
  })

  test('it plays its seat from its own view, and is followed at its pace', async () => {
    const { table, clock } = await open([
      [ana, person],
      [bo, { bot: 'fourth' }],
    ])
    await table.linkOf(ana).say(hide('ana', 7))
    await clock.pass(699)
    expect(table.room.version()).toBe(1)
    await clock.pass(1)
    expect(table.room.version()).toBe(2)
    await table.linkOf(ana).say(take('ana', 1))
    await clock.pass(700)
    expect(heardBy(table, ana).at(-1)?.view).toMatchObject({ heap: 5, awaited: ['ana'] })
  })

  test('is never asked to agree to an undo', async () => {
    const { table, clock } = await open([
      [ana, person],
      [bo, { bot: 'fourth' }],
    ])
    const link = table.linkOf(ana)
    await link.say(hide('ana', 7))
    await clock.pass(700)
    await link.say(take('ana', 1))
    expect(await link.undo()).toMatchObject({ ok: true })
    expect(table.room.entries.at(-1)).toMatchObject({ kind: 'undo', undoes: [3] })
  })

  test('one that fails is said so, its seat is free, and somebody else or another bot may go on', async () => {
    const { table, clock } = await open([
      [ana, person],
      [bo, { bot: 'throwing' }],
    ])
    await clock.pass(1000)
    expect(table.state.getState()).toMatchObject({
      seats: [{ by: 'person' }, { by: 'free' }],
      left: [{ role: bo, bot: 'throwing', why: 'threw' }],
    })
    table.play(bo, { bot: 'fourth' })
    expect(table.state.getState()).toMatchObject({ seats: [{}, { by: { bot: 'fourth' } }], left: [] })
    await clock.pass(1000)
    expect(table.room.entries).toMatchObject([{ by: bo }])
    table.play(bo, 'person')
    await table.linkOf(ana).say(hide('ana', 1))
    await table.linkOf(ana).say(take('ana', 1))
    await clock.pass(10_000)
    expect(table.room.version()).toBe(3)
    expect(table.state.getState().awaited).toEqual([bo])
  })

  test('goes on where it was when the table is opened again', async () => {
    const [storage, clock] = [heapStorage(), handClock()]
    const seats = [
      [ana, person],
      [bo, { bot: 'fourth' }],
    ] as const
    const { table } = await open(seats, { storage, clock })
    await table.linkOf(ana).say(hide('ana', 7))
    table.close()
    await clock.pass(10_000)
    const again = await open(seats, { storage, clock })
    expect(again.table.room.version()).toBe(1)
    await clock.pass(700)
    expect(again.table.room.version()).toBe(2)
  })
})

describe('a device that is passed', () => {
  test('the table says for whom it waits, and each looks with their own eyes', async () => {
    const { table } = await open([
      [ana, person],
      [bo, person],
    ])
    expect(table.state.getState().awaited).toEqual([ana, bo])
    await table.linkOf(ana).say(hide('ana', 7))
    expect(table.state.getState().awaited).toEqual([bo])
    expect(JSON.stringify(heardBy(table, bo))).not.toContain('7')
    expect(heardBy(table, ana).at(-1)?.view).toMatchObject({ own: 7 })
    await table.linkOf(bo).say(hide('bo', 2))
    expect(table.state.getState().awaited).toEqual([ana])
  })

  test('nobody speaks for another', async () => {
    const { table } = await open([
      [ana, person],
      [bo, person],
    ])
    expect(await table.linkOf(ana).say(hide('bo', 3))).toMatchObject({ ok: false, refusal: { code: 'not-your-hand' } })
  })

  test('whoever is asked to agree is awaited too; bots are not asked', async () => {
    const { table } = await open(
      [
        [ana, person],
        [bo, person],
        [cy, { bot: 'fourth' }],
      ],
      { storage: heapStorage(null, ['ana', 'bo', 'cy']) },
    )
    for (const [role, name] of [
      [ana, 'ana'],
      [bo, 'bo'],
      [cy, 'cy'],
    ] as const)
      await table.room.say({ id: name, by: role, command: hide(name, 1) })
    await table.linkOf(ana).say(take('ana', 2))
    await table.linkOf(bo).say(take('bo', 2))
    expect(await table.linkOf(ana).undo()).toMatchObject({ asked: true })
    expect(table.state.getState().awaited).toEqual([bo])
    const [request] = table.room.requestsTo(bo)
    expect(await table.linkOf(bo).undo({ request: request?.id ?? '' })).toMatchObject({ ok: true })
    expect(table.state.getState().awaited).toEqual([ana])
  })
})

test('what is due is said in the page too, also after it was closed meanwhile', async () => {
  const [storage, clock] = [heapStorage(5000), handClock()]
  const seats = [
    [ana, person],
    [bo, person],
  ] as const
  const { table } = await open(seats, { storage, clock })
  await table.linkOf(ana).say(hide('ana', 7))
  await table.linkOf(bo).say(hide('bo', 7))
  await clock.pass(4000)
  table.close()
  await clock.pass(500)
  const again = await open(seats, { storage, clock })
  await clock.pass(499)
  expect(again.table.room.version()).toBe(2)
  await clock.pass(1)
  expect(again.table.room.entries.at(-1)).toMatchObject({ by: ana })
})

describe('alone, where there is a gardien', () => {
  const openToy = async () => {
    const table = await openLocalTable({
      game: toyGame,
      storage: memoryStorage<unknown>({ ...newTable(toyGame, { seats: ['ana'] }) }),
      dice: seededDice(1),
      seatsIn: () => [{ role: ana, by: 'person' }],
      spoken: { speakerOf: (command) => ((command as { kind: string }).kind === 'clear' ? 'gardien' : 'seat') },
    })
    if (isRefusal(table)) throw new Error(table.code)
    return { table, link: table.linkOf(ana) }
  }

  test('the gardien’s words are said too, and seen with the player’s eyes', async () => {
    const { table, link } = await openToy()
    await link.say({ kind: 'roll', seat: 'ana' })
    expect(await link.say({ kind: 'clear' })).toMatchObject({ ok: true })
    expect(table.room.entries.map(({ by }) => by.kind)).toEqual(['joueur', 'gardien'])
  })

  test('a correction of the gardien’s is taken back by itself, a roll by agreeing with oneself', async () => {
    const { table, link } = await openToy()
    await link.say({ kind: 'roll', seat: 'ana' })
    await link.say({ kind: 'clear' })
    await link.undo()
    expect(table.room.entries.at(-1)).toMatchObject({ kind: 'undo', undoes: [2] })
    expect(await link.undo()).toMatchObject({ asked: true })
    const [request] = table.room.requestsTo(ana)
    await link.undo({ request: request?.id ?? '' })
    expect(table.room.entries.at(-1)).toMatchObject({ kind: 'undo', undoes: [1] })
  })

  test('a command on what is no longer shown is refused, and so is an undo', async () => {
    const { link } = await openToy()
    await link.say({ kind: 'roll', seat: 'ana' }, undefined, 'one', 0)
    expect(await link.say({ kind: 'tally', seat: 'ana' }, undefined, 'two', 0)).toMatchObject({
      refusal: { code: 'out-of-date' },
    })
    expect(await link.undo(undefined, 0)).toMatchObject({ refusal: { code: 'out-of-date' } })
    expect(await link.say({ kind: 'show', seat: 'ana' }, undefined, 'three', 1)).toMatchObject({ ok: true })
  })

  test('the same id is carried out once; faces are entered one by one under it', async () => {
    const { table, link } = await openToy()
    const roll = { kind: 'roll', seat: 'ana' }
    expect(await link.say(roll, [], 'dice')).toMatchObject({ ok: false, needs: { label: 'open' } })
    expect(await link.say(roll, [4], 'dice')).toMatchObject({ ok: true })
    expect(await link.say(roll, [4], 'dice')).toMatchObject({ ok: true })
    expect(table.room.version()).toBe(1)
  })
})
