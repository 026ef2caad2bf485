import type { Role } from '../../kit/roles.ts'
import type { Codes } from './codes.ts'

/** A seat as its holder keeps it. */
export interface Seat {
  readonly token: string
  readonly role: Role
  readonly table: string
  readonly game: string
}

export interface GardienSeat extends Seat {
  readonly codes: Codes
}

/** The gardien is asked; the key is the seat's as soon as they agree. */
export interface Waiting {
  readonly token: string
  readonly waiting: true
  readonly table: string
  readonly game: string
}

/** What a code opens. */
export interface Invitation {
  readonly kind: 'joueur' | 'spectateur'
  readonly table: string
  readonly game: string
  readonly dreamers: readonly { readonly id: string; readonly name: string; readonly free: boolean }[]
  /** The gardien approves who joins. */
  readonly approval: boolean
}

/** The place to play or to follow (none: to watch), or one's own to bring along. */
export type Wish = { readonly dreamer: string } | { readonly bring: Readonly<Record<string, unknown>> }

/** Whoever comes to the door. A browser that says nothing of itself is nobody in particular. */
export interface Comer {
  /** The key they made; however often they ask with it, they get one seat. */
  readonly key?: string | undefined
  readonly browser?: string | undefined
  readonly name?: string | undefined
}

export interface OneTimeCode {
  readonly code: string
  /** Milliseconds since 1970. */
  readonly until: number
}
