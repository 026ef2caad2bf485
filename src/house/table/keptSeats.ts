import { create } from 'zustand'
import type { Role } from '../../kit/roles.ts'
import { storeAs } from '../settings/stored.ts'

/** A seat this browser may take again: whoever has the token sits there. */
export interface KeptSeat {
  /** Names the seat in addresses of this browser; it opens nothing. */
  readonly id: string
  readonly token: string
  /** The key that is to take its place; kept before it is asked for, so that a lost answer loses nothing. */
  readonly next?: string
  readonly table: string
  /** What is played there; null: nobody has told yet. */
  readonly game: string | null
  readonly role: Role['kind']
  /** The character that is played there, once the table has told. */
  readonly as?: string
}

const ROLES: readonly unknown[] = ['gardien', 'joueur', 'spectateur']

type Unnumbered = Omit<KeptSeat, 'id' | 'game' | 'as'> & { readonly id?: unknown; readonly game?: unknown; readonly as?: unknown }

const isKept = (seat: unknown): seat is Unnumbered =>
  typeof seat === 'object' &&
  seat !== null &&
  'token' in seat &&
  typeof seat.token === 'string' &&
  'table' in seat &&
  typeof seat.table === 'string' &&
  'role' in seat &&
  ROLES.includes(seat.role)

const freeNumber = (seats: readonly { readonly id?: unknown }[]): string =>
  String(1 + Math.max(0, ...seats.map(({ id }) => Number(id)).filter(Number.isSafeInteger)))

const withNumber = (seat: Unnumbered, taken: readonly KeptSeat[], all: readonly Unnumbered[]): KeptSeat => {
  const { id } = seat
  const good = typeof id === 'string' && /^\d+$/.test(id) && !taken.some((other) => other.id === id)
  const { as, ...rest } = seat
  const game = typeof seat.game === 'string' ? seat.game : null
  return { ...rest, ...(typeof as === 'string' && { as }), game, id: good ? id : freeNumber([...all, ...taken]) }
}

/** What was stored, whole; seats kept before they had numbers get one, those without a game are asked for it when they are taken again. */
export const readKept = (stored: string | null): readonly KeptSeat[] => {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    const all = Array.isArray(list) ? list.filter(isKept) : []
    const seats: KeptSeat[] = []
    for (const seat of all) seats.push(withNumber(seat, seats, all))
    return seats
  } catch {
    return []
  }
}

/** The last taken first; a key that is there already keeps its number, and what was kept of it until another key takes its place. */
export const withSeat = (seats: readonly KeptSeat[], seat: Omit<KeptSeat, 'id'>): readonly KeptSeat[] => {
  const before = seats.find(({ token, next }) => token === seat.token || next === seat.token)
  const { as, next } = { ...before, ...seat }
  const kept = { ...(as !== undefined && { as }), ...(next !== undefined && next !== seat.token && { next }) }
  const { as: _, next: __, ...rest } = seat
  return [{ ...rest, ...kept, id: before?.id ?? freeNumber(seats) }, ...seats.filter((other) => other !== before)]
}

/** With what became known of one of them. */
export const withMore = (seats: readonly KeptSeat[], id: string, more: Partial<KeptSeat>): readonly KeptSeat[] =>
  seats.map((seat) => (seat.id === id ? { ...seat, ...more } : seat))

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
