import { EVERY_SCOPE } from './game.ts'
import { createMarks, type Mark, type Marks, SPAN } from './marks.ts'
import { GARDIEN, type Role, roleKey } from './roles.ts'
import { createSpine, type Spine } from './spine.ts'
import { atOnce, type Steps } from './steps.ts'

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
  /** Whose consent is asked; absent in older ones: the gardien's. */
  readonly of?: readonly Role[]
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
  /** Of an undo: the states on the way. */
  readonly marks?: readonly Mark<State>[]
}

/** Where a log begins: what the entries up to one amount to. */
export interface Base<State> {
  readonly seq: number
  readonly state: State
  readonly pending: readonly UndoAsked[]
  /** Who has agreed to what is pending. */
  readonly agreed: readonly UndoAgreed[]
}

export interface Log<State, Event> {
  /** Those held in memory: after the base. */
  readonly entries: readonly Entry<Event>[]
  readonly spine: Spine
  base(): Base<State>
  /** What all of it amounts to now. */
  here(): Base<State>
  /** The number of the last entry; 0 before the first. */
  version(): number
  state(): State
  pending(): readonly UndoAsked[]
  agreed(): readonly UndoAgreed[]
  /** What these events would make of the state. */
  play(events: readonly Event[]): Step<State>
  prepare(entry: Entry<Event>): Step<State>
  /** The same, event by event. */
  preparing(entry: Entry<Event>): Steps<Step<State>>
  commit(entry: Entry<Event>, step: Step<State>): void
  /** Lets go of what came before; nothing after may undo any of it. The entries that went. */
  trim(base: Base<State>): readonly Entry<Event>[]
  /** The state as it was when that entry had just been written, whatever was undone later; not before the base. */
  stateAt(seq: number): State
  /** The same, event by event. */
  reaching(seq: number): Steps<State>
  /** What an entry that is held did to the state before it, as it was then, event by event. */
  retracing(seq: number, before: State): Steps<Step<State>>
}

/** The states that events lead through, from one to the last. */
export const stepThrough = <State>(before: State, trail: readonly State[]): Step<State> => ({
  before,
  trail,
  after: trail.length > 0 ? (trail[trail.length - 1] as State) : before,
})

const NONE: readonly never[] = []

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

const agreedAfter = (
  agreed: readonly UndoAgreed[],
  pending: readonly UndoAsked[],
  entry: Entry<unknown>,
): readonly UndoAgreed[] => {
  const more = entry.kind === 'undoAgreed' ? [...agreed, entry] : agreed
  if (more.length === 0) return agreed
  return more.filter(({ agrees }) => pending.some(({ seq }) => seq === agrees))
}

const OF_GARDIEN: readonly Role[] = [GARDIEN]

/** Whose consent a request asks. */
export const askedOf = ({ of = OF_GARDIEN }: UndoAsked): readonly Role[] => of

/** Of a table where nothing has happened. */
export const baseOf = <State>(initial: State): Base<State> => ({ seq: 0, state: initial, pending: NONE, agreed: NONE })

type Evolve<State, Event> = (state: State, event: Event) => State

/** What is held of a log, for those who read it. */
interface Held<State, Event> extends Pick<Log<State, Event>, 'spine' | 'base' | 'version' | 'state'> {
  readonly evolve: Evolve<State, Event>
  readonly marks: Marks<State>
  readonly entryAt: (seq: number) => Entry<Event>
}

const playingDone = function* <State, Event>(
  from: State,
  events: readonly Event[],
  evolve: Evolve<State, Event>,
): Steps<Step<State>> {
  const trail: State[] = []
  let reached = from
  for (const event of events) {
    trail.push((reached = evolve(reached, event)))
    yield
  }
  return stepThrough(from, trail)
}

/** What entries would make of the state. */
const createPreparing = <State, Event>(held: Held<State, Event>): Pick<Log<State, Event>, 'play' | 'prepare' | 'preparing'> => {
  const { spine, base, version, state, evolve, marks, entryAt } = held

  /** The state without some entries, and the marks that lead to it. */
  const replayWithout = function* (undoes: readonly number[]): Steps<Step<State>> {
    const first = undoes[0] as number
    if (first <= base().seq) throw new RangeError(`entry ${first} is no longer held`)
    const gone = new Set(undoes)
    const from = marks.liveAt(first - 1)
    const passed: Mark<State>[] = []
    let after = from.state
    for (let seq = from.seq + 1; seq <= version(); seq++) {
      const entry = entryAt(seq)
      if (entry.kind === 'done' && spine.counts(seq) && !gone.has(seq))
        for (const event of entry.events) {
          after = evolve(after, event)
          yield
        }
      if (seq % SPAN === 0 || seq > version() - SPAN) passed.push({ seq, state: after })
    }
    return { before: state(), trail: NONE, after, marks: passed }
  }

  const play = (events: readonly Event[]): Step<State> => atOnce(playingDone(state(), events, evolve))

  const prepare = (entry: Entry<Event>): Step<State> => {
    switch (entry.kind) {
      case 'done':
        return play(entry.events)
      case 'undo':
        return atOnce(replayWithout(entry.undoes))
      case 'undoAsked':
      case 'undoAgreed':
      case 'undoRefused':
        return { before: state(), trail: NONE, after: state() }
    }
  }

  const preparing = function* (entry: Entry<Event>): Steps<Step<State>> {
    if (entry.kind === 'undo') return yield* replayWithout(entry.undoes)
    return entry.kind === 'done' ? yield* playingDone(state(), entry.events, evolve) : prepare(entry)
  }

  return { play, prepare, preparing }
}

/** States as they were. */
const createPast = <State, Event>(held: Held<State, Event>): Pick<Log<State, Event>, 'stateAt' | 'reaching' | 'retracing'> => {
  const { base, version, state, evolve, marks, entryAt } = held

  const reaching = function* (seq: number): Steps<State> {
    if (seq >= version()) return state()
    if (seq < base().seq) throw new RangeError(`entry ${seq} is no longer held`)
    const from = marks.historyAt(seq)
    // Taken at once: what is held may be let go of meanwhile.
    const entries: Entry<Event>[] = []
    for (let next = from.seq + 1; next <= seq; next++) entries.push(entryAt(next))
    let reached = from.state
    for (const entry of entries) {
      if (entry.kind !== 'done') continue
      for (const event of entry.events) {
        reached = evolve(reached, event)
        yield
      }
    }
    return reached
  }

  const retracing = function* (seq: number, before: State): Steps<Step<State>> {
    const entry = entryAt(seq)
    if (entry.kind === 'done') return yield* playingDone(before, entry.events, evolve)
    return { before, trail: NONE, after: entry.kind === 'undo' ? yield* reaching(seq) : before }
  }

  return { stateAt: (seq) => atOnce(reaching(seq)), reaching, retracing }
}

export const createLog = <State, Event>(
  begin: Base<State>,
  evolve: Evolve<State, Event>,
  spine = createSpine(begin.seq),
): Log<State, Event> => {
  let base = begin
  let { state, pending, agreed } = base
  const entries: Entry<Event>[] = []
  const marks: Marks<State> = createMarks(base)

  const version = (): number => base.seq + entries.length
  const entryAt = (seq: number): Entry<Event> => entries[seq - base.seq - 1] as Entry<Event>
  const held = { spine, base: () => base, version, state: () => state, evolve, marks, entryAt }

  const commit = (entry: Entry<Event>, step: Step<State>): void => {
    const { seq } = entry
    if (seq !== version() + 1) throw new RangeError(`entry ${seq} after ${version()}`)
    if (entry.kind === 'undo' && step.marks) marks.rewind(entry.undoes, step.marks)
    spine.add(entry)
    entries.push(entry)
    state = step.after
    const before = pending
    pending = pendingAfter(before, entry)
    if (pending !== before || entry.kind === 'undoAgreed') agreed = agreedAfter(agreed, pending, entry)
    const mark = { seq, state }
    marks.add(mark)
    if (entry.kind === 'undo') marks.keep(mark)
  }

  const trim = (to: Base<State>): readonly Entry<Event>[] => {
    const gone = entries.splice(0, to.seq - base.seq)
    base = to
    marks.trim(to)
    return gone
  }

  return {
    entries,
    spine,
    base: held.base,
    here: () => ({ seq: version(), state, pending, agreed }),
    version,
    state: held.state,
    pending: () => pending,
    agreed: () => agreed,
    ...createPreparing(held),
    ...createPast(held),
    commit,
    trim,
  }
}
