import type { Ask, Dice } from '../dice.ts'
import { createDrafts, type DraftAnswer, refused, type UndoRefusal, type UndoWanted, type Utterance } from '../drafts.ts'
import { type Armed, NO_LONGER } from '../due.ts'
import type { FeedLine, PageEnd, UndoRequest } from '../feeds.ts'
import type { Game, Place, Throwing } from '../game.ts'
import { createLog, type Entry, type Log } from '../log.ts'
import { type Chapters, createKeeper, EVERY, HOLD } from '../past/keeper.ts'
import type { Pace } from '../past/pace.ts'
import { createReader, type PastPage, type Reader } from '../past/reader.ts'
import { createPublisher, type Listener, type Publisher, type Subscription } from '../publisher.ts'
import { isRefusal, type Refusal, refusal } from '../refusal.ts'
import { GARDIEN, joueur, type Role } from '../roles.ts'
import type { Thrower } from '../said.ts'
import type { Storage } from '../storage.ts'
import { createTurns } from '../turns.ts'
import { consentOf, type UndoTarget } from '../undo.ts'
import { createAnswered, createCarryingOut } from './carryingOut.ts'
import { openPast, readBeginning } from './opening.ts'
import { createDue, createTaking } from './taking.ts'

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
  say(utterance: Utterance): Promise<DraftAnswer>
  undo(utterance: UndoWanted): Promise<DraftAnswer>
  refuseUndo(utterance: UndoRefusal): Promise<DraftAnswer>
  /** Reads for a role what was written since it last listened, in parts; then to subscribe, or to ask how it stands, takes no time. */
  ready(role: Role): Promise<void>
  subscribe(role: Role, from: number, listener: Listener<View, Told>): Subscription<View, Told>
  view(role: Role): View
  /** What the role sees after the last message of its feed. */
  standing(role: Role): { readonly n: number; readonly view: View }
  /** Whether that place is one for the role. */
  pointable(role: Role, place: string): boolean
  /** A page of the role's feed after that message; from the first when that one is not there. */
  page(role: Role, after: number, end: PageEnd, wanted?: () => boolean): Promise<PastPage<Told>>
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
  /** Whether the game says that it is over. */
  over(): boolean
  /** Whether something lies at a place that its player alone may know, or has lain there before it was taken back. */
  hides(seat: string): boolean
  /** What whoever stays away is made to say; null: nothing. */
  forfeit(): unknown
  /** Whose consent the game asks, of those who sit there. */
  consent(sitting: readonly Role[]): readonly Role[]
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
  /** Since when they do; absent: ever. */
  readonly since?: (role: Role) => number
  /** Told of what should never happen: a throwing rule, listener or storage. */
  readonly onFault?: (error: unknown) => void
  /** Asked between the parts of a long work, so that others may have their turn. */
  readonly pace?: Pace
  /** Absent: all of the table is held in memory. */
  readonly chapters?: Chapters
}

/** What is asked of a room without a change. */
const createLooking = <Setup, State, Event, View, Told>(
  game: Pick<
    Game<Setup, State, never, Event, View, Told>,
    'seating' | 'throwing' | 'throwerOf' | 'view' | 'pointable' | 'undoNeeds'
  >,
  log: Log<State, Event>,
  { feedOf, subscribe }: Publisher<State, Event, View, Told>,
  { ready, page, viewAt }: Reader<View, Told>,
) => ({
  entries: log.entries,
  version: log.version,
  places: (): readonly Place[] => game.seating.places(log.state()),
  throwing: (by: Role, faces: 'entered' | 'none'): Throwing => game.throwing(log.state(), by, faces),
  throwerOf: (by: Role, ask: Ask): Thrower => game.throwerOf(log.state(), by, ask),
  awaited: (): readonly string[] => game.seating.awaited?.(log.state()) ?? [],
  over: (): boolean => game.seating.over?.(log.state()) ?? false,
  forfeit: (): unknown => game.seating.forfeit?.(log.state()) ?? null,
  hides: (seat: string): boolean =>
    (game.seating.hides?.(log.state(), seat) ?? log.version() > 0) || log.spine.hasUndone(joueur(seat)),
  consent: (sitting: readonly Role[]): readonly Role[] => consentOf(game, log.state(), sitting),
  requestsTo: (role: Role): readonly UndoRequest[] => feedOf(role).requests(),
  ready,
  page,
  viewAt,
  subscribe,
  view: (role: Role): View => game.view(log.state(), role),
  standing: (role: Role): { n: number; view: View } => {
    const feed = feedOf(role)
    return { n: feed.last(), view: feed.view() }
  },
  pointable: (role: Role, place: string): boolean => game.pointable?.(feedOf(role).view(), place) ?? false,
  seqAt: (role: Role, n: number): number | null => feedOf(role).seqOf(n),
  journal: (role: Role): readonly FeedLine<Told>[] => feedOf(role).journal(),
})

type Saying = Pick<Room<never, never, never, never>, 'say' | 'undo' | 'refuseUndo' | 'sayDue' | 'seatsChanged' | 'refresh'>

/** What changes a table: one thing at a time. */
const createSaying = <State, Event, View, Told>(
  parts: Parameters<typeof createCarryingOut<State, Event>>[0],
  reader: Reader<View, Told>,
  due: () => Armed | null,
  catchUp: () => Promise<Refusal | null>,
): Saying => {
  const { drafts } = parts
  const { carryOut, grant } = createCarryingOut(parts)
  const turn = createTurns()
  const inTurn = (job: () => Promise<DraftAnswer>): Promise<DraftAnswer> =>
    turn(async () => {
      await grant()
      const answer = await job()
      await grant()
      return answer
    })

  const say = async (utterance: Utterance): Promise<DraftAnswer> => {
    if (utterance.expectedVersion !== undefined) await reader.ready(utterance.by)
    return carryOut(utterance, () => drafts.command(utterance))
  }

  const sayDue = ({ id, by }: Armed): Promise<DraftAnswer> =>
    carryOut({ id, by }, () => {
      const now = due()
      return now?.id === id ? drafts.command({ id, by, command: now.command }) : refused(refusal(NO_LONGER))
    })

  const undo = async (utterance: UndoWanted): Promise<DraftAnswer> => {
    const { by, target } = utterance
    const wanted: UndoTarget | undefined =
      target && 'message' in target ? { seq: (await reader.seqAt(by, target.message)) ?? 0 } : target
    return carryOut(utterance, () => drafts.undo(utterance, wanted))
  }

  return {
    say: (utterance) => inTurn(() => say(utterance)),
    undo: (utterance) => inTurn(() => undo(utterance)),
    refuseUndo: (utterance) => inTurn(() => carryOut(utterance, () => drafts.undoRefusal(utterance))),
    sayDue: (armed) => inTurn(() => sayDue(armed)),
    seatsChanged: () => turn(grant),
    refresh: () => turn(catchUp),
  }
}

/** Somebody in every role. */
const everybodyAt =
  <State>({ seating }: Pick<Game<unknown, State, never, never, never, never>, 'seating'>, state: () => State) =>
  (): readonly Role[] => {
    const players = seating.places(state()).map(({ id }) => joueur(id))
    return seating.gardien ? [GARDIEN, ...players] : players
  }

/** The authority over one table: one command at a time, stored and then published. */
export const openRoom = async <Setup, State, Command, Event, View, Told>(
  options: RoomOptions<Setup, State, Command, Event, View, Told>,
): Promise<Room<Setup, Event, View, Told> | Refusal> => {
  const { game, storage, dice, clock, onFault = () => {}, pace = () => null, since = () => 0, chapters } = options
  const { every = EVERY, hold = HOLD } = chapters ?? {}
  const begun = await readBeginning({ game, storage, onFault })
  if (isRefusal(begun)) return begun
  const past = await openPast({ game, storage, onFault, chapters, hold, pace, clock }, begun)
  if (isRefusal(past)) return past
  const { begunUnder } = begun
  const { initial, base, spine, places, history, retelling, oldIds } = past

  const log = createLog<State, Event>(base, (state, event) => game.evolve(state, event), spine)
  const publisher = createPublisher(game, log, onFault)
  const answered = createAnswered(storage, oldIds)
  const sitting = options.sitting ?? everybodyAt(game, log.state)
  const drafts = createDrafts({ game, log, feedOf: publisher.feedOf, dice, clock, sitting, since, begunUnder })
  const reader = createReader({ game, initial: initial.state, log, retelling, publisher, pace })
  const due = createDue(game, log, base.since)
  const keeping = { chapters: { every, hold }, log, since: due.since, places, publisher, onGone: answered.gone }
  const keeper = past.keeps ? createKeeper(keeping) : null
  const onTaken = (entry: Entry<Event>): void => {
    due.taken(entry)
    answered.taken(entry)
    drafts.settle()
  }
  const taking = createTaking({ game, storage, log, publisher, history, retelling, keeper, begunUnder, pace, onFault, onTaken })
  const catchUpOrSay = (): Promise<Refusal | null> =>
    taking.catchUp().catch((error) => {
      onFault(error)
      return refusal('storage-failed')
    })
  const unreadable = await catchUpOrSay()
  if (unreadable) return unreadable

  return {
    game,
    setup: begun.setup,
    ...createLooking(game, log, publisher, reader),
    ...createSaying({ storage, log, drafts, taking, answered, onFault }, reader, due.armed, catchUpOrSay),
    due: due.armed,
    watch: taking.watch,
    idle: () => keeper?.idle() ?? Promise.resolve(),
  }
}
