import type { Place } from '../../kit/game.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import { same } from '../../kit/same.ts'
import type { ByeCode, ServerMessage, WireSeat, WireTable } from '../../kit/wire.ts'
import { createPartRates } from '../common/bucket.ts'
import type { Config } from '../common/config.ts'
import type { Presence } from './others.ts'
import { type People, partOf, watcherId } from './people.ts'

/** Views and what is told are the game's own. */
export type Out = ServerMessage<unknown, unknown>

/** A connection that sits at a table. */
export interface Sitter {
  /** Whose feed it hears. */
  readonly role: Role
  /** Of a player who watches another: the seat that the key opens. It counts as theirs, and says nothing. */
  readonly own?: Role
  /** The digest of the key it came with. */
  readonly key: string
  /** Whether it looks after the seats. */
  readonly keeps: boolean
  /** A bot of this process: it keeps no table open. */
  readonly bot?: true
  /** Whether it still listens; absent: it does. */
  readonly wanted?: () => boolean
  send(message: Out): void
  bye(code: ByeCode): void
}

interface Parts {
  readonly name: string
  readonly places: () => readonly Place[]
  readonly taken: () => ReadonlySet<string>
  /** Those who have a seat there, told apart. */
  readonly people: () => People
  /** How many may play; 0: as many as there is room for. */
  readonly most: () => number
  /** Whether those who play may watch each other. */
  readonly watching: () => boolean
  /** Which bot plays a seat, or has left it. */
  readonly botAt: (seat: string) => Pick<WireSeat, 'bot' | 'gone'>
  /** What is asked of those who play, what was said of those who stay away, and until when somebody is waited for. */
  readonly fairness: () => Pick<WireTable, 'asks' | 'absence'>
  readonly lapses: (seat: string) => number | null
  /** Somebody has come or gone, here or elsewhere. */
  readonly onSeats: () => void
  /** Who sits here over other processes. */
  readonly elsewhere: () => readonly Presence[]
  /** Somebody has come or gone. */
  readonly onPresence: () => void
  readonly elapsed: () => number
  readonly limits: Pick<Config, 'MESSAGES_PER_SECOND' | 'MESSAGE_BURST' | 'MAX_CONNECTIONS_PER_SEAT'>
}

/** Who sits at a table now, over all connections. */
export interface Company {
  /**
   * On the way to its seat: heard of by nobody, and sent away like the others; until what it returns is called.
   * Where as many come as a seat may have, the first of them gives way.
   */
  expect(sitter: Sitter): () => void
  come(sitter: Sitter): void
  leave(sitter: Sitter): void
  tell(role: Role, message: Out): void
  /** Whoever sits in a role that fits. */
  tellRoles(fits: (role: Role) => boolean, message: Out): void
  /** Whoever looks after the seats. */
  tellKeepers(message: Out): void
  /** How many connections a seat or a spectator has (`partOf`), those that watch another included. */
  countOf(part: string): number
  /** Whether they do not say too much at once, over all their connections. */
  allows(part: string, weight: number): boolean
  empty(): boolean
  /** Of this process. */
  presence(): Presence
  /** The roles that somebody sits in, wherever. */
  present(): ReadonlySet<string>
  info(): WireTable
  /** As somebody sees it: only whoever looks after the seats needs to name spectators. */
  infoFor(sitter: Pick<Sitter, 'keeps'>): WireTable
  spectatorsSpeak(): boolean
  /** Until it is changed, or the table is empty for long. */
  letSpectatorsSpeak(may: boolean): void
  /** To be called when seats were taken, freed or handed over. */
  seatsChanged(): void
  /** To be called when the game went on: only its places may have changed. */
  gameChanged(): void
  /** Sends away all for whom there is a reason; what was said stands for whoever comes next. */
  dismiss(why: (sitter: Sitter) => ByeCode | null): void
}

/** Of the seat that its key opens. */
const partOfSitter = ({ role, own = role, key }: Sitter): string => partOf(own, key)

const presenceKey = ({ role, own = role, key }: Sitter): string =>
  own.kind === 'spectateur' ? `spectateur:${watcherId(key)}` : roleKey(own)

const presenceOf = (sitters: Iterable<Sitter>): Presence => {
  const counts = new Map<string, number>()
  for (const sitter of sitters) counts.set(presenceKey(sitter), (counts.get(presenceKey(sitter)) ?? 0) + 1)
  return [...counts]
}

const countSpectators = (presence: Presence): number =>
  presence.reduce((sum, [role, count]) => (role.startsWith('spectateur:') ? sum + count : sum), 0)

const isShown = (places: readonly Place[], seats: readonly WireSeat[]): boolean =>
  places.length === seats.length && places.every(({ id, name }, at) => seats[at]?.seat === id && seats[at].name === name)

/** Who is at a table, as everybody there sees it. */
const tableAt = (parts: Parts, here: Presence, spectatorsSpeak: boolean): WireTable => {
  const everybody = [here, ...parts.elsewhere()].flat()
  const present = new Set(everybody.map(([role]) => role))
  const taken = parts.taken()
  const people = parts.people()
  return {
    name: parts.name,
    places: parts.most(),
    gardien: present.has('gardien'),
    ...(people.keeper && { keeper: people.keeper }),
    spectators: countSpectators(everybody),
    watchers: people.watchers.map((watcher) => ({ ...watcher, connected: present.has(`spectateur:${watcher.id}`) })),
    spectatorsSpeak,
    watching: parts.watching(),
    ...parts.fairness(),
    seats: parts.places().map((place) => {
      const lapses = parts.lapses(place.id)
      return {
        seat: place.id,
        name: place.name,
        taken: taken.has(place.id),
        connected: present.has(`joueur:${place.id}`),
        ...people.seat(place.id),
        ...parts.botAt(place.id),
        ...(lapses !== null && { lapses }),
      }
    }),
  }
}

const forGuests = (table: WireTable): WireTable => ({
  ...table,
  watchers: table.watchers.map(({ id: _, ...watcher }) => watcher),
})

export const createCompany = (parts: Parts): Company => {
  const { places, onPresence, elapsed, limits } = parts
  const sitters = new Set<Sitter>()
  const coming = new Set<Sitter>()
  let shown: WireTable | null = null
  let spectatorsSpeak = false

  const sittersOf = (role: Role): Sitter[] => [...sitters].filter((sitter) => roleKey(sitter.role) === roleKey(role))

  const info = (): WireTable => tableAt(parts, presenceOf(sitters), spectatorsSpeak)

  const present = (): ReadonlySet<string> =>
    new Set([presenceOf(sitters), ...parts.elsewhere()].flatMap((some) => some.map(([role]) => role)))

  const seatsChanged = (): void => {
    parts.onSeats()
    const table = info()
    if (same(table, shown)) return
    shown = table
    const messages = { keepers: { type: 'table', table }, guests: { type: 'table', table: forGuests(table) } } as const
    for (const sitter of sitters) sitter.send(sitter.keeps ? messages.keepers : messages.guests)
  }

  return {
    expect: (sitter) => {
      const others = [...coming].filter((one) => partOfSitter(one) === partOfSitter(sitter))
      if (others.length >= limits.MAX_CONNECTIONS_PER_SEAT) others[0]?.bye('full')
      coming.add(sitter)
      return () => coming.delete(sitter)
    },
    come: (sitter) => {
      sitters.add(sitter)
      onPresence()
    },
    leave: (sitter) => {
      if (!sitters.delete(sitter)) return
      onPresence()
      seatsChanged()
    },
    tell: (role, message) => {
      for (const sitter of sittersOf(role)) sitter.send(message)
    },
    tellRoles: (fits, message) => {
      for (const sitter of sitters) if (fits(sitter.role)) sitter.send(message)
    },
    tellKeepers: (message) => {
      for (const sitter of sitters) if (sitter.keeps) sitter.send(message)
    },
    countOf: (part) => [...sitters].filter((sitter) => partOfSitter(sitter) === part).length,
    allows: createPartRates(limits.MESSAGES_PER_SECOND, limits.MESSAGE_BURST, elapsed),
    empty: () => [...sitters, ...coming].every(({ bot }) => bot),
    presence: () => presenceOf(sitters),
    present,
    info,
    infoFor: ({ keeps }) => (keeps ? info() : forGuests(info())),
    spectatorsSpeak: () => spectatorsSpeak,
    letSpectatorsSpeak: (may) => {
      spectatorsSpeak = may
      seatsChanged()
    },
    seatsChanged,
    gameChanged: () => {
      if (!shown || !isShown(places(), shown.seats)) seatsChanged()
    },
    dismiss: (why) => {
      for (const sitter of new Set([...coming, ...sitters])) {
        const code = why(sitter)
        if (code) sitter.bye(code)
      }
    },
  }
}
