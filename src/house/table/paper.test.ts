import { expect, test } from 'vitest'
import { refusal } from '../../kit/refusal.ts'
import { joueur } from '../../kit/roles.ts'
import { fromTheDoor, type SeatAnswer } from './paper.ts'

const NOWHERE = refusal('no-such-seat')
const WAITING: SeatAnswer = { token: 'key', waiting: true, table: 'La table', game: 'tmr' }
const SEAT: SeatAnswer = { token: 'key', role: joueur('ana'), table: 'La table', game: 'tmr' }

const answersTo = async (...told: readonly SeatAnswer[]): Promise<readonly SeatAnswer[]> => {
  const left = [...told]
  const ask = fromTheDoor(async () => left.shift() as SeatAnswer)
  const heard: SeatAnswer[] = []
  while (left.length > 0) heard.push(await ask())
  return heard
}

test('between the door and the seat a key is nowhere for a moment: whoever is let in is not told that it opens nothing', async () => {
  expect(await answersTo(WAITING, NOWHERE, NOWHERE, SEAT)).toEqual([WAITING, WAITING, WAITING, SEAT])
})

test('whoever gave way at the door is told so in the end, and whoever never waited at once', async () => {
  expect((await answersTo(WAITING, NOWHERE, NOWHERE, NOWHERE, NOWHERE)).at(-1)).toEqual(NOWHERE)
  expect(await answersTo(NOWHERE)).toEqual([NOWHERE])
})
