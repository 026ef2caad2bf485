import { bySender, type Sent } from '../bySender.ts'
import { type Ask, type Dice, FaceNeeded } from '../dice.ts'
import {
  createDrafts,
  type Draft,
  type DraftAnswer,
  refused,
  type Submission,
  type UndoRefusal,
  type UndoSubmission,
} from '../drafts.ts'
import { type Armed, dueId, NO_LONGER, type Since, sinceAfter } from '../due.ts'
import type { FeedLine, UndoRequest } from '../feeds.ts'
import type { Game, Place, Throwing } from '../game.ts'
import { baseOf, createLog, type Entry, type Step } from '../log.ts'
import { createHistory } from '../past/history.ts'
import { type Chapters, createKeeper, EVERY, HOLD } from '../past/keeper.ts'
import { learnAll } from '../past/learn.ts'
import { createOldIds } from '../past/oldIds.ts'
import { openSpine } from '../past/openSpine.ts'
import { type Pace, paced } from '../past/pace.ts'
import { createPlaces } from '../past/places.ts'
import { createReader, type PastPage } from '../past/reader.ts'
import { createRetelling } from '../past/retelling.ts'
import { createPublisher, type Listener, type Subscription } from '../publisher.ts'
import { isRefusal, type Refusal, refusal } from '../refusal.ts'
import { GARDIEN, joueur, type Role, roleKey } from '../roles.ts'
import type { Thrower } from '../said.ts'
import { createSpine, reachOf } from '../spine.ts'
import type { Storage } from '../storage.ts'
import { createTurns } from '../turns.ts'
import type { UndoTarget } from '../undo.ts'
import { upcastEntry } from '../upcast.ts'

export interface Room<Setup, Event, View, Told> {
  readonly game: Pick<Game<Setup, unknown, unknown, Event, View, Told>, 'id' | 'seating'>
  readonly setup: Setup
  /** Those held in memory: all of them, where the room is not kept in chapters. */
  readonly entries: readonly Entry<Event>[]
  /** The number of the last entry; 0 before the first. */
  version(): number
  places(): readonly Place[]
  throwing(by: Role, faces: 'entered' | 'none'): Throwing
  throwerOf(by: Role, ask: Ask): Thrower
  submit(submission: Submission): Promise<DraftAnswer>
  undo(submission: UndoSubmission): Promise<DraftAnswer>
  refuseUndo(submission: UndoRefusal): Promise<DraftAnswer>
  /** Reads for a role what was written since it last listened, in parts; then to subscribe, or to ask how it stands, takes no time. */
  ready(role: Role): Promise<void>
  subscribe(role: Role, from: number, listener: Listener<View, Told>): Subscription<View, Told>
  view(role: Role): View
  /** What the role sees after the last message of its feed. */
  standing(role: Role): { readonly n: number; readonly view: View }
  /** So many messages of the role's feed after that one; from the first when that one is not there. */
  page(role: Role, after: number, most: number): Promise<PastPage<Told>>
  /** The view as it was at a message of the role's feed (0: before the first); null when there is none. */
  viewAt(role: Role, n: number): Promise<View | null>
  /** The entry that a message told of, where it is held. */
  seqAt(role: Role, n: number): number | null
  /** Of the messages held. */
  journal(role: Role): readonly FeedLine<Told>[]
  /** Called after each entry, once everybody was told; unsubscribes with what it returns. */
  watch(listener: (entry: Entry<Event>) => void): () => void
  /** Whose answer the table waits for, as far as the game says. */
  awaited(): readonly string[]
  /** What a role is asked to agree to, and what it has asked itself. */
  requestsTo(role: Role): readonly UndoRequest[]
  /** What the table says by itself, and when; null: nothing. */
  due(): Armed | null
  /** Says it, if it is still due. */
  sayDue(due: Armed): Promise<DraftAnswer>
  /** To be called when somebody came or went: what was asked to be undone may wait for nobody now. */
  seatsChanged(): Promise<void>
  /** Takes in what another room has written to the same storage. */
  refresh(): Promise<Refusal | null>
  /** Once what can be kept of a long table is. */
  idle(): Promise<void>
}

export interface RoomOptions<Setup, State, Command, Event, View, Told> {
  readonly game: Game<Setup, State, Command, Event, View, Told>
  readonly storage: Storage<Event>
  readonly dice: Dice
  readonly clock: () => number
  /** Who sits there now and is a person; absent: somebody in every role. */
  readonly sitting?: () => readonly Role[]
  /** Told of what should never happen: a throwing rule, listener or storage. */
  readonly onFault?: (error: unknown) => void
  /** Asked between the parts of a long work, so that others may have their turn. */
  readonly pace?: Pace
  /** Absent: all of the table is held in memory. */
  readonly chapters?: Chapters
}

const MOST_TRIES = 16
/** Entries that are read at once. */
const AT_ONCE = 200
/** Of each role. */
const REMEMBERED_REFUSALS = 500

const answerTo = (entry: Entry<unknown>): DraftAnswer =>
  entry.kind === 'undoAsked' ? { ok: true, seq: entry.seq, asked: true } : { ok: true, seq: entry.seq }

/** The authority over one table: one command at a time, stored and then published. */
export const openRoom = async <Setup, State, Command, Event, View, Told>(
  options: RoomOptions<Setup, State, Command, Event, View, Told>,
): Promise<Room<Setup, Event, View, Told> | Refusal> => {
  const { game, storage, clock, onFault = () => {}, pace = () => null, chapters } = options
  const stored = await storage.head().catch((error) => {
    onFault(error)
    return refusal('storage-failed')
  })
  if (isRefusal(stored)) return stored
  if (stored.game !== game.id) return refusal('other-game', null, { game: stored.game })
  if (stored.rules > game.rules) return refusal('other-rules', null, { rules: stored.rules })
  const setup = game.parseSetup(game.upcastSetup(stored.setup, stored.rules))
  if (isRefusal(setup)) return setup

  const { every = EVERY, hold = HOLD, seed = 0 } = chapters ?? {}
  const maker = `${game.id} ${game.rules} ${chapters?.maker}`
  const snapshots = chapters ? storage.snapshots : null
  const initial = baseOf(game.initial(setup))
  const spine = createSpine()
  const begunUnder = stored.rules
  const places = createPlaces({ snapshots, maker, onFault })
  const history = createHistory({ game, storage, places, begunUnder, initial, spine, pace })
  const retelling = createRetelling({ game, history, places, spine })
  const oldIds = createOldIds(seed)

  const openBase = async (): Promise<typeof initial | Refusal> => {
    try {
      const base = await history.opening((last) => last - hold)
      await openSpine({ places, history, spine, pace, onSent: oldIds.add }, base.seq)
      return base
    } catch (error) {
      onFault(error)
      return refusal('storage-failed')
    }
  }
  const base = await openBase()
  if (isRefusal(base)) return base

  const log = createLog<State, Event>(base, (state, event) => game.evolve(state, event), spine)
  const publisher = createPublisher(game, log, onFault)
  const carriedOut = bySender<Entry<Event>>()
  const lastRefusals = bySender<DraftAnswer>(REMEMBERED_REFUSALS)
  const everybody = (): readonly Role[] => {
    const players = game.seating.places(log.state()).map(({ id }) => joueur(id))
    return game.seating.gardien ? [GARDIEN, ...players] : players
  }
  const { dice, sitting = everybody } = options
  const drafts = createDrafts({ game, log, feedOf: publisher.feedOf, dice, clock, sitting, begunUnder })
  const reader = createReader({ game, initial: initial.state, log, retelling, publisher, pace })

  const onGone = (entries: readonly Entry<Event>[]): void => {
    for (const entry of entries) {
      carriedOut.delete(entry)
      oldIds.add(entry, entry.seq)
    }
  }
  const keeper = snapshots && createKeeper({ chapters: { every, hold }, log, places, publisher, onGone })
  const watchers = new Set<(entry: Entry<Event>) => void>()

  const dueNow = () => game.due?.(log.state()) ?? null
  let since: Since | null = sinceAfter(null, dueNow(), { seq: base.seq, at: clock(), id: '' })
  const due = (): Armed | null => {
    const now = dueNow()
    return since && now && { id: dueId(since), at: since.at + now.after, by: now.by, command: now.command }
  }

  const take = (entry: Entry<Event>, step: Step<State>): void => {
    log.commit(entry, step)
    since = sinceAfter(since, dueNow(), entry)
    carriedOut.set(entry, entry)
    drafts.settle()
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
    if (old.length === 0) take(entry, step)
    else
      await learnAll(
        publisher.listening,
        (role) => retelling.numbersOf(role, old, log.base().seq),
        () => {
          take(entry, step)
          keeper?.restart(entry)
        },
      )
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

  const catchUp = async (): Promise<Refusal | null> => {
    for (;;) {
      const entries = await storage.since(log.version(), AT_ONCE)
      const unreadable = await takeAll(entries)
      if (unreadable || entries.length < AT_ONCE) return unreadable
      await keeper?.idle()
    }
  }

  const catchUpOrSay = (): Promise<Refusal | null> =>
    catchUp().catch((error) => {
      onFault(error)
      return refusal('storage-failed')
    })

  const unreadable = await catchUpOrSay()
  if (unreadable) return unreadable

  const remember = (sent: Sent, answer: DraftAnswer): DraftAnswer => {
    lastRefusals.set(sent, answer)
    return answer
  }

  const known = (sent: Sent): DraftAnswer | undefined => {
    const entry = carriedOut.get(sent)
    return entry ? answerTo(entry) : lastRefusals.get(sent)
  }

  /** Whether it was carried out so long ago that it is no longer held. */
  const knownOfOld = async (sent: Sent): Promise<DraftAnswer | undefined> => {
    for (const seq of oldIds.seqsOf(sent)) {
      const [entry] = await storage.since(seq - 1, 1)
      if (entry?.id === sent.id && roleKey(entry.by) === roleKey(sent.by)) return answerTo(entry)
    }
    return undefined
  }

  const withStep = (drafted: Draft<State, Event>): Draft<State, Event> => {
    if (!('entry' in drafted) || drafted.step || reachOf(drafted.entry).length > 0) return drafted
    return { entry: drafted.entry, step: log.prepare(drafted.entry) }
  }

  /** A draft and what it makes of the state, or the answer when there is nothing to store. */
  const attempt = (sent: Sent, draft: () => Draft<State, Event>): Draft<State, Event> => {
    try {
      const drafted = draft()
      return 'refusal' in drafted ? remember(sent, drafted) : withStep(drafted)
    } catch (error) {
      if (error instanceof FaceNeeded) return { ok: false, needs: error.ask }
      onFault(error)
      return refused(refusal('internal'))
    }
  }

  const carryOut = async (sent: Sent, draft: () => Draft<State, Event>): Promise<DraftAnswer> => {
    try {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const before = known(sent) ?? (oldIds.seqsOf(sent).length > 0 ? await knownOfOld(sent) : undefined)
        const answer = before ?? attempt(sent, draft)
        if ('ok' in answer) return answer
        const { entry } = answer
        const step = answer.step ?? (await stepOf(entry))
        if ((await storage.append(entry, log.version())) === 'stored') {
          if (answer.step) take(entry, step)
          else await takeNext(entry, step)
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

  /** What was asked to be undone, and waits for nobody any more. */
  const grant = async (): Promise<void> => {
    while (log.pending().length > 0) {
      const draft = drafts.granted()
      if (!draft || !('entry' in draft)) return
      const answer = await carryOut(draft.entry, () => drafts.granted() ?? refused(refusal('no-such-request')))
      if (!answer.ok) return
    }
  }

  const turn = createTurns()
  const inTurn = (job: () => Promise<DraftAnswer>): Promise<DraftAnswer> =>
    turn(async () => {
      const answer = await job()
      await grant()
      return answer
    })

  const submit = async (submission: Submission): Promise<DraftAnswer> => {
    if (submission.expectedVersion !== undefined) await reader.ready(submission.by)
    return carryOut(submission, () => drafts.command(submission))
  }

  const sayDue = ({ id, by }: Armed): Promise<DraftAnswer> =>
    carryOut({ id, by }, () => {
      const now = due()
      return now?.id === id ? drafts.command({ id, by, command: now.command }) : refused(refusal(NO_LONGER))
    })

  const undo = async (submission: UndoSubmission): Promise<DraftAnswer> => {
    const { by, target } = submission
    const wanted: UndoTarget | undefined =
      target && 'message' in target ? { seq: (await reader.seqAt(by, target.message)) ?? 0 } : target
    return carryOut(submission, () => drafts.undo(submission, wanted))
  }

  return {
    game,
    setup,
    entries: log.entries,
    version: log.version,
    places: () => game.seating.places(log.state()),
    throwing: (by, faces) => game.throwing(log.state(), by, faces),
    throwerOf: (by, ask) => game.throwerOf(log.state(), by, ask),
    submit: (submission) => inTurn(() => submit(submission)),
    undo: (submission) => inTurn(() => undo(submission)),
    refuseUndo: (submission) => inTurn(() => carryOut(submission, () => drafts.undoRefusal(submission))),
    awaited: () => game.seating.awaited?.(log.state()) ?? [],
    requestsTo: (role) => publisher.feedOf(role).requests(),
    due,
    sayDue: (armed) => inTurn(() => sayDue(armed)),
    ready: reader.ready,
    subscribe: publisher.subscribe,
    view: (role) => game.view(log.state(), role),
    standing: (role) => {
      const feed = publisher.feedOf(role)
      return { n: feed.last(), view: feed.view() }
    },
    page: reader.page,
    viewAt: reader.viewAt,
    seqAt: (role, n) => publisher.feedOf(role).seqOf(n),
    journal: (role) => publisher.feedOf(role).journal(),
    watch: (listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    seatsChanged: () => turn(grant),
    refresh: () => turn(catchUpOrSay),
    idle: () => keeper?.idle() ?? Promise.resolve(),
  }
}
