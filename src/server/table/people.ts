import { createHash } from 'node:crypto'
import { COLOURS, FIGURES, type Wearing, type Wished } from '../../kit/person.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import { tellApart } from '../../kit/tellApart.ts'
import type { KeyRow, PartedRow, PersonRow } from '../persistence/registry.ts'

/** Somebody as the others see them. */
export interface Seen {
  /** Absent: nobody is there, or they have not said. */
  readonly called?: string
  readonly wears: Wearing
}

export interface Watching extends Seen {
  readonly id: string
  /** The seat that is followed; '': none. */
  readonly follows: string
}

/** Those who have a seat at a table, each told from the others. */
export interface People {
  readonly keeper: Seen | null
  seat(seat: string): Seen
  readonly watchers: readonly Watching[]
  /** Whoever speaks in that role, with that key. */
  speaker(role: Role, key: string): Seen | null
}

/** By which a spectator is known to the others: it opens nothing, and nobody learns the key from it. */
export const watcherId = (key: string): string => createHash('sha256').update(`watcher ${key}`).digest('base64url').slice(0, 16)

/** A seat, over all its connections; spectators, whichever seat they follow, are each for themselves: none of them takes up another's room. */
export const partOf = (role: Role, key: string): string => (role.kind === 'spectateur' ? key : roleKey(role))

/** What somebody would like to wear, of what there is. */
export const wishOf = ({ colour, figure }: Pick<PersonRow, 'colour' | 'figure'>): Wished => ({
  colour: COLOURS.find((one) => one === colour),
  figure: FIGURES.find((one) => one === figure),
})

const NOTHING: Wished = {}

type Held = Pick<KeyRow, 'key' | 'role' | 'person'>

/** One for each role that is played or kept, by its oldest key; the spectators each for themselves. */
const partsOf = (keys: readonly Held[]) => {
  const roles = new Map<string, Held>()
  for (const row of keys) if (row.role.kind !== 'spectateur' && !roles.has(roleKey(row.role))) roles.set(roleKey(row.role), row)
  const all = [...roles.values()]
  return {
    playing: [...all.filter(({ role }) => role.kind === 'gardien'), ...all.filter(({ role }) => role.kind === 'joueur')],
    watching: keys.filter(({ role }) => role.kind === 'spectateur'),
  }
}

const seen = (wears: Wearing, row?: Held): Seen => ({ ...(row?.person.called && { called: row.person.called }), wears })

/** Keys come in the order in which they were given: whoever was there first keeps what they wear. Free places come after those who play, as they
 * were worn last. */
export const peopleAt = (keys: readonly Held[], places: readonly string[], parted: readonly PartedRow[] = []): People => {
  const { playing, watching } = partsOf(keys)
  const held = new Set(playing.map(({ role }) => (role.kind === 'joueur' ? role.seat : null)))
  const free = places.filter((place) => !held.has(place))
  const wornLast = (place: string): Wished => {
    const last = parted.find(({ seat }) => seat === place)
    return last ? wishOf(last) : NOTHING
  }
  const worn = tellApart([
    ...playing.map(({ person }) => wishOf(person)),
    ...free.map(wornLast),
    ...watching.map(({ person }) => wishOf(person)),
  ])
  const wornAt = (at: number): Wearing => worn[at] as Wearing
  const byRole = new Map(playing.map((row, at) => [roleKey(row.role), seen(wornAt(at), row)]))
  for (const [at, place] of free.entries()) byRole.set(`joueur:${place}`, seen(wornAt(playing.length + at)))
  const watched = watching.map((row, at) => seen(wornAt(playing.length + free.length + at), row))
  return {
    keeper: byRole.get('gardien') ?? null,
    seat: (seat) => byRole.get(`joueur:${seat}`) ?? { wears: tellApart([NOTHING])[0] as Wearing },
    watchers: watching.map((row, at) => ({
      ...(watched[at] as Seen),
      id: watcherId(row.key),
      follows: row.role.kind === 'spectateur' ? row.role.seat : '',
    })),
    speaker: (role, key) => {
      const spectator = watching.findIndex((row) => row.key === key)
      return role.kind === 'spectateur' ? (watched[spectator] ?? null) : (byRole.get(roleKey(role)) ?? null)
    },
  }
}
