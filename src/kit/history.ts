import { BEGINNING, createFeed, type Feed, type FeedStart, type Numbered, type ToldGame } from './feeds.ts'
import type { Game } from './game.ts'
import { type Base, createLog, type Entry, type Log } from './log.ts'
import { type Role, roleKey } from './roles.ts'
import type { Place, Snapshot, Snapshots, Storage } from './storage.ts'
import { upcastEntry } from './upcast.ts'

/** What is kept of the state, beside the entry it was made after. */
interface StateBody<State> extends Base<State> {
  readonly id: string
}

/** What a part of a long work waits for before it goes on; null: nothing, yet. */
export type Pace = () => Promise<void> | null

interface Parts<State, Event, View, Told> {
  readonly game: ToldGame<State, Event, View, Told> &
    Pick<Game<never, State, never, Event, never, never>, 'evolve' | 'rules' | 'upcastEvent'>
  readonly storage: Pick<Storage<Event>, 'since'>
  readonly snapshots: Snapshots | null
  readonly maker: string
  readonly begunUnder: number
  readonly initial: Base<State>
  /** Of the whole table. */
  readonly spine: Log<State, Event>['spine']
  readonly pace: Pace
  readonly onFault: (error: unknown) => void
}

/** A piece of the past, read again, as one role was told of it. */
export interface Chapter<State, Event, View, Told> {
  readonly log: Log<State, Event>
  readonly feed: Feed<State, Event, View, Told>
}

/** What is no longer held in memory, read from storage: exact whatever snapshots there are, and quick where there are some. */
export interface History<State, Event, View, Told> {
  /** The last snapshot at or before an entry, if it belongs to this table. */
  opening(upTo: (last: number) => number): Promise<Base<State>>
  /** The entries after one and up to another, as today's rules have them. */
  each(after: number, upTo: number, visit: (entry: Entry<Event>) => void): Promise<void>
  /** The state without some entries. */
  stateWithout(undoes: readonly number[], version: number): Promise<State>
  /** How a role's feed stood after an entry. */
  startAt(role: Role, seq: number): Promise<FeedStart>
  /** Which messages of a role told of some entries, all before another. */
  numbersOf(role: Role, seqs: readonly number[], upTo: number): Promise<readonly Numbered[]>
  /** The piece of a role's feed in which a message is, or the first after it; nothing of it after an entry. */
  chapterOf(role: Role, n: number, upTo: number): Promise<Chapter<State, Event, View, Told>>
  isKept(role: Role, seq: number): boolean
  keep(snapshots: readonly Snapshot[]): Promise<void>
  stateSnapshot(base: Base<State>, id: string): Snapshot
  feedSnapshot(role: Role, start: FeedStart): Snapshot
}

export const STATE = 'state'
const feedName = (role: Role): string => `feed ${roleKey(role)}`

/** Entries that are read at once. */
const AT_ONCE = 200
/** Chapters that stay at hand, for whoever leafs through them. */
const AT_HAND = 2

const lastUpTo = <One extends Place>(places: readonly One[], seq: number): One | undefined =>
  places.findLast((place) => place.seq <= seq)

export const createHistory = <State, Event, View, Told>(
  parts: Parts<State, Event, View, Told>,
): History<State, Event, View, Told> => {
  const { game, storage, maker, begunUnder, initial, spine, pace, onFault } = parts
  let { snapshots } = parts
  type AChapter = Chapter<State, Event, View, Told>
  const known = new Map<string, Place[]>()
  const atHand = new Map<string, AChapter>()

  const placesOf = async (of: string): Promise<Place[]> => {
    let places = known.get(of)
    if (!places) {
      places = [...((await snapshots?.places(of, maker)) ?? [])]
      known.set(of, places)
    }
    return places
  }

  const remember = ({ of, seq, n }: Snapshot): void => {
    const places = known.get(of)
    if (!places || places.some((place) => place.seq === seq)) return
    const after = places.findIndex((place) => place.seq > seq)
    places.splice(after < 0 ? places.length : after, 0, { seq, n })
  }

  const forget = (of: string, seq: number): void => {
    const places = known.get(of) ?? []
    known.set(
      of,
      places.filter((place) => place.seq !== seq),
    )
  }

  const bodyAt = async <Body>(of: string, seq: number): Promise<Body | null> => {
    const [found] = (await snapshots?.read(of, maker, seq - 1, seq)) ?? []
    if (!found) forget(of, seq)
    return found ? (found.body as Body) : null
  }

  const each: History<State, Event, View, Told>['each'] = async (after, upTo, visit) => {
    for (let seq = after; seq < upTo; ) {
      const entries = await storage.since(seq, Math.min(AT_ONCE, upTo - seq))
      if (entries.length === 0) throw new Error(`entry ${seq + 1} is not there`)
      for (const entry of entries) {
        const wait = pace()
        if (wait) await wait
        visit(upcastEntry(game, entry, begunUnder))
      }
      seq += entries.length
    }
  }

  /** The last place at or before an entry that nothing after it, up to another, reaches behind. */
  const solidPlace = (places: readonly Place[], seq: number, upTo: number): number => {
    for (let at = spine.solidBelow(seq, upTo); ; ) {
      const place = lastUpTo(places, at)?.seq ?? 0
      at = spine.solidBelow(place, upTo)
      if (at === place) return place
    }
  }

  const baseBelow = async (seq: number, upTo: number): Promise<Base<State>> => {
    for (;;) {
      const place = solidPlace(await placesOf(STATE), seq, upTo)
      const base = place === 0 ? initial : await bodyAt<StateBody<State>>(STATE, place)
      if (base) return base
    }
  }

  const stateWithout: History<State, Event, View, Told>['stateWithout'] = async (undoes, version) => {
    const gone = new Set(undoes)
    const base = await baseBelow((undoes[0] as number) - 1, version)
    let state = base.state
    await each(base.seq, version, (entry) => {
      if (entry.kind !== 'done' || !spine.counts(entry.seq) || gone.has(entry.seq)) return
      for (const event of entry.events) state = game.evolve(state, event)
    })
    return state
  }

  /** Where both the state and a role's feed are known. */
  const beginBelow = async (role: Role, seq: number, upTo: number): Promise<AChapter> => {
    for (;;) {
      const states = new Set((await placesOf(STATE)).map((place) => place.seq))
      const both = (await placesOf(feedName(role))).filter((place) => states.has(place.seq))
      const place = solidPlace(both, seq, upTo)
      const base = place === 0 ? initial : await bodyAt<StateBody<State>>(STATE, place)
      const start = place === 0 ? BEGINNING : await bodyAt<FeedStart>(feedName(role), place)
      if (!base || !start) continue
      const log = createLog<State, Event>(base, (state, event) => game.evolve(state, event))
      return { log, feed: createFeed(game, log, role, start) }
    }
  }

  const feedSnapshot = (role: Role, start: FeedStart): Snapshot => ({
    of: feedName(role),
    seq: start.seq,
    n: start.n,
    maker,
    body: start,
  })

  const isKept = (role: Role, seq: number): boolean => known.get(feedName(role))?.some((place) => place.seq === seq) ?? false

  const keep = async (list: readonly Snapshot[]): Promise<void> => {
    if (!snapshots || list.length === 0) return
    try {
      await snapshots.keep(list)
      for (const one of list) remember(one)
    } catch (error) {
      onFault(error)
    }
  }

  /** Reads a role's feed on; where a state is kept, how the feed stood there is kept too. */
  const readOn = async (role: Role, chapter: AChapter, upTo: number, atPlace: (base: Base<State>) => void): Promise<void> => {
    const { log, feed } = chapter
    const states = new Set((await placesOf(STATE)).map((place) => place.seq))
    const stood: Snapshot[] = []
    await each(log.version(), upTo, (entry) => {
      const step = log.prepare(entry)
      log.commit(entry, step)
      feed.note(entry, step)
      if (!states.has(entry.seq)) return
      const here = log.here()
      if (!isKept(role, entry.seq)) stood.push(feedSnapshot(role, feed.startAt(here)))
      atPlace(here)
    })
    await keep(stood)
  }

  /** Lets go of what was read, wherever nothing later reaches behind it. */
  const letGo =
    ({ log, feed }: AChapter, upTo: number) =>
    (here: Base<State>): void => {
      if (spine.solidBelow(here.seq, upTo) !== here.seq) return
      log.trim(here)
      feed.trim(here)
    }

  const startAt: History<State, Event, View, Told>['startAt'] = async (role, seq) => {
    const chapter = await beginBelow(role, seq, seq)
    await readOn(role, chapter, seq, letGo(chapter, seq))
    return chapter.feed.startAt(chapter.log.here())
  }

  const numbersOf: History<State, Event, View, Told>['numbersOf'] = async (role, seqs, upTo) => {
    const numbers = new Map<number, number | null>()
    const chapter = await beginBelow(role, (seqs[0] as number) - 1, upTo)
    const { feed, log } = chapter
    const note = (): void => {
      for (const seq of seqs) if (seq > log.base().seq && seq <= log.version()) numbers.set(seq, feed.numberOf(seq))
    }
    const release = letGo(chapter, upTo)
    await readOn(role, chapter, upTo, (here) => {
      note()
      release(here)
    })
    note()
    return [...numbers]
  }

  const stay = (name: string, chapter: AChapter): void => {
    atHand.set(name, chapter)
    for (const [oldest] of atHand) if (atHand.size > AT_HAND) atHand.delete(oldest)
  }

  const chapterOf: History<State, Event, View, Told>['chapterOf'] = async (role, n, upTo) => {
    const places = await placesOf(feedName(role))
    const from = places.findLast((place) => place.n < n && place.seq < upTo)?.seq ?? 0
    const end = Math.min(places.find((place) => place.seq > from)?.seq ?? upTo, upTo)
    const name = `${roleKey(role)} ${from} ${end}`
    const found = atHand.get(name)
    if (found) return found
    const chapter = await beginBelow(role, from, end)
    const begun = chapter.log.base().seq
    await readOn(role, chapter, end, () => {})
    if (begun === from) stay(name, chapter)
    return chapter
  }

  const opening: History<State, Event, View, Told>['opening'] = async (upTo) => {
    const places = await placesOf(STATE)
    const place = lastUpTo(places, upTo(places.at(-1)?.seq ?? 0))?.seq ?? 0
    const body = place === 0 ? null : await bodyAt<StateBody<State>>(STATE, place)
    if (!body) return place === 0 ? initial : opening(upTo)
    const [entry] = await storage.since(place - 1, 1)
    if (entry?.id === body.id) return body
    onFault(new Error('the snapshots are those of another log, and left alone'))
    snapshots = null
    known.clear()
    return initial
  }

  return {
    opening,
    each,
    stateWithout,
    startAt,
    numbersOf,
    chapterOf,
    isKept,
    keep,
    stateSnapshot: (base, id) => ({
      of: STATE,
      seq: base.seq,
      n: base.seq,
      maker,
      body: { ...base, id } satisfies StateBody<State>,
    }),
    feedSnapshot,
  }
}
