import type { Game, Seen, Telling } from './game.ts'
import { countWhile } from './grown.ts'
import { type Base, type Entry, type Log, pendingAfter, type Step, type UndoAsked } from './log.ts'
import type { Role } from './roles.ts'
import { same } from './same.ts'
import type { Steps } from './steps.ts'
import { isToldOf } from './undo.ts'

/** A wish to undo that waits for consent. */
export interface UndoRequest {
  readonly id: string
  readonly by: Role
  /** The message of this feed that told of what is to be undone. */
  readonly message: number | null
}

/** What a role is told at once. All numbers are those of its own feed, from 1 without gaps. */
export interface Notice<Told> {
  readonly n: number
  readonly told: readonly Told[]
  /** The earlier messages that no longer count. */
  readonly undone?: readonly number[]
  /** All requests that wait now; present when that has changed. */
  readonly requests?: readonly UndoRequest[]
  /** The gardien did it, not the player who is told. */
  readonly gardien?: true
}

export interface Message<View, Told> extends Notice<Told> {
  readonly view: View
}

/** Where a page ends: after so many messages, or before so many letters of them are more; it has one at least. */
export interface PageEnd {
  readonly notices: number
  readonly letters: number
}

/** It says what happened and no more. */
export const isPlain = ({ undone, requests, gardien }: Notice<unknown>): boolean => !undone && !requests && !gardien

/** A message, and what the role saw until then. */
export interface News<View, Told> {
  readonly message: Message<View, Told>
  readonly before: View
}

export interface FeedLine<Told> {
  readonly n: number
  readonly told: readonly Told[]
  /** The message that undid it. */
  readonly undoneBy: number | null
}

/** Where a feed begins to be held: how many messages there were, and which of them told of what is asked to be undone. */
export interface FeedStart {
  readonly seq: number
  readonly n: number
  readonly asked: readonly Numbered[]
}

/** An entry, and the message that told of it. */
export type Numbered = readonly [seq: number, n: number | null]

export const BEGINNING: FeedStart = { seq: 0, n: 0, asked: [] }

/** One role's feed: a pure function of the log, so that a room opened again gives the same numbers. */
export interface Feed<State, Event, View, Told> {
  /** Null when the role may not notice the entry: no message, no number. `tellings`: of each of its events. */
  read(entry: Entry<Event>, step: Step<State>, tellings: readonly Telling<Told>[]): News<View, Told> | null
  /** The same while nobody listens, event by event. */
  noting(entry: Entry<Event>, step: Step<State>): Steps<void>
  /** Whether it has read all that is written. */
  isUpToDate(): boolean
  /** Reads what was written since, event by event; ends before that where the log has let go of it meanwhile. */
  catchingUp(): Steps<void>
  /** The number of the last message. */
  last(): number
  /** The number of the last message that is no longer held. */
  gone(): number
  /** Those held after that one. */
  after(n: number): readonly Notice<Told>[]
  /** Of the messages held. */
  journal(): readonly FeedLine<Told>[]
  requests(): readonly UndoRequest[]
  view(): View
  /** The entry that a message tells of; null when there is no such message, or it is no longer held. */
  seqOf(n: number): number | null
  /** The message that told of an entry. */
  numberOf(seq: number): number | null
  readTo(): number
  /** How it stood after an entry that it has read. */
  startAt(base: Base<unknown>): FeedStart
  /** Lets go of the messages up to an entry. */
  trim(base: Base<unknown>): void
  /** Which messages told of entries that are no longer held. */
  learn(numbers: readonly Numbered[]): void
}

export type ToldGame<State, Event, View, Told> = Pick<Game<never, State, never, Event, View, Told>, 'view' | 'tell'>

const NOTHING: readonly never[] = []

/** What is told of each event of an entry, made once for all roles. */
export const telling = function* <State, Event, Told>(
  game: Pick<ToldGame<State, Event, unknown, Told>, 'tell'>,
  entry: Entry<Event>,
  { before, trail }: Step<State>,
): Steps<readonly Telling<Told>[]> {
  if (entry.kind !== 'done') return NOTHING
  const tellings: Telling<Told>[] = []
  for (let at = 0; at < entry.events.length; at++) {
    const from = at === 0 ? before : (trail[at - 1] as State)
    tellings.push(game.tell(entry.events[at] as Event, from, trail[at] as State))
    yield
  }
  return tellings
}

/** The messages of a feed that are held, by their numbers and by the entries they tell of. */
const createHeld = <Told>(begin: FeedStart) => {
  let start = begin
  const notices: Notice<Told>[] = []
  const seqs: number[] = []
  const undoneBy = new Map<number, number>()
  let older = new Map(start.asked)

  /** How many of the messages held tell of entries before that one. */
  const countBefore = (seq: number): number => countWhile(seqs, (one) => one < seq)

  const numberOf = (seq: number): number | null => {
    if (seq <= start.seq) return older.get(seq) ?? null
    const before = countBefore(seq)
    return seqs[before] === seq ? start.n + before + 1 : null
  }

  const add = (seq: number, notice: Notice<Told>): void => {
    seqs.push(seq)
    if (notice.undone) for (const number of notice.undone) undoneBy.set(number, notice.n)
    notices.push(notice)
  }

  const startAt = (base: Base<unknown>): FeedStart => ({
    seq: base.seq,
    n: start.n + countBefore(base.seq + 1),
    asked: base.pending.map(({ asks }) => [asks, numberOf(asks)]),
  })

  const trim = (base: Base<unknown>): void => {
    const next = startAt(base)
    const count = next.n - start.n
    for (let n = start.n + 1; n <= next.n; n++) undoneBy.delete(n)
    notices.splice(0, count)
    seqs.splice(0, count)
    older = new Map(next.asked)
    start = next
  }

  return {
    add,
    numberOf,
    startAt,
    trim,
    last: (): number => start.n + notices.length,
    gone: (): number => start.n,
    after: (n: number): readonly Notice<Told>[] => notices.slice(Math.max(0, n - start.n)),
    journal: (): readonly FeedLine<Told>[] => notices.map(({ n, told }) => ({ n, told, undoneBy: undoneBy.get(n) ?? null })),
    seqOf: (n: number): number | null => (n === 0 ? 0 : (seqs[n - start.n - 1] ?? null)),
    learn: (numbers: readonly Numbered[]): void => {
      for (const [seq, n] of numbers) older.set(seq, n)
    },
  }
}

const toldTo = <Told>(role: Role, tellings: readonly Telling<Told>[]): readonly Told[] => {
  const told: Told[] = []
  for (const telling of tellings) {
    const piece = telling(role)
    if (piece !== null) told.push(piece)
  }
  return told.length > 0 ? told : NOTHING
}

/** What waits for consent, as one role hears of it. */
const createWishes = (role: Role, numberOf: (seq: number) => number | null, begin: readonly UndoAsked[]) => {
  let pending = begin
  /** Those to be answered, and one's own. */
  const mine = (requests: readonly UndoAsked[]): readonly UndoAsked[] => requests.filter((request) => isToldOf(role, request))
  return {
    /** Whether that changes what the role hears. */
    changedBy: (entry: Entry<unknown>): boolean => {
      const waiting = pending
      pending = pendingAfter(waiting, entry)
      return pending !== waiting && !same(mine(pending), mine(waiting))
    },
    shown: (): readonly UndoRequest[] => mine(pending).map(({ id, by, asks }) => ({ id, by, message: numberOf(asks) })),
  }
}

export const createFeed = <State, Event, View, Told>(
  game: ToldGame<State, Event, View, Told>,
  log: Log<State, Event>,
  role: Role,
  begin = BEGINNING,
): Feed<State, Event, View, Told> => {
  const { add, ...held } = createHeld<Told>(begin)
  const wishes = createWishes(role, held.numberOf, log.base().pending)
  let readTo = begin.seq
  let shown: Seen<State, View> | null = null

  const viewOf = (state: State): View => {
    if (shown?.state !== state) shown = { state, view: game.view(state, role, shown) }
    return shown.view
  }

  const readNotice = (entry: Entry<Event>, step: Step<State>, tellings: readonly Telling<Told>[]): Notice<Told> | null => {
    readTo = entry.seq
    const told = toldTo(role, tellings)
    const undone = entry.kind === 'undo' ? entry.undoes.map(held.numberOf).filter((n) => n !== null) : NOTHING
    const asked = wishes.changedBy(entry)
    const seen = told.length > 0 || undone.length > 0 || asked
    if (!seen && (step.before === step.after || same(viewOf(step.before), viewOf(step.after)))) return null
    const n = held.last() + 1
    const plain: Notice<Told> = { n, told }
    // An undo that settles a wish was asked for: it is nobody's doing but theirs who asked.
    const granted = entry.kind === 'undo' && asked
    const gardien = role.kind === 'joueur' && entry.by.kind === 'gardien' && !granted && (told.length > 0 || undone.length > 0)
    const notice: Notice<Told> =
      undone.length === 0 && !asked && !gardien
        ? plain
        : {
            ...plain,
            ...(undone.length > 0 && { undone }),
            ...(asked && { requests: wishes.shown() }),
            ...(gardien && { gardien }),
          }
    add(entry.seq, notice)
    return notice
  }

  const noting = function* (entry: Entry<Event>, step: Step<State>): Steps<void> {
    const tellings = yield* telling(game, entry, step)
    // Somebody who could not wait may have read it meanwhile.
    if (readTo === entry.seq - 1) readNotice(entry, step, tellings)
  }

  const isUpToDate = (): boolean => readTo >= log.version()

  const catchingUp = function* (): Steps<void> {
    let reached: { readonly seq: number; readonly state: State } | null = null
    while (!isUpToDate() && readTo >= log.base().seq) {
      const seq = readTo + 1
      const entry = log.entries[seq - log.base().seq - 1] as Entry<Event>
      const before: State = reached?.seq === seq - 1 ? reached.state : yield* log.reaching(seq - 1)
      // What follows reads the entry where it stands: it may have been let go of.
      if (readTo < log.base().seq) return
      const step = yield* log.retracing(seq, before)
      yield* noting(entry, step)
      reached = { seq, state: step.after }
    }
  }

  return {
    ...held,
    read: (entry, step, tellings) => {
      const before = viewOf(step.before)
      const notice = readNotice(entry, step, tellings)
      if (!notice) return null
      const view = viewOf(step.after)
      const message = isPlain(notice) ? { n: notice.n, told: notice.told, view } : { ...notice, view }
      return { message, before }
    },
    noting,
    isUpToDate,
    catchingUp,
    requests: wishes.shown,
    view: () => viewOf(log.state()),
    readTo: () => readTo,
  }
}
