import { bySender, type Sent } from './bySender.ts'
import { type Ask, type Dice, FaceNeeded } from './dice.ts'
import {
  type Answer,
  createDrafts,
  type Draft,
  refused,
  type Submission,
  type UndoRefusal,
  type UndoSubmission,
} from './drafts.ts'
import type { JournalLine, Notice } from './feeds.ts'
import type { Game, Place, Throwing } from './game.ts'
import { createLog, type Entry, type Step } from './log.ts'
import { createPublisher, type Listener, type Subscription } from './publisher.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import type { Role } from './roles.ts'
import type { Thrower } from './said.ts'
import type { Storage } from './storage.ts'
import { upcastEntry } from './upcast.ts'

export interface Room<Setup, Event, View, Told> {
  readonly game: Pick<Game<Setup, unknown, unknown, Event, View, Told>, 'id' | 'seating'>
  readonly setup: Setup
  readonly entries: readonly Entry<Event>[]
  places(): readonly Place[]
  throwing(by: Role, faces: 'entered' | 'none'): Throwing
  throwerOf(by: Role, ask: Ask): Thrower
  submit(submission: Submission): Promise<Answer>
  undo(submission: UndoSubmission): Promise<Answer>
  refuseUndo(submission: UndoRefusal): Promise<Answer>
  /** Reads for a role what was written since it last listened, in parts; then to subscribe takes no time. */
  ready(role: Role): Promise<void>
  subscribe(role: Role, from: number, listener: Listener<View, Told>): Subscription<View, Told>
  view(role: Role): View
  /** What the role sees after the last message of its feed. */
  standing(role: Role): { readonly n: number; readonly view: View }
  /** So many messages of the role's feed after that one, and the number of the last; from the first when that one is not there. */
  page(role: Role, after: number, most: number): { readonly n: number; readonly notices: readonly Notice<Told>[] }
  /** The view as it was at a message of the role's feed (0: before the first); null when there is none. */
  viewAt(role: Role, n: number): View | null
  /** The entry that a message told of. */
  seqAt(role: Role, n: number): number | null
  journal(role: Role): readonly JournalLine<Told>[]
  /** Called after each entry, once everybody was told; unsubscribes with what it returns. */
  watch(listener: () => void): () => void
  /** Takes in what another room has written to the same storage. */
  refresh(): Promise<Refusal | null>
}

export interface RoomOptions<Setup, State, Command, Event, View, Told> {
  readonly game: Game<Setup, State, Command, Event, View, Told>
  readonly storage: Storage<Event>
  readonly dice: Dice
  readonly clock: () => number
  /** Told of what should never happen: a throwing rule, listener or storage. */
  readonly onFault?: (error: unknown) => void
  /** Between two parts of a long log: others may have their turn. */
  readonly breathe?: () => Promise<void>
}

const MOST_TRIES = 16
/** Entries that are read at once. */
const AT_ONCE = 200
/** Of each role. */
const REMEMBERED_REFUSALS = 500

const answerTo = (entry: Entry<unknown>): Answer =>
  entry.kind === 'undoAsked' ? { ok: true, seq: entry.seq, asked: true } : { ok: true, seq: entry.seq }

/** The authority over one table: one command at a time, stored and then published. */
export const openRoom = async <Setup, State, Command, Event, View, Told>(
  options: RoomOptions<Setup, State, Command, Event, View, Told>,
): Promise<Room<Setup, Event, View, Told> | Refusal> => {
  const { game, storage, clock, onFault = () => {}, breathe = async () => {} } = options
  const stored = await storage.load().catch((error) => {
    onFault(error)
    return refusal('storage-failed')
  })
  if (isRefusal(stored)) return stored
  if (stored.game !== game.id) return refusal('other-game', null, { game: stored.game })
  if (stored.rules > game.rules) return refusal('other-rules', null, { rules: stored.rules })
  const setup = game.parseSetup(game.upcastSetup(stored.setup, stored.rules))
  if (isRefusal(setup)) return setup

  const log = createLog<State, Event>(game.initial(setup), (state, event) => game.evolve(state, event))
  const publisher = createPublisher(game, log, onFault)
  const carriedOut = bySender<Entry<Event>>()
  const lastRefusals = bySender<Answer>(REMEMBERED_REFUSALS)
  const drafts = createDrafts({ game, log, feedOf: publisher.feedOf, dice: options.dice, clock, begunUnder: stored.rules })

  const watchers = new Set<() => void>()

  const take = (entry: Entry<Event>, step: Step<State>): void => {
    log.commit(entry, step)
    carriedOut.set(entry, entry)
    drafts.settle()
    publisher.publish(entry, step)
    for (const listener of watchers) listener()
  }

  const takeAll = (entries: readonly Entry<Event>[]): Refusal | null => {
    for (const written of entries) {
      const entry = upcastEntry(game, written, stored.rules)
      try {
        take(entry, log.prepare(entry))
      } catch (error) {
        onFault(error)
        return refusal('unreadable-entry', null, { entry: entry.seq })
      }
    }
    return null
  }

  const takeInParts = async (entries: readonly Entry<Event>[]): Promise<Refusal | null> => {
    for (let from = 0; from < entries.length; from += AT_ONCE) {
      if (from > 0) await breathe()
      const unreadable = takeAll(entries.slice(from, from + AT_ONCE))
      if (unreadable) return unreadable
    }
    return null
  }

  const unreadable = await takeInParts(stored.entries)
  if (unreadable) return unreadable

  const catchUp = async (): Promise<Refusal | null> => takeInParts(await storage.since(log.version()))

  const remember = (sent: Sent, answer: Answer): Answer => {
    lastRefusals.set(sent, answer)
    return answer
  }

  const known = (sent: Sent): Answer | undefined => {
    const entry = carriedOut.get(sent)
    return entry ? answerTo(entry) : lastRefusals.get(sent)
  }

  /** A draft and what it makes of the state, or the answer when there is nothing to store. */
  const attempt = (sent: Sent, draft: () => Draft<State, Event>): Draft<State, Event> => {
    try {
      const drafted = draft()
      return 'refusal' in drafted ? remember(sent, drafted) : drafted
    } catch (error) {
      if (error instanceof FaceNeeded) return { ok: false, needs: error.ask }
      onFault(error)
      return refused(refusal('internal'))
    }
  }

  const carryOut = async (sent: Sent, draft: () => Draft<State, Event>): Promise<Answer> => {
    try {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const answer = known(sent) ?? attempt(sent, draft)
        if ('ok' in answer) return answer
        const { entry, step } = answer
        if ((await storage.append(entry, log.version())) === 'stored') {
          take(entry, step)
          return answerTo(entry)
        }
        const failed = await catchUp()
        if (failed) return refused(failed)
      }
      return refused(refusal('busy'))
    } catch (error) {
      onFault(error)
      return refused(refusal('storage-failed'))
    }
  }

  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = last.then(job, job)
    last = result
    return result
  }

  const viewAt = (role: Role, n: number): View | null => {
    const seq = publisher.feedOf(role).seqOf(n)
    return seq === null ? null : game.view(log.stateAt(seq), role)
  }

  return {
    game,
    setup,
    entries: log.entries,
    places: () => game.seating.places(log.state()),
    throwing: (by, faces) => game.throwing(log.state(), by, faces),
    throwerOf: (by, ask) => game.throwerOf(log.state(), by, ask),
    submit: (submission) => inTurn(() => carryOut(submission, () => drafts.command(submission))),
    undo: (submission) => inTurn(() => carryOut(submission, () => drafts.undo(submission))),
    refuseUndo: (submission) => inTurn(() => carryOut(submission, () => drafts.undoRefusal(submission))),
    ready: async (role) => {
      while (!publisher.readOn(role, AT_ONCE)) await breathe()
    },
    subscribe: publisher.subscribe,
    view: (role) => game.view(log.state(), role),
    standing: (role) => {
      const feed = publisher.feedOf(role)
      return { n: feed.notices.length, view: feed.view() }
    },
    page: (role, after, most) => {
      const { notices } = publisher.feedOf(role)
      const from = after > notices.length ? 0 : after
      return { n: notices.length, notices: notices.slice(from, from + most) }
    },
    viewAt,
    seqAt: (role, n) => publisher.feedOf(role).seqOf(n),
    journal: (role) => publisher.feedOf(role).journal(),
    watch: (listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    refresh: () =>
      inTurn(() =>
        catchUp().catch((error) => {
          onFault(error)
          return refusal('storage-failed')
        }),
      ),
  }
}
