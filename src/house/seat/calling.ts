import { useEffect } from 'react'
import { useSettings } from '../settings/settings.ts'
import { callAs } from '../ui/chime.ts'
import type { Speech } from './link.ts'
import type { Seat, SeatState } from './seat.ts'

/** At a networked table: a soft sound or a buzz when something waits for whoever sits there. */
export const useCalls = (seat: Seat | null, asks: SeatAsks | undefined): void => {
  useEffect(() => {
    if (seat) return callWhenAwaited(seat.store, asks, () => callAs(useSettings.getState().call))
    return undefined
  }, [seat, asks])
}

/** Whether the game goes on only with an answer of that seat, from what the seat sees; null: of the gardien. */
export type SeatAsks<S extends Speech = Speech> = (view: S['view'], seat: string | null) => boolean

type Turn = Pick<SeatState, 'role' | 'view' | 'entering' | 'waitsForDice'>

/** Whether the table waits for whoever sits here: for an answer, or for a die of their own. */
export const isAwaited = (asks: SeatAsks | undefined, { role, view, entering, waitsForDice }: Turn): boolean => {
  if (entering) return true
  if (role.kind === 'spectateur' || view === null || waitsForDice) return false
  return asks?.(view, role.kind === 'gardien' ? null : role.seat) ?? false
}

type Known = Pick<SeatState, 'connection' | 'role' | 'view' | 'entering' | 'waitsForDice' | 'door' | 'diceAsked' | 'requests'>

/** How much waits for whoever sits here; null: not known yet, or no longer. */
const summonsIn = (asks: SeatAsks | undefined, state: Known): number | null => {
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
