import { create } from 'zustand'
import type { Role } from '../../kit/roles.ts'

/** A seat this browser may take again: whoever has the token sits there. */
export interface KeptSeat {
  readonly token: string
  readonly table: string
  readonly role: Role['kind']
}

const KEY = 'demi-reve.seats'
const MOST = 30

const isKept = (seat: unknown): seat is KeptSeat =>
  typeof seat === 'object' &&
  seat !== null &&
  'token' in seat &&
  typeof seat.token === 'string' &&
  'table' in seat &&
  typeof seat.table === 'string' &&
  'role' in seat &&
  ['gardien', 'joueur', 'spectateur'].includes(String(seat.role))

const read = (): readonly KeptSeat[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    return []
  }
}

export const useKeptSeats = create<{ readonly seats: readonly KeptSeat[] }>(() => ({ seats: read() }))

const write = (seats: readonly KeptSeat[]): void => {
  useKeptSeats.setState({ seats })
  try {
    localStorage.setItem(KEY, JSON.stringify(seats))
  } catch {
    // Storage denied: the seat holds for this visit.
  }
}

const others = (token: string): readonly KeptSeat[] => useKeptSeats.getState().seats.filter((seat) => seat.token !== token)

/** The last taken first. */
export const keepSeat = (seat: KeptSeat): void => write([seat, ...others(seat.token)].slice(0, MOST))
export const forgetSeat = (token: string): void => write(others(token))
