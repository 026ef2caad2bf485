import type { Seat, SeatState } from './seat.ts'
import { isAwaited, type SeatAsks } from './turn.ts'

type Known = Pick<SeatState, 'connection' | 'role' | 'view' | 'entering' | 'waitsForDice' | 'door' | 'diceAsked' | 'requests'>

/** How much waits for whoever sits here; null: not known yet, or no longer. */
export const summonsIn = (asks: SeatAsks | undefined, state: Known): number | null => {
  const { connection, role, view, door, diceAsked, requests } = state
  if (connection !== 'online' || view === null || role.kind === 'spectateur') return null
  const turn = isAwaited(asks, state) ? 1 : 0
  return role.kind === 'gardien' ? turn + (door?.asking.length ?? 0) + diceAsked.length + requests.length : turn
}

/** Calls whenever more waits than before; what was there when one came was seen. */
export const callWhenAwaited = (store: Seat['store'], asks: SeatAsks | undefined, call: () => void): (() => void) => {
  let before = summonsIn(asks, store.getState())
  return store.subscribe((state) => {
    const now = summonsIn(asks, state)
    if (now !== null && before !== null && now > before) call()
    before = now
  })
}
