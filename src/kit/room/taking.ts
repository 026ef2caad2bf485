import { type Armed, dueId, type Since, sinceAfter } from '../due.ts'
import type { Game } from '../game.ts'
import type { Entry, Log, Step } from '../log.ts'
import type { History } from '../past/history.ts'
import type { Keeper } from '../past/keeper.ts'
import { learnAll } from '../past/learn.ts'
import { type Pace, paced } from '../past/pace.ts'
import type { Retelling } from '../past/retelling.ts'
import type { Publisher } from '../publisher.ts'
import { type Refusal, refusal } from '../refusal.ts'
import { reachOf } from '../spine.ts'
import type { Storage } from '../storage.ts'
import { upcastEntry } from '../upcast.ts'

/** What is due at a table, since when. */
export const createDue = <State, Event>(
  game: Pick<Game<never, State, unknown, Event, never, never>, 'due'>,
  log: Log<State, Event>,
  begin: Since | null,
) => {
  const dueNow = () => game.due?.(log.state()) ?? null
  let since = begin
  return {
    since: (): Since | null => since,
    taken: (entry: Entry<Event>): void => {
      since = sinceAfter(since, dueNow(), entry)
    },
    armed: (): Armed | null => {
      const due = dueNow()
      return since && due && { id: dueId(since), at: since.at + due.after, by: due.by, command: due.command }
    },
  }
}

interface Parts<State, Event, View, Told> {
  readonly game: Pick<Game<never, State, never, Event, never, never>, 'rules' | 'upcastEvent'>
  readonly storage: Pick<Storage<Event>, 'since'>
  readonly log: Log<State, Event>
  readonly publisher: Publisher<State, Event, View, Told>
  readonly history: History<State, Event>
  readonly retelling: Retelling<State, Event, View, Told>
  readonly keeper: Keeper | null
  /** The rules that the table began with. */
  readonly begunUnder: number
  readonly pace: Pace
  readonly onFault: (error: unknown) => void
  /** Told of each entry before anybody else is. */
  readonly onTaken: (entry: Entry<Event>) => void
}

/** Entries that are read at once. */
const AT_ONCE = 200

/** How entries that stand in the storage become what the table is. */
export const createTaking = <State, Event, View, Told>(parts: Parts<State, Event, View, Told>) => {
  const { game, storage, log, publisher, history, retelling, keeper, begunUnder, pace, onFault, onTaken } = parts
  const watchers = new Set<(entry: Entry<Event>) => void>()

  const take = (entry: Entry<Event>, step: Step<State>): void => {
    log.commit(entry, step)
    onTaken(entry)
    publisher.publish(entry, step)
    for (const listener of watchers) listener(entry)
    keeper?.taken(entry)
  }

  const reachesBack = (entry: Entry<Event>): readonly number[] => reachOf(entry).filter((seq) => seq <= log.base().seq)

  /** What an undo of something long ago makes of the state. */
  const stepOf = async (entry: Entry<Event>): Promise<Step<State>> => {
    if (entry.kind !== 'undo' || reachesBack(entry).length === 0) return paced(log.preparing(entry), pace)
    return { before: log.state(), trail: [], after: await history.stateWithout(entry.undoes, log.version()) }
  }

  const takeNext = async (entry: Entry<Event>, step: Step<State>): Promise<void> => {
    const old = reachesBack(entry)
    const numbersOf: Parameters<typeof learnAll>[1] = (role) => retelling.numbersOf(role, old, log.base().seq)
    if (old.length === 0) take(entry, step)
    else
      await learnAll(publisher.listening, numbersOf, () => {
        take(entry, step)
        keeper?.restart(entry)
      })
  }

  const takeAll = async (entries: readonly Entry<Event>[]): Promise<Refusal | null> => {
    for (const written of entries) {
      const wait = pace()
      if (wait) await wait
      const entry = upcastEntry(game, written, begunUnder)
      try {
        await takeNext(entry, await stepOf(entry))
      } catch (error) {
        onFault(error)
        return refusal('unreadable-entry', null, { entry: entry.seq })
      }
    }
    return null
  }

  /** All that others have written. */
  const catchUp = async (): Promise<Refusal | null> => {
    for (;;) {
      const entries = await storage.since(log.version(), AT_ONCE)
      const unreadable = await takeAll(entries)
      if (unreadable || entries.length === 0) return unreadable
      await keeper?.idle()
    }
  }

  const watch = (listener: (entry: Entry<Event>) => void): (() => void) => {
    watchers.add(listener)
    return () => watchers.delete(listener)
  }

  return { take, stepOf, takeNext, catchUp, watch }
}

export type EntryTaking<State, Event> = Pick<
  ReturnType<typeof createTaking<State, Event, unknown, unknown>>,
  'take' | 'stepOf' | 'takeNext' | 'catchUp'
>
