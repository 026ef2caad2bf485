import type { Game, Seen, Telling } from './game.ts'
import { countWhile } from './grown.ts'
import { type Base, type Entry, type Log, pendingAfter, type Step, type UndoAsked } from './log.ts'
import type { Role } from './roles.ts'
import { same } from './same.ts'
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
}

export interface Message<View, Told> extends Notice<Told> {
  readonly view: View
}

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
  /** The same while nobody listens. */
  note(entry: Entry<Event>, step: Step<State>): void
  /** Reads what was written since, or so many entries of it; whether that was all. */
  catchUp(most?: number): boolean
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
export const tellingsOf = <State, Event, Told>(
  game: Pick<ToldGame<State, Event, unknown, Told>, 'tell'>,
  entry: Entry<Event>,
  { before, trail }: Step<State>,
): readonly Telling<Told>[] => {
  if (entry.kind !== 'done') return NOTHING
  const tellings: Telling<Told>[] = []
  for (let at = 0; at < entry.events.length; at++) {
    const from = at === 0 ? before : (trail[at - 1] as State)
    tellings.push(game.tell(entry.events[at] as Event, from, trail[at] as State))
  }
  return tellings
}

export const createFeed = <State, Event, View, Told>(
  game: ToldGame<State, Event, View, Told>,
  log: Log<State, Event>,
  role: Role,
  begin = BEGINNING,
): Feed<State, Event, View, Told> => {
  let start = begin
  const notices: Notice<Told>[] = []
  const seqs: number[] = []
  const undoneBy = new Map<number, number>()
  let older = new Map(start.asked)
  let readTo = start.seq
  let pending: readonly UndoAsked[] = log.base().pending
  let shown: Seen<State, View> | null = null

  const viewOf = (state: State): View => {
    if (shown?.state !== state) shown = { state, view: game.view(state, role, shown) }
    return shown.view
  }

  const last = (): number => start.n + notices.length

  /** How many of the messages held tell of entries before that one. */
  const countBefore = (seq: number): number => countWhile(seqs, (one) => one < seq)

  const numberOf = (seq: number): number | null => {
    if (seq <= start.seq) return older.get(seq) ?? null
    const before = countBefore(seq)
    return seqs[before] === seq ? start.n + before + 1 : null
  }

  const toldOf = (tellings: readonly Telling<Told>[]): readonly Told[] => {
    const told: Told[] = []
    for (const telling of tellings) {
      const piece = telling(role)
      if (piece !== null) told.push(piece)
    }
    return told.length > 0 ? told : NOTHING
  }

  const undoneOf = (entry: Entry<Event>): readonly number[] =>
    entry.kind === 'undo' ? entry.undoes.map(numberOf).filter((n) => n !== null) : NOTHING

  /** Those to be answered, and one's own. */
  const mine = (requests: readonly UndoAsked[]): readonly UndoAsked[] => requests.filter((request) => isToldOf(role, request))

  const shownRequests = (): readonly UndoRequest[] =>
    mine(pending).map(({ id, by, asks }) => ({ id, by, message: numberOf(asks) }))

  const withMore = (n: number, told: readonly Told[], undone: readonly number[], asked: boolean): Notice<Told> => ({
    n,
    told,
    ...(undone.length > 0 && { undone }),
    ...(asked && { requests: shownRequests() }),
  })

  const readNotice = (entry: Entry<Event>, step: Step<State>, tellings: readonly Telling<Told>[]): Notice<Told> | null => {
    readTo = entry.seq
    const told = toldOf(tellings)
    const undone = undoneOf(entry)
    const waiting = pending
    pending = pendingAfter(waiting, entry)
    const asked = pending !== waiting && !same(mine(pending), mine(waiting))
    const seen = told.length > 0 || undone.length > 0 || asked
    if (!seen && (step.before === step.after || same(viewOf(step.before), viewOf(step.after)))) return null
    const n = last() + 1
    seqs.push(entry.seq)
    for (const number of undone) undoneBy.set(number, n)
    const plain = undone.length === 0 && !asked
    const notice: Notice<Told> = plain ? { n, told } : withMore(n, told, undone, asked)
    notices.push(notice)
    return notice
  }

  const note = (entry: Entry<Event>, step: Step<State>): void => {
    readNotice(entry, step, tellingsOf(game, entry, step))
  }

  const catchUp = (most = Number.POSITIVE_INFINITY): boolean => {
    const end = Math.min(log.version(), readTo + most)
    if (readTo < end) log.walk(readTo, end, note)
    return readTo === log.version()
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
    read: (entry, step, tellings) => {
      const before = viewOf(step.before)
      const notice = readNotice(entry, step, tellings)
      if (!notice) return null
      const view = viewOf(step.after)
      const message = notice.undone || notice.requests ? { ...notice, view } : { n: notice.n, told: notice.told, view }
      return { message, before }
    },
    note,
    catchUp,
    last,
    gone: () => start.n,
    after: (n) => notices.slice(Math.max(0, n - start.n)),
    journal: () => notices.map(({ n, told }) => ({ n, told, undoneBy: undoneBy.get(n) ?? null })),
    requests: shownRequests,
    view: () => viewOf(log.state()),
    seqOf: (n) => (n === 0 ? 0 : (seqs[n - start.n - 1] ?? null)),
    numberOf,
    readTo: () => readTo,
    startAt,
    trim,
    learn: (numbers) => {
      for (const [seq, n] of numbers) older.set(seq, n)
    },
  }
}
