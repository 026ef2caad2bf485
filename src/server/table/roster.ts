import type { WhyGone } from '../../kit/doors.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { ByeCode, WireDoor, WireSeat } from '../../kit/wire.ts'
import type { Joiner } from '../persistence/joiners.ts'
import type { KeyRow } from '../persistence/registry.ts'
import type { Sitter } from './company.ts'

/** A bot that somebody would have play a free seat, and whose players have agreed so far. */
export interface BotWish {
  /** Of the wish; nobody is told. */
  readonly key: string
  readonly seat: string
  readonly bot: string
  readonly agreed: readonly string[]
}

export const botWishIn = ({ key, door, name, wish }: Joiner): BotWish | null => {
  if (door !== 'bot') return null
  const { dreamer: seat, agreed } = wish as { readonly dreamer: string; readonly agreed: readonly string[] }
  return { key, seat, bot: name, agreed }
}

/** Who may sit at a table and who waits at its door, as it is kept. */
export interface Roster {
  readonly keys: readonly KeyRow[]
  readonly door: WireDoor
  readonly wishes: readonly BotWish[]
  /** How many may play; 0: as many as there is room for. */
  readonly places: number
  /** Whether those who play may watch each other. */
  readonly watching: boolean
  /** There is no such table any more. */
  readonly closed: boolean
  /** Why keys open nothing any more. */
  readonly gone: ReadonlyMap<string, WhyGone>
}

/** Before anybody was read. */
export const NOBODY: Roster = {
  keys: [],
  door: { approval: false, asking: [] },
  wishes: [],
  places: 0,
  watching: false,
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

/** Which bot plays a seat, has left it free, or is wished for there. */
export const botAt = (
  { keys, wishes }: Pick<Roster, 'keys' | 'wishes'>,
  gone: WireSeat['gone'] | null,
  seat: string,
): Pick<WireSeat, 'bot' | 'gone' | 'wish'> => {
  const held = keys.filter(({ role }) => role.kind === 'joueur' && role.seat === seat)
  const bot = held.find((row) => row.bot !== '')?.bot
  if (bot !== undefined) return { bot }
  if (held.length > 0) return {}
  const wish = wishes.find((one) => one.seat === seat)
  return { ...(gone && { gone }), ...(wish && { wish: { bot: wish.bot, agreed: wish.agreed } }) }
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
