import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { GARDIEN, joueur, type Role, spectateur } from '../../kit/roles.ts'
import { callWhenAwaited } from './calling.ts'
import type { SeatState } from './seat.ts'

/** A view that says whom it asks. */
const asks = (view: unknown, seat: string | null): boolean => (view as { asks: readonly (string | null)[] }).asks.includes(seat)

const callsAt = (role: Role) => {
  const start = { connection: 'online', role, view: { asks: [] }, entering: null, waitsForDice: false }
  const store = createStore(() => ({ ...start, door: null, diceAsked: [], requests: [] }) as unknown as SeatState)
  let calls = 0
  callWhenAwaited(store, asks, () => calls++)
  return { set: (state: object) => store.setState(state as Partial<SeatState>), calls: () => calls }
}

test('a player is called when their turn comes, not at each of their own answers, nor for what was there when they came', () => {
  const { set, calls } = callsAt(joueur('ana'))
  set({ view: { asks: ['bo'] } })
  expect(calls()).toBe(0)
  set({ view: { asks: ['ana'] } })
  set({ view: { asks: ['ana'] }, sending: true })
  set({ view: { asks: ['ana'] }, sending: false })
  expect(calls()).toBe(1)
  set({ waitsForDice: true })
  set({ waitsForDice: false })
  expect(calls()).toBe(2)
  set({ connection: 'reconnecting' })
  set({ connection: 'online' })
  expect(calls()).toBe(2)
})

test('the gardien is called for whoever knocks, for dice, for what is asked back and for what the game asks of them', () => {
  const { set, calls } = callsAt(GARDIEN)
  set({ door: { approval: true, asking: [{ id: 'a' }] } })
  expect(calls()).toBe(1)
  set({ door: { approval: true, asking: [{ id: 'a' }, { id: 'b' }] } })
  set({ diceAsked: [{ id: 'd' }] })
  set({ requests: [{ id: 'r' }] })
  set({ view: { asks: [null] } })
  expect(calls()).toBe(5)
  set({ door: { approval: true, asking: [] }, diceAsked: [], requests: [] })
  expect(calls()).toBe(5)
})

test('a spectator is never called', () => {
  const { set, calls } = callsAt(spectateur('ana'))
  set({ view: { asks: ['ana', null] } })
  expect(calls()).toBe(0)
})
