import { expect, test } from 'vitest'
import { scriptedDice } from './dice.ts'
import { memoryStorage } from './memoryStorage.ts'
import { isRefusal } from './refusal.ts'
import { joueur, spectateur } from './roles.ts'
import { openRoom } from './room.ts'
import { newTable } from './storage.ts'
import { toyGame } from './testing/toyGame.ts'

const GAME = { ...toyGame, undoNeeds: 'others' as const }
const [ana, bo, cy] = [joueur('ana'), joueur('bo'), joueur('cy')]

const roomOf = async (...seats: string[]) => {
  const storage = memoryStorage(newTable(GAME, { seats }))
  const dice = scriptedDice([
    ['hidden', 3],
    ['open', 4],
  ])
  const room = await openRoom({ game: GAME, storage, dice, clock: () => 0 })
  if (isRefusal(room)) throw new Error(room.code)
  await room.submit({ id: 'roll', by: ana, command: { kind: 'roll', seat: 'ana' } })
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

test('one of the others may say no, and the request is over', async () => {
  const room = await roomOf('ana', 'bo', 'cy')
  await room.undo({ id: 'sorry', by: ana })
  expect(await room.refuseUndo({ id: 'no', by: ana, request: 'sorry' })).toMatchObject({ refusal: { code: 'not-yours' } })
  expect(await room.refuseUndo({ id: 'no', by: bo, request: 'sorry' })).toMatchObject({ ok: true })
  expect(await room.undo({ id: 'yes', by: cy, target: { request: 'sorry' } })).toMatchObject({ ok: false })
  expect(room.entries.filter(({ kind }) => kind === 'undo')).toEqual([])
})
