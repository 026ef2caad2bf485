import type { Place } from '../../kit/game.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import { same } from '../../kit/same.ts'
import type { ByeCode, ServerMessage, WireTable } from '../../kit/wire.ts'
import { type Bucket, createBucket } from '../bucket.ts'
import type { Config } from '../config.ts'

/** Views and what is told are the game's own. */
export type Out = ServerMessage<unknown, unknown>

/** A connection that sits at a table. */
export interface Sitter {
  readonly role: Role
  /** The digest of the key it came with. */
  readonly key: string
  send(message: Out): void
  bye(code: ByeCode): void
}

interface Parts {
  readonly name: string
  readonly places: () => readonly Place[]
  readonly taken: () => ReadonlySet<string>
  readonly elapsed: () => number
  readonly limits: Pick<Config, 'MESSAGES_PER_SECOND' | 'MESSAGE_BURST'>
}

/** Who sits at a table now, over all connections. */
export interface Company {
  come(sitter: Sitter): void
  leave(sitter: Sitter): void
  tell(role: Role, message: Out): void
  /** Whoever sits in a role that fits. */
  tellRoles(fits: (role: Role) => boolean, message: Out): void
  /** Whoever came with a key that fits. */
  tellKeys(fits: (key: string) => boolean, message: Out): void
  countOf(role: Role): number
  /** Whether the seat, over all its connections, does not say too much at once. */
  allows(role: Role): boolean
  empty(): boolean
  info(): WireTable
  spectatorsSpeak(): boolean
  /** Until it is changed, or the table is empty for long. */
  letSpectatorsSpeak(may: boolean): void
  /** To be called when seats were taken, freed or handed over. */
  seatsChanged(): void
  /** Sends away whoever sits there; what was said stands for whoever comes next. */
  dismiss(role: Role, code: ByeCode): void
  /** Sends away whoever came with that key. */
  dismissKey(key: string, code: ByeCode): void
  dismissAll(code: ByeCode): void
}

export const createCompany = ({ name, places, taken, elapsed, limits }: Parts): Company => {
  const buckets = new Map<string, Bucket>()
  const sitters = new Set<Sitter>()
  let shown: WireTable | null = null
  let spectatorsSpeak = false

  const sittersOf = (role: Role): Sitter[] => [...sitters].filter((sitter) => roleKey(sitter.role) === roleKey(role))

  const info = (): WireTable => {
    const present = new Set([...sitters].map(({ role }) => roleKey(role)))
    const seats = taken()
    return {
      name,
      gardien: present.has('gardien'),
      spectators: [...sitters].filter(({ role }) => role.kind === 'spectateur').length,
      spectatorsSpeak,
      seats: places().map((place) => ({
        seat: place.id,
        name: place.name,
        taken: seats.has(place.id),
        connected: present.has(`joueur:${place.id}`),
      })),
    }
  }

  const seatsChanged = (): void => {
    const table = info()
    if (same(table, shown)) return
    shown = table
    for (const sitter of sitters) sitter.send({ type: 'table', table })
  }

  return {
    come: (sitter) => {
      sitters.add(sitter)
    },
    leave: (sitter) => {
      if (sitters.delete(sitter)) seatsChanged()
    },
    tell: (role, message) => {
      for (const sitter of sittersOf(role)) sitter.send(message)
    },
    tellRoles: (fits, message) => {
      for (const sitter of sitters) if (fits(sitter.role)) sitter.send(message)
    },
    tellKeys: (fits, message) => {
      for (const sitter of sitters) if (fits(sitter.key)) sitter.send(message)
    },
    countOf: (role) => sittersOf(role).length,
    allows: (role) => {
      const key = roleKey(role)
      let bucket = buckets.get(key)
      if (!bucket) buckets.set(key, (bucket = createBucket(limits.MESSAGES_PER_SECOND, limits.MESSAGE_BURST, elapsed)))
      return bucket.take()
    },
    empty: () => sitters.size === 0,
    info,
    spectatorsSpeak: () => spectatorsSpeak,
    letSpectatorsSpeak: (may) => {
      spectatorsSpeak = may
      seatsChanged()
    },
    seatsChanged,
    dismiss: (role, code) => {
      for (const sitter of sittersOf(role)) sitter.bye(code)
    },
    dismissKey: (key, code) => {
      for (const sitter of [...sitters]) if (sitter.key === key) sitter.bye(code)
    },
    dismissAll: (code) => {
      for (const sitter of [...sitters]) sitter.bye(code)
    },
  }
}
