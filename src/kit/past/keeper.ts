import type { Since } from '../due.ts'
import type { Base, Entry, Log } from '../log.ts'
import type { Publisher } from '../publisher.ts'
import { partOf, type SpinePart } from '../spine.ts'
import type { Snapshot } from '../storage.ts'
import { STATE, type StateBody } from './history.ts'
import type { Places } from './places.ts'
import { feedSnapshot, isFeedKept } from './retelling.ts'

type Made = Omit<Snapshot, 'maker'>

/** How a long table is kept and held. */
export interface Chapters {
  /** What makes the snapshots: the rules and the code that carries them out. Those of another are made anew. */
  readonly maker: string
  /** So many entries from one snapshot to the next. */
  readonly every?: number
  /** So many are held at least, and trimmed when they are more than that again and two chapters. */
  readonly hold?: number
  /** Not to be known by whoever chooses ids. */
  readonly seed?: number
}

export const EVERY = 500
export const HOLD = 500
/** A chapter ends earlier where so much happens in it, and as much is held: whoever opens the table, or leafs back, plays it anew. */
const EVENTS = 10_000
/** A snapshot of so many bytes is worth an entry, or an event, that need not be read. */
const [BYTES_AN_ENTRY, BYTES_AN_EVENT] = [256, 24]

export const SPINE = 'spine'

interface Parts<State, Event, View, Told> {
  readonly chapters: Required<Pick<Chapters, 'every' | 'hold'>>
  readonly log: Log<State, Event>
  /** Since when what is due after the last entry is. */
  readonly since: () => Since | null
  readonly places: Places
  readonly publisher: Publisher<State, Event, View, Told>
  /** Told of what is no longer held. */
  readonly onGone: (entries: readonly Entry<Event>[]) => void
}

export interface Keeper {
  /** To be called after each entry. */
  taken(entry: Entry<unknown>): void
  /** Begins to hold anew after the last entry. */
  restart(entry: Entry<unknown>): void
  /** Once everything is kept. */
  idle(): Promise<void>
}

/** Makes the snapshots once their entries stand, and lets go of what is no longer needed. Nothing waits for it. */
export const createKeeper = <State, Event, View, Told>(parts: Parts<State, Event, View, Told>): Keeper => {
  const { chapters, log, since, places, publisher, onGone } = parts
  const { every, hold } = chapters
  let bases: Base<State>[] = []
  let spineTo = log.base().seq
  let stateAt = log.base().seq
  let lookedAt = log.base().seq
  let keeping: Promise<void> = Promise.resolve()

  const eventsAfter = (seq: number): number => log.spine.eventsFrom(seq + 1)

  const spinePart = (seq: number): Made => {
    const part: SpinePart = partOf(log.entries.slice(spineTo - log.base().seq, seq - log.base().seq))
    spineTo = seq
    return { of: SPINE, seq, n: seq, body: part }
  }

  /** How the feeds stood at the places that are held: some are read later than the log. */
  const stood = (): Made[] =>
    bases.flatMap((base) =>
      publisher
        .stood(base)
        .filter(({ role }) => !isFeedKept(places, role, base.seq))
        .map(({ role, start }) => feedSnapshot(role, start)),
    )

  const keep = (list: readonly Made[]): void => {
    keeping = keeping.then(() => places.keep(list))
  }

  const trimTo = (base: Base<State>): void => {
    const gone = log.trim(base)
    publisher.trim(base)
    bases = bases.filter(({ seq }) => seq > base.seq)
    onGone(gone)
  }

  const trim = (): void => {
    if (log.entries.length <= hold + 2 * every && eventsAfter(log.base().seq) <= 3 * EVENTS) return
    const isOld = (seq: number): boolean => seq <= log.version() - hold || eventsAfter(seq) >= EVENTS
    const fits = ({ seq }: Base<State>): boolean => isOld(seq) && log.spine.solidBelow(seq) === seq
    const base = bases.findLast(fits)
    if (base) trimTo(base)
  }

  /** A large state is kept less often: its snapshots stay as small as the log. */
  const isDue = ({ seq, state }: Base<State>): boolean =>
    (seq - stateAt) * BYTES_AN_ENTRY + eventsAfter(stateAt) * BYTES_AN_EVENT >= JSON.stringify(state).length

  const note = (entry: Entry<unknown>): void => {
    const base = log.here()
    bases.push(base)
    stateAt = base.seq
    const body: StateBody<State> = { ...base, id: entry.id, since: since() }
    keep([{ of: STATE, seq: base.seq, n: base.seq, body }, spinePart(base.seq), ...stood()])
  }

  return {
    taken: (entry) => {
      const events = eventsAfter(lookedAt)
      if (entry.seq % every !== 0 && events < EVENTS) return
      lookedAt = entry.seq
      if (isDue(log.here())) note(entry)
      trim()
    },
    restart: (entry) => {
      note(entry)
      trimTo(log.here())
    },
    idle: () => keeping,
  }
}
