import { create } from 'zustand'
import type { Role } from '../../kit/roles.ts'
import { storeAs } from '../settings/stored.ts'
import { type KeptSeat, readKept, withMore, withSeat } from './keptList.ts'

export type { KeptSeat } from './keptList.ts'

const KEY = 'demi-reve.seats'

const stored = (): readonly KeptSeat[] | null => {
  try {
    return readKept(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

export const useKeptSeats = create<{ readonly seats: readonly KeptSeat[] }>(() => ({ seats: stored() ?? [] }))

/** From what is stored now: another window may have kept a seat since. */
const change = (by: (seats: readonly KeptSeat[]) => readonly KeptSeat[]): readonly KeptSeat[] => {
  const seats = by(stored() ?? useKeptSeats.getState().seats)
  useKeptSeats.setState({ seats })
  storeAs(KEY, seats)
  return seats
}

interface Paper extends Pick<KeptSeat, 'token' | 'table' | 'game'> {
  readonly role: Role
}

/** A seat as the server names it. */
export const keepPaper = ({ token, table, game, role }: Paper): string => keepSeat({ token, table, game, role: role.kind })

/** Gives the number that names it here. */
export const keepSeat = (seat: Omit<KeptSeat, 'id'>): string =>
  change((seats) => withSeat(seats, seat)).find(({ token }) => token === seat.token)?.id ?? ''

export const keepNext = (id: string, next: string): void => void change((seats) => withMore(seats, id, { next }))

export const keepCharacter = (id: string, as: string): void => void change((seats) => withMore(seats, id, { as }))

export const forgetSeat = (id: string): void => void change((seats) => seats.filter((seat) => seat.id !== id))

export const useKeptSeat = (id: string): KeptSeat | undefined => useKeptSeats(({ seats }) => seats.find((seat) => seat.id === id))

/** Follows what other windows keep. */
export const followOtherWindows = (): void =>
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) useKeptSeats.setState({ seats: stored() ?? useKeptSeats.getState().seats })
  })
