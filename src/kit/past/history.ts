import type { Since } from '../due.ts'
import type { Game } from '../game.ts'
import type { Base, Entry } from '../log.ts'
import type { Spine } from '../spine.ts'
import type { Steps } from '../steps.ts'
import type { SnapshotPoint, Storage } from '../storage.ts'
import { upcastEntry } from '../upcast.ts'
import { type Pace, paced } from './pace.ts'
import type { Places } from './places.ts'

/** What is kept of the state, beside the entry it was made after. */
export interface StateBody<State> extends Opened<State> {
  readonly id: string
}

/** Where a table is opened from, and since when what is due there is. */
export interface Opened<State> extends Base<State> {
  readonly since: Since | null
}

interface Parts<State, Event> {
  readonly game: Pick<Game<never, State, never, Event, never, never>, 'evolve' | 'rules' | 'upcastEvent'>
  readonly storage: Pick<Storage<Event>, 'since'>
  readonly places: Places
  readonly begunUnder: number
  readonly initial: Opened<State>
  /** Of the whole table. */
  readonly spine: Spine
  readonly pace: Pace
}

/** What is no longer held in memory, read from storage: exact whatever snapshots there are, and quick where there are some. */
export interface History<State, Event> {
  /** The last snapshot at or before an entry, if it belongs to this table. */
  opening(upTo: (last: number) => number): Promise<Opened<State>>
  /** The entries after one and up to another, as today's rules have them. */
  each(after: number, upTo: number, visit: (entry: Entry<Event>) => Steps<void> | void, pace?: Pace): Promise<void>
  /** Of some places the last at or before an entry that nothing after it, up to another, reaches behind; 0 otherwise. */
  solidPlace(places: readonly SnapshotPoint[], seq: number, upTo: number): number
  /** What is kept of the state at a place; null when nothing is. */
  baseAt(place: number): Promise<Base<State> | null>
  /** The state without some entries. */
  stateWithout(undoes: readonly number[], version: number): Promise<State>
}

export const STATE = 'state'

/** Entries that are read at once. */
const AT_ONCE = 200

const lastUpTo = (places: readonly SnapshotPoint[], seq: number): number => places.findLast((place) => place.seq <= seq)?.seq ?? 0

export const createHistory = <State, Event>(parts: Parts<State, Event>): History<State, Event> => {
  const { game, storage, places, begunUnder, initial, spine } = parts

  const each: History<State, Event>['each'] = async (after, upTo, visit, pace = parts.pace) => {
    for (let seq = after; seq < upTo; ) {
      const entries = await storage.since(seq, Math.min(AT_ONCE, upTo - seq))
      if (entries.length === 0) throw new Error(`entry ${seq + 1} is not there`)
      for (const entry of entries) {
        const wait = pace()
        if (wait) await wait
        const more = visit(upcastEntry(game, entry, begunUnder))
        if (more) await paced(more, pace)
      }
      seq += entries.length
    }
  }

  const solidPlace: History<State, Event>['solidPlace'] = (among, seq, upTo) => {
    for (let at = spine.solidBelow(seq, upTo); ; ) {
      const place = lastUpTo(among, at)
      at = spine.solidBelow(place, upTo)
      if (at === place) return place
    }
  }

  const baseAt = async (place: number): Promise<Base<State> | null> =>
    place === 0 ? initial : places.bodyAt<StateBody<State>>(STATE, place)

  const stateWithout: History<State, Event>['stateWithout'] = async (undoes, version) => {
    const gone = new Set(undoes)
    const begin = async () => baseAt(solidPlace(await places.of(STATE), (undoes[0] as number) - 1, version))
    let base = await begin()
    while (!base) base = await begin()
    let state = base.state
    await each(base.seq, version, function* (entry) {
      if (entry.kind !== 'done' || !spine.counts(entry.seq) || gone.has(entry.seq)) return
      for (const event of entry.events) {
        state = game.evolve(state, event)
        yield
      }
    })
    return state
  }

  const opening: History<State, Event>['opening'] = async (upTo) => {
    const among = await places.of(STATE)
    // A chapter of many events is enough to hold, however few its entries.
    const place = Math.max(lastUpTo(among, upTo(among.at(-1)?.seq ?? 0)), among.at(-2)?.seq ?? 0)
    if (place === 0) return initial
    const body = await places.bodyAt<StateBody<State>>(STATE, place)
    if (!body) return opening(upTo)
    const [entry] = await storage.since(place - 1, 1)
    if (entry?.id === body.id) return body
    places.distrust()
    return initial
  }

  return { opening, each, solidPlace, baseAt, stateWithout }
}
