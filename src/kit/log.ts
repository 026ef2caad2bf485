import { EVERY_SCOPE } from './game.ts'
import { type Role, roleKey } from './roles.ts'

interface Written {
  /** From 1, without gaps. Never told to a joueur: it would count what they may not know of. */
  readonly seq: number
  readonly id: string
  readonly by: Role
  readonly at: number
}

/** A command that was carried out. */
export interface Done<Event> extends Written {
  readonly kind: 'done'
  readonly scope: string
  readonly events: readonly Event[]
  readonly rolled: boolean
  readonly reveals: boolean
  /** The rules its events were made by; absent: those of the table's beginning. */
  readonly rules?: number
}

export interface Undo extends Written {
  readonly kind: 'undo'
  /** The entries that no longer count, in order. */
  readonly undoes: readonly number[]
}

export interface UndoAsked extends Written {
  readonly kind: 'undoAsked'
  readonly asks: number
  readonly scope: string
}

/** One of several whose consent is needed. */
export interface UndoAgreed extends Written {
  readonly kind: 'undoAgreed'
  /** The entry that asked. */
  readonly agrees: number
}

export interface UndoRefused extends Written {
  readonly kind: 'undoRefused'
  /** The entry that asked. */
  readonly refuses: number
}

export type Entry<Event> = Done<Event> | Undo | UndoAsked | UndoAgreed | UndoRefused

/** What an entry makes of the state, worked out before anything is stored. */
export interface Step<State> {
  readonly before: State
  /** The state after each event of a command. */
  readonly trail: readonly State[]
  readonly after: State
}

export interface Log<State, Event> {
  readonly entries: readonly Entry<Event>[]
  /** The number of the last entry; 0 before the first. */
  version(): number
  state(): State
  counts(seq: number): boolean
  pending(): readonly UndoAsked[]
  /** What these events would make of the state. */
  play(events: readonly Event[]): Step<State>
  prepare(entry: Entry<Event>): Step<State>
  commit(entry: Entry<Event>, step: Step<State>): void
  /** The state as it was when that entry had just been written, whatever was undone later. */
  stateAt(seq: number): State
  /** Each entry after one and up to another with the states around it, as they were then. */
  walk(after: number, last: number, visit: (entry: Entry<Event>, step: Step<State>) => void): void
}

interface Mark<State> {
  readonly seq: number
  readonly state: State
}

/** The states that events lead through, from one to the last. */
export const stepThrough = <State>(before: State, trail: readonly State[]): Step<State> => ({
  before,
  trail,
  after: trail.length > 0 ? (trail[trail.length - 1] as State) : before,
})

const SPAN = 200
const NONE: readonly never[] = []

/** The last mark at or before an entry. */
const markAt = <State>(marks: readonly Mark<State>[], seq: number): Mark<State> => {
  let low = 0
  let high = marks.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((marks[middle] as Mark<State>).seq <= seq) low = middle
    else high = middle - 1
  }
  return marks[low] as Mark<State>
}

/** A request lapses when the one who asked goes on in the same scope, or when what it asks for is undone. */
const stillWaits = (request: UndoAsked, entry: Entry<unknown>): boolean => {
  switch (entry.kind) {
    case 'done':
      return roleKey(entry.by) !== roleKey(request.by) || (entry.scope !== request.scope && entry.scope !== EVERY_SCOPE)
    case 'undo':
      return !entry.undoes.includes(request.asks)
    case 'undoAsked':
    case 'undoAgreed':
      return true
    case 'undoRefused':
      return entry.refuses !== request.seq
  }
}

/** The requests that wait once an entry is written. */
export const pendingAfter = (pending: readonly UndoAsked[], entry: Entry<unknown>): readonly UndoAsked[] => {
  if (entry.kind === 'undoAsked') return [...pending, entry]
  return pending.every((request) => stillWaits(request, entry))
    ? pending
    : pending.filter((request) => stillWaits(request, entry))
}

export const createLog = <State, Event>(initial: State, evolve: (state: State, event: Event) => State): Log<State, Event> => {
  const entries: Entry<Event>[] = []
  const undone = new Set<number>()
  /** States as they were at the time; they stay true for good. */
  const history: Mark<State>[] = [{ seq: 0, state: initial }]
  /** States made of entries that all still count: every one of late, then one in SPAN. */
  const live: Mark<State>[] = [{ seq: 0, state: initial }]
  let state = initial
  let pending: readonly UndoAsked[] = NONE

  const play = (from: State, events: readonly Event[]): State => {
    let reached = from
    for (const event of events) reached = evolve(reached, event)
    return reached
  }

  const trailOf = (from: State, events: readonly Event[]): State[] => {
    const trail: State[] = []
    let reached = from
    for (const event of events) trail.push((reached = evolve(reached, event)))
    return trail
  }

  const playDone = (from: State, events: readonly Event[]): Step<State> => stepThrough(from, trailOf(from, events))

  /** The state without some entries, and the marks that lead to it. */
  const replayWithout = (undoes: readonly number[], marked: Mark<State>[]): State => {
    const first = undoes[0] as number
    const gone = new Set(undoes)
    const base = markAt(live, first - 1)
    let reached = base.state
    for (let seq = base.seq + 1; seq <= entries.length; seq++) {
      const entry = entries[seq - 1] as Entry<Event>
      if (entry.kind === 'done' && !undone.has(seq) && !gone.has(seq)) reached = play(reached, entry.events)
      if (seq % SPAN === 0 || seq > entries.length - SPAN) marked.push({ seq, state: reached })
    }
    return reached
  }

  const rewind = (undoes: readonly number[]): void => {
    const marked: Mark<State>[] = []
    replayWithout(undoes, marked)
    const base = markAt(live, (undoes[0] as number) - 1)
    while ((live[live.length - 1] as Mark<State>).seq > base.seq) live.pop()
    for (const mark of marked) live.push(mark)
    for (const seq of undoes) undone.add(seq)
  }

  const thinOut = (seq: number): void => {
    let end = live.length
    while (end > 0 && (live[end - 1] as Mark<State>).seq >= seq - SPAN) end--
    let start = end
    while (start > 0 && (live[start - 1] as Mark<State>).seq > seq - 2 * SPAN) start--
    live.splice(start, end - start)
  }

  const prepare = (entry: Entry<Event>): Step<State> => {
    switch (entry.kind) {
      case 'done':
        return playDone(state, entry.events)
      case 'undo':
        return { before: state, trail: NONE, after: replayWithout(entry.undoes, []) }
      case 'undoAsked':
      case 'undoAgreed':
      case 'undoRefused':
        return { before: state, trail: NONE, after: state }
    }
  }

  const commit = (entry: Entry<Event>, step: Step<State>): void => {
    const { seq } = entry
    if (seq !== entries.length + 1) throw new RangeError(`entry ${seq} after ${entries.length}`)
    if (entry.kind === 'undo') rewind(entry.undoes)
    entries.push(entry)
    state = step.after
    pending = pendingAfter(pending, entry)
    const mark = { seq, state }
    live.push(mark)
    if (entry.kind === 'undo' || seq % SPAN === 0) history.push(mark)
    if (seq % SPAN === 0) thinOut(seq)
  }

  const stateAt = (seq: number): State => {
    if (seq >= entries.length) return state
    const base = markAt(history, seq)
    let reached = base.state
    for (let next = base.seq; next < seq; next++) {
      const entry = entries[next] as Entry<Event>
      if (entry.kind === 'done') reached = play(reached, entry.events)
    }
    return reached
  }

  const walk: Log<State, Event>['walk'] = (after, last, visit) => {
    let reached = stateAt(after)
    for (let seq = after + 1; seq <= last; seq++) {
      const entry = entries[seq - 1] as Entry<Event>
      const step =
        entry.kind === 'done'
          ? playDone(reached, entry.events)
          : { before: reached, trail: NONE, after: entry.kind === 'undo' ? stateAt(seq) : reached }
      visit(entry, step)
      reached = step.after
    }
  }

  return {
    entries,
    version: () => entries.length,
    state: () => state,
    counts: (seq) => entries[seq - 1]?.kind === 'done' && !undone.has(seq),
    pending: () => pending,
    play: (events) => playDone(state, events),
    prepare,
    commit,
    stateAt,
    walk,
  }
}
