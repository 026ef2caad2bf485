import { expect, test } from 'vitest'
import { type KeptSeat, readKept, withMore, withSeat } from './keptSeats.ts'

const seat = (token: string): Omit<KeptSeat, 'id'> => ({
  token,
  table: 'La table du mardi',
  game: 'tmr',
  role: 'joueur',
})

test('seats kept before they had numbers get one each, and keep their keys', () => {
  const before = JSON.stringify([seat('a'), seat('b')])
  const seats = readKept(before)
  expect(seats.map(({ token }) => token)).toEqual(['a', 'b'])
  expect(new Set(seats.map(({ id }) => id)).size).toBe(2)
  expect(readKept(JSON.stringify(seats))).toEqual(seats)
})

test('what is damaged is passed over, not the rest', () => {
  expect(readKept('{')).toEqual([])
  expect(readKept(JSON.stringify([seat('a'), { token: 1 }, null, { ...seat('b'), role: 'king' }]))).toHaveLength(1)
  const doubled = readKept(
    JSON.stringify([
      { ...seat('a'), id: '1' },
      { ...seat('b'), id: '1' },
    ]),
  )
  expect(new Set(doubled.map(({ id }) => id)).size).toBe(2)
})

test('more than thirty seats are kept', () => {
  let seats: readonly KeptSeat[] = []
  for (let at = 0; at < 100; at++) seats = withSeat(seats, seat(`key ${at}`))
  expect(readKept(JSON.stringify(seats))).toHaveLength(100)
  expect(new Set(seats.map(({ id }) => id)).size).toBe(100)
  expect(seats[0]?.token).toBe('key 99')
})

test('a number names no key, and stays the seat’s when its key is renewed', () => {
  const seats = withSeat(withSeat([], seat('old')), seat('other'))
  const { id } = seats.find(({ token }) => token === 'old') as KeptSeat
  expect(id).toMatch(/^\d+$/)
  const renewed = withSeat(withMore(seats, id, { next: 'new' }), seat('new'))
  expect(renewed.filter((kept) => kept.id === id)).toEqual([{ ...seat('new'), id }])
  expect(renewed).toHaveLength(2)
})

test('a seat kept before it named its game is kept, and names none until it is told', () => {
  const [before] = readKept(JSON.stringify([{ token: 'a', table: 'La table du mardi', role: 'gardien' }]))
  expect(before).toEqual({ id: '1', token: 'a', table: 'La table du mardi', game: null, role: 'gardien' })
  expect(withSeat(before ? [before] : [], seat('a'))).toEqual([{ ...seat('a'), id: '1' }])
})

test('what is played there is kept with the seat, and stays when it is taken again', () => {
  const seats = withMore(withSeat([], seat('a')), '1', { as: 'Nitouche' })
  expect(readKept(JSON.stringify(withSeat(seats, seat('a'))))).toEqual([{ ...seat('a'), id: '1', as: 'Nitouche' }])
  expect(readKept(JSON.stringify([{ ...seat('b'), as: 7 }]))).toEqual([{ ...seat('b'), id: '1' }])
})

test('a key that is to take the place of another is kept until it does', () => {
  const waiting = withSeat(withMore(withSeat([], seat('old')), '1', { next: 'new' }), seat('old'))
  expect(waiting).toEqual([{ ...seat('old'), id: '1', next: 'new' }])
  expect(withSeat(waiting, seat('new'))).toEqual([{ ...seat('new'), id: '1' }])
})
