import { BEGINNING, createFeed, type Feed, type FeedStart, type Numbered, type ToldGame } from '../feeds.ts'
import type { Game } from '../game.ts'
import { type Base, createLog, type Entry, type Log } from '../log.ts'
import { type Role, roleKey } from '../roles.ts'
import type { Spine } from '../spine.ts'
import type { Steps } from '../steps.ts'
import type { Snapshot } from '../storage.ts'
import { type History, STATE } from './history.ts'
import type { Pace } from './pace.ts'
import type { Places } from './places.ts'

interface Parts<State, Event, View, Told> {
  readonly game: ToldGame<State, Event, View, Told> & Pick<Game<never, State, never, Event, never, never>, 'evolve'>
  readonly history: History<State, Event>
  readonly places: Places
  readonly spine: Spine
}

/** A piece of the past, read again, as one role was told of it. */
export interface RetoldChapter<State, Event, View, Told> {
  readonly log: Log<State, Event>
  readonly feed: Feed<State, Event, View, Told>
}

/** What the roles were told of what is no longer held. */
export interface Retelling<State, Event, View, Told> {
  /** How a role's feed stood after an entry. */
  startAt(role: Role, seq: number): Promise<FeedStart>
  /** Which messages of a role told of some entries, all before another. */
  numbersOf(role: Role, seqs: readonly number[], upTo: number): Promise<readonly Numbered[]>
  /** The piece of a role's feed in which a message is; nothing of it after an entry. `pace`: of whoever asks. */
  chapterOf(role: Role, n: number, upTo: number, pace: Pace): Promise<RetoldChapter<State, Event, View, Told>>
}

/** Chapters that stay at hand, for whoever leafs through them. */
const AT_HAND = 2

const feedName = (role: Role): string => `feed ${roleKey(role)}`

export const isFeedKept = (places: Places, role: Role, seq: number): boolean => places.isKept(feedName(role), seq)

export const feedSnapshot = (role: Role, start: FeedStart): Omit<Snapshot, 'maker'> => ({
  of: feedName(role),
  seq: start.seq,
  n: start.n,
  body: start,
})

const createAtHand = <Value>() => {
  const values = new Map<string, Value>()
  return {
    get: (name: string): Value | undefined => values.get(name),
    stay: (name: string, value: Value): void => {
      values.set(name, value)
      for (const [oldest] of values) if (values.size > AT_HAND) values.delete(oldest)
    },
  }
}

/** Reads a role's feed from somewhere on. */
const createTeller = <State, Event, View, Told>({ game, history, places }: Parts<State, Event, View, Told>) => {
  type AChapter = RetoldChapter<State, Event, View, Told>

  /** Where both the state and the feed are known. */
  const beginBelow = async (role: Role, seq: number, upTo: number): Promise<AChapter> => {
    for (;;) {
      const states = new Set((await places.of(STATE)).map((place) => place.seq))
      const both = (await places.of(feedName(role))).filter((place) => states.has(place.seq))
      const place = history.solidPlace(both, seq, upTo)
      const base = await history.baseAt(place)
      const start = place === 0 ? BEGINNING : await places.bodyAt<FeedStart>(feedName(role), place)
      if (!base || !start) continue
      const log = createLog<State, Event>(base, (state, event) => game.evolve(state, event))
      return { log, feed: createFeed(game, log, role, start) }
    }
  }

  /** Where a state is kept, how the feed stood there is kept too. */
  const readOn = async (
    role: Role,
    { log, feed }: AChapter,
    upTo: number,
    atPlace: (base: Base<State>) => void,
    pace?: Pace,
  ): Promise<void> => {
    const states = new Set((await places.of(STATE)).map((place) => place.seq))
    const stood: Omit<Snapshot, 'maker'>[] = []
    const visit = function* (entry: Entry<Event>): Steps<void> {
      const step = yield* log.preparing(entry)
      log.commit(entry, step)
      yield* feed.noting(entry, step)
      if (!states.has(entry.seq)) return
      const here = log.here()
      if (!isFeedKept(places, role, entry.seq)) stood.push(feedSnapshot(role, feed.startAt(here)))
      atPlace(here)
    }
    await history.each(log.version(), upTo, visit, pace)
    await places.keep(stood)
  }

  return { beginBelow, readOn }
}

export const createRetelling = <State, Event, View, Told>(
  parts: Parts<State, Event, View, Told>,
): Retelling<State, Event, View, Told> => {
  const { places, spine } = parts
  const { beginBelow, readOn } = createTeller(parts)
  type AChapter = RetoldChapter<State, Event, View, Told>
  const atHand = createAtHand<AChapter>()

  /** Lets go of what was read, wherever nothing later reaches behind it. */
  const letGo =
    ({ log, feed }: AChapter, upTo: number) =>
    (here: Base<State>): void => {
      if (spine.solidBelow(here.seq, upTo) !== here.seq) return
      log.trim(here)
      feed.trim(here)
    }

  return {
    startAt: async (role, seq) => {
      const chapter = await beginBelow(role, seq, seq)
      await readOn(role, chapter, seq, letGo(chapter, seq))
      return chapter.feed.startAt(chapter.log.here())
    },
    numbersOf: async (role, seqs, upTo) => {
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
    },
    chapterOf: async (role, n, upTo, pace) => {
      const among = await places.of(feedName(role))
      const from = among.findLast((place) => place.n < n && place.seq < upTo)?.seq ?? 0
      const end = Math.min(among.find((place) => place.seq > from)?.seq ?? upTo, upTo)
      const name = `${roleKey(role)} ${from} ${end}`
      const found = atHand.get(name)
      if (found) return found
      const chapter = await beginBelow(role, from, end)
      const begun = chapter.log.base().seq
      await readOn(role, chapter, end, () => {}, pace)
      if (begun === from) atHand.stay(name, chapter)
      return chapter
    },
  }
}
