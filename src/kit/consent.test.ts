import { describe, expect, test } from 'vitest'
import { scriptedDice } from './dice.ts'
import { memoryStorage } from './memoryStorage.ts'
import { isRefusal } from './refusal.ts'
import { joueur, type Role, spectateur } from './roles.ts'
import { openRoom } from './room/room.ts'
import { newTable } from './storage.ts'
import { toyGame } from './testing/toyGame.ts'

/** Whoever has shown their die is out of the game, and agrees to nothing any more. */
const GAME: typeof toyGame = {
  ...toyGame,
  seating: { ...toyGame.seating, gardien: false },
  undoNeeds: (state, sitting) => sitting.filter((role) => role.kind === 'joueur' && !state[role.seat]?.shown),
}
const [ana, bo, cy] = [joueur('ana'), joueur('bo'), joueur('cy')]

const roomOf = async (...seats: string[]) => roomWhere(() => seats.map(joueur), seats)

const roomWhere = async (sitting: () => readonly Role[], seats: string[]) => {
  const storage = memoryStorage(newTable(GAME, { seats }))
  const dice = scriptedDice([
    ['hidden', 3],
    ['open', 4],
    ['hidden', 2],
    ['open', 2],
  ])
  const room = await openRoom({ game: GAME, storage, dice, clock: () => 0, sitting })
  if (isRefusal(room)) throw new Error(room.code)
  await room.say({ id: 'roll', by: ana, command: { kind: 'roll', seat: 'ana' } })
  return room
}

test('what was rolled is undone once the other agrees', async () => {
  const room = await roomOf('ana', 'bo')
  expect(await room.undo({ id: 'sorry', by: ana })).toMatchObject({ ok: true, asked: true })
  expect(room.subscribe(bo, 0, () => {}).requests).toMatchObject([{ id: 'sorry', by: ana }])
  expect(await room.undo({ id: 'own', by: ana, target: { request: 'sorry' } })).toMatchObject({ refusal: { code: 'not-yours' } })
  const watching = await room.undo({ id: 'w', by: spectateur(''), target: { request: 'sorry' } })
  expect(watching).toMatchObject({ refusal: { code: 'not-yours' } })
  expect(await room.undo({ id: 'yes', by: bo, target: { request: 'sorry' } })).toMatchObject({ ok: true })
  expect(room.entries.at(-1)).toMatchObject({ kind: 'undo', undoes: [1] })
})

test('with three, both others have to agree', async () => {
  const room = await roomOf('ana', 'bo', 'cy')
  await room.undo({ id: 'sorry', by: ana })
  await room.undo({ id: 'yes', by: bo, target: { request: 'sorry' } })
  expect(room.entries.at(-1)).toMatchObject({ kind: 'undoAgreed', agrees: 2 })
  await room.undo({ id: 'yes again', by: bo, target: { request: 'sorry' } })
  expect(room.entries.at(-1)?.kind).toBe('undoAgreed')
  await room.undo({ id: 'yes', by: cy, target: { request: 'sorry' } })
  expect(room.entries.at(-1)).toMatchObject({ kind: 'undo', undoes: [1] })
})

test('whoever asked may take the request back, and nobody is asked any more', async () => {
  const room = await roomOf('ana', 'bo')
  await room.undo({ id: 'sorry', by: ana })
  expect(await room.refuseUndo({ id: 'never mind', by: ana, request: 'sorry' })).toMatchObject({ ok: true })
  expect(room.requestsTo(bo)).toEqual([])
  expect(await room.undo({ id: 'yes', by: bo, target: { request: 'sorry' } })).toMatchObject({ ok: false })
})

test('one of the others may say no, and the request is over', async () => {
  const room = await roomOf('ana', 'bo', 'cy')
  await room.undo({ id: 'sorry', by: ana })
  expect(await room.refuseUndo({ id: 'no', by: bo, request: 'sorry' })).toMatchObject({ ok: true })
  expect(await room.undo({ id: 'yes', by: cy, target: { request: 'sorry' } })).toMatchObject({ ok: false })
  expect(room.entries.filter(({ kind }) => kind === 'undo')).toEqual([])
})

describe('who is not there', () => {
  const SEATS = ['ana', 'bo', 'cy']

  test('an empty seat is not asked: the one other who sits there is enough', async () => {
    const room = await roomWhere(() => [ana, cy], SEATS)
    await room.undo({ id: 'sorry', by: ana })
    expect(room.subscribe(bo, 0, () => {}).requests).toEqual([])
    await room.undo({ id: 'yes', by: cy, target: { request: 'sorry' } })
    expect(room.entries.at(-1)).toMatchObject({ kind: 'undo', undoes: [1] })
  })

  test('with nobody else there nobody is asked', async () => {
    const room = await roomWhere(() => [ana], SEATS)
    expect(await room.undo({ id: 'sorry', by: ana })).toEqual({ ok: true, seq: 2 })
    expect(room.entries.at(-1)).toMatchObject({ kind: 'undo', undoes: [1] })
  })

  test('who is out of the game is not asked, nor told, and cannot say no', async () => {
    const room = await roomOf(...SEATS)
    await room.say({ id: 'roll', by: bo, command: { kind: 'roll', seat: 'bo' } })
    await room.say({ id: 'show', by: bo, command: { kind: 'show', seat: 'bo' } })
    await room.undo({ id: 'sorry', by: ana })
    expect(room.subscribe(bo, 0, () => {}).requests).toEqual([])
    expect(await room.refuseUndo({ id: 'no', by: bo, request: 'sorry' })).toMatchObject({ refusal: { code: 'no-such-request' } })
    expect(await room.undo({ id: 'yes', by: bo, target: { request: 'sorry' } })).toMatchObject({ ok: false })
    await room.undo({ id: 'yes', by: cy, target: { request: 'sorry' } })
    expect(room.entries.at(-1)).toMatchObject({ kind: 'undo', undoes: [1] })
  })

  test('who comes later is not asked; with whoever goes away after being asked the request falls: they have not agreed', async () => {
    let sitting: readonly Role[] = [ana, bo]
    const room = await roomWhere(() => sitting, SEATS)
    await room.undo({ id: 'sorry', by: ana })
    sitting = [ana, bo, cy]
    await room.seatsChanged()
    expect(room.entries.at(-1)).toMatchObject({ kind: 'undoAsked', of: [bo] })
    sitting = [ana, cy]
    await room.seatsChanged()
    expect(room.entries.at(-1)).toMatchObject({ kind: 'undoRefused', by: ana, refuses: 2 })
    expect(room.subscribe(ana, 0, () => {}).requests).toEqual([])
  })

  test('nor does whoever takes over a seat find what was asked of another', async () => {
    let since = 0
    const storage = memoryStorage(newTable(GAME, { seats: ['ana', 'bo'] }))
    const dice = scriptedDice([
      ['hidden', 3],
      ['open', 4],
    ])
    const sitting = () => [ana, bo]
    const sinceOf = (role: Role) => (role === bo ? since : 0)
    const room = await openRoom({ game: GAME, storage, dice, clock: () => 5, sitting, since: sinceOf })
    if (isRefusal(room)) throw new Error(room.code)
    await room.say({ id: 'roll', by: ana, command: { kind: 'roll', seat: 'ana' } })
    await room.undo({ id: 'sorry', by: ana })
    since = 6
    expect(await room.undo({ id: 'yes', by: bo, target: { request: 'sorry' } })).toMatchObject({ ok: false })
    expect(room.entries.at(-1)).toMatchObject({ kind: 'undoRefused' })
  })

  test('whoever leaves the game after being asked holds nothing up', async () => {
    const room = await roomOf('ana', 'bo')
    await room.say({ id: 'roll', by: bo, command: { kind: 'roll', seat: 'bo' } })
    await room.undo({ id: 'sorry', by: ana })
    await room.say({ id: 'show', by: bo, command: { kind: 'show', seat: 'bo' } })
    expect(room.entries.at(-1)).toMatchObject({ kind: 'undo', by: ana, undoes: [1] })
  })
})
