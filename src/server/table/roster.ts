import type { WhyGone } from '../../kit/doors.ts'
import type { Absence, AskKind } from '../../kit/keeping.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { ByeCode, WireAsk, WireDoor, WireSeat } from '../../kit/wire.ts'
import type { Joiner } from '../persistence/joiners.ts'
import type { KeyRow, TableRow } from '../persistence/registry.ts'
import type { Sitter } from './company.ts'

/** What all who sit there and play are asked, and who has agreed so far. */
export interface Ask {
  readonly id: string
  readonly what: AskKind
  /** The seat it is about; '': none. */
  readonly seat: string
  /** The bot that would play there; '': none. */
  readonly bot: string
  /** The seat that asks; null: somebody who does not play. */
  readonly by: string | null
  /** Of whoever would sit down. */
  readonly called: string
  readonly agreed: readonly string[]
  /** All have agreed, when so much was played; null: not yet. */
  readonly granted: number | null
}

interface AskKept {
  readonly dreamer: string
  readonly by?: string
  readonly agreed?: readonly string[]
  readonly granted?: number
}

/** Null: somebody who asks the keeper to be let in. */
export const askIn = ({ key, door, name, wish }: Joiner): Ask | null => {
  const { dreamer: seat, by = null, agreed, granted = null } = wish as AskKept
  if (door === 'spectateur' || !agreed) return null
  const about = { id: key, seat, by, agreed, granted }
  if (door === 'joueur') return { ...about, what: 'sit', bot: '', called: name }
  return { ...about, what: door, bot: name, called: '' }
}

const wireAsk = ({ id, what, seat, bot, by, called, agreed, granted }: Ask): WireAsk => ({
  id,
  what,
  seat,
  ...(bot && { bot }),
  ...(by !== null && { by }),
  ...(called && { called }),
  agreed,
  ...(granted !== null && { granted: true }),
})

export const wireAsks = ({ asks }: Pick<Roster, 'asks'>): readonly WireAsk[] => asks.map(wireAsk)

/** Who may sit at a table and who waits at its door, as it is kept. */
export interface Roster {
  readonly keys: readonly KeyRow[]
  readonly door: WireDoor
  readonly asks: readonly Ask[]
  /** How many may play; 0: as many as there is room for. */
  readonly places: number
  /** Whether those who play may watch each other. */
  readonly watching: boolean
  /** What was said at the opening of those who stay away. */
  readonly absence: Absence | null
  readonly parted: TableRow['parted']
  /** There is no such table any more. */
  readonly closed: boolean
  /** Why keys open nothing any more. */
  readonly gone: ReadonlyMap<string, WhyGone>
}

/** Before anybody was read. */
export const NOBODY: Roster = {
  keys: [],
  door: { approval: false, asking: [] },
  asks: [],
  places: 0,
  watching: false,
  absence: null,
  parted: [],
  closed: false,
  gone: new Map(),
}

export const takenSeats = ({ keys }: Pick<Roster, 'keys'>): ReadonlySet<string> =>
  new Set(keys.flatMap(({ role }) => (role.kind === 'joueur' ? [role.seat] : [])))

/** The people who have a seat there, and play or keep the table. */
export const sittingIn = ({ keys }: Pick<Roster, 'keys'>): readonly Role[] => {
  const people = keys.filter(({ role, bot }) => role.kind !== 'spectateur' && bot === '')
  const roles = people.map(({ role }) => [roleKey(role), role] as const)
  return [...new Map(roles).values()]
}

/** Since when somebody has had that part, with the oldest of their keys. */
export const sinceIn = ({ keys }: Pick<Roster, 'keys'>, role: Role): number =>
  Math.min(...keys.filter((row) => roleKey(row.role) === roleKey(role)).map(({ since }) => since), Number.MAX_SAFE_INTEGER)

/** Which bot plays a seat, or has left it free. */
export const botAt = (
  { keys }: Pick<Roster, 'keys'>,
  gone: WireSeat['gone'] | null,
  seat: string,
): Pick<WireSeat, 'bot' | 'gone'> => {
  const held = keys.filter(({ role }) => role.kind === 'joueur' && role.seat === seat)
  const bot = held.find((row) => row.bot !== '')?.bot
  if (bot !== undefined) return { bot }
  return held.length === 0 && gone ? { gone } : {}
}

/** Why a connection may no longer sit where it sits, or watch from there; null when it may. */
export const whyNotSeated =
  ({ keys, gone, watching, closed }: Roster) =>
  ({ key, role, own }: Pick<Sitter, 'key' | 'role' | 'own'>): ByeCode | null => {
    const now = keys.find((row) => row.key === key)
    if (closed) return 'table-closed'
    if (!now) return gone.get(key) ?? 'freed'
    if (roleKey(now.role) !== roleKey(own ?? role)) return 'moved'
    return own && !watching ? 'no-watching' : null
  }

/** The roles that somebody else has now, or nobody: none of the keys they had is left. */
export const rolesLeft = (before: Roster, now: Roster): readonly Role[] => {
  const left = new Set(now.keys.map(({ key }) => key))
  const stay = new Set(before.keys.filter(({ key }) => left.has(key)).map(({ role }) => roleKey(role)))
  return before.keys.map(({ role }) => role).filter((role) => !stay.has(roleKey(role)))
}
