import { MOST_EVENTS } from './bounds.ts'
import { RESERVED, type Sent } from './bySender.ts'
import { type Ask, type Dice, type DieFace, enteredDice, repeatableDice, seededDice } from './dice.ts'
import type { Feed } from './feeds.ts'
import type { Game } from './game.ts'
import { type Entry, type Log, type Step, stepThrough } from './log.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import { type Role, roleKey } from './roles.ts'
import { whyTooMuchTold } from './toldSize.ts'
import { consentOf, fallenIn, grantedIn, judgeRefusal, judgeUndo, tooFarBack, type UndoTarget } from './undo.ts'

export type DraftAnswer =
  /** `seq` is for the keeper of the room; it is not sent to a joueur. `asked`: the gardien was asked to agree. */
  | { readonly ok: true; readonly seq: number; readonly asked?: true }
  | { readonly ok: false; readonly refusal: Refusal }
  /** A person has to enter one more face; nothing has changed. */
  | { readonly ok: false; readonly needs: Ask }

/** The same id of the same role is carried out once, however often it is sent. */
export interface Utterance extends Sent {
  readonly command: unknown
  /** The last message of their own feed that the sender had seen; refused when there is a newer one. */
  readonly expectedVersion?: number
  /** What real dice showed. Present, even empty: faces are entered. */
  readonly faces?: readonly DieFace[]
  /** Whether secret dice are among the faces entered; only for who may know them. */
  readonly secrets?: 'entered'
  /** What others have said that waits for a die. */
  readonly underDice?: readonly unknown[]
}

export interface UndoWanted extends Sent {
  /** A message of the sender's own feed, a scope, or the id of a request; otherwise the last that is theirs. */
  readonly target?: { readonly message: number } | { readonly scope: string } | { readonly request: string }
}

export interface UndoRefusal extends Sent {
  readonly request: string
}

/** The next entry to write and what it makes of the state, where that is known already; or the answer when there is nothing to write. */
export type Draft<State, Event> = { readonly entry: Entry<Event>; readonly step: Step<State> | null } | DraftAnswer

export const refused = (why: Refusal): DraftAnswer => ({ ok: false, refusal: why })

export interface Drafts<State, Event> {
  command(utterance: Utterance): Draft<State, Event>
  undo(sent: Sent, target: UndoTarget | undefined): Draft<State, Event>
  undoRefusal(utterance: UndoRefusal): Draft<State, Event>
  /** An undo that was asked and that nobody is left to agree to; null: none. */
  granted(): Draft<State, Event> | null
  /** The end of a request of which a seat has changed hands; null: none. */
  fallen(): Draft<State, Event> | null
  /** To be called once an entry stands: secret dice are new ones from then on. */
  settle(): void
}

interface Parts<Setup, State, Command, Event, View, Told> {
  readonly game: Game<Setup, State, Command, Event, View, Told>
  readonly log: Log<State, Event>
  readonly feedOf: (role: Role) => Pick<Feed<State, Event, View, Told>, 'last'>
  readonly dice: Dice
  readonly clock: () => number
  /** Who sits there now and is a person. */
  readonly sitting: () => readonly Role[]
  /** Since when whoever sits there does. */
  readonly since: (role: Role) => number
  /** The rules that the table began with. */
  readonly begunUnder: number
}

/** Under a die that another has asked for. Whoever may not say it anyway is told that: what waits is not theirs to know. */
const whyTooEarly = <State, Command>(
  game: Pick<Game<never, State, Command, unknown, unknown, unknown>, 'waitsForDice' | 'parseCommand' | 'scopeOf' | 'decide'>,
  state: State,
  { by, underDice = [] }: Utterance,
  command: Command,
): Refusal | null => {
  if (!game.waitsForDice?.(command)) return null
  const others = underDice.map(game.parseCommand).filter((other): other is Command => !isRefusal(other))
  if (!others.some((other) => game.scopeOf(other) === game.scopeOf(command))) return null
  const events = game.decide(state, command, by, seededDice(0))
  return isRefusal(events) ? events : refusal('dice-awaited')
}

type Written = (sent: Sent) => Pick<Entry<never>, 'seq' | 'id' | 'by' | 'at'>

/** What is asked to be undone, and what becomes of it. */
const createUndoDrafts = <Setup, State, Command, Event, View, Told>(
  { game, log, sitting, since }: Pick<Parts<Setup, State, Command, Event, View, Told>, 'game' | 'log' | 'sitting' | 'since'>,
  written: Written,
): Pick<Drafts<State, Event>, 'undo' | 'undoRefusal' | 'granted' | 'fallen'> => {
  const isOver = (): boolean => game.seating.over?.(log.state()) ?? false

  const needed = (): readonly Role[] => consentOf(game, log.state(), sitting())

  /** A gardien keeps what was asked, whoever comes and goes. */
  const isStillThere = (role: Role, at: number): boolean =>
    game.seating.gardien || (since(role) <= at && sitting().some((one) => roleKey(one) === roleKey(role)))

  const drafted = (entry: Entry<Event>): Draft<State, Event> => ({ entry, step: null })

  const undo = (sent: Sent, target: UndoTarget | undefined): Draft<State, Event> => {
    const verdict = judgeUndo(log, sent.by, target, needed, isOver())
    if (isRefusal(verdict)) return refused(verdict)
    if ('undoes' in verdict) {
      const tooFar = tooFarBack(log, verdict.undoes[0] as number)
      return tooFar ? refused(tooFar) : drafted({ kind: 'undo', ...written(sent), undoes: verdict.undoes })
    }
    if ('agrees' in verdict) return drafted({ kind: 'undoAgreed', ...written(sent), agrees: verdict.agrees.seq })
    return drafted({ kind: 'undoAsked', ...written(sent), asks: verdict.asks.seq, scope: verdict.asks.scope, of: verdict.of })
  }

  const undoRefusal = (utterance: UndoRefusal): Draft<State, Event> => {
    const request = judgeRefusal(log, utterance.by, utterance.request)
    return isRefusal(request) ? refused(request) : drafted({ kind: 'undoRefused', ...written(utterance), refuses: request.seq })
  }

  const granted = (): Draft<State, Event> | null => {
    const found = grantedIn(log, needed)
    if (!found) return null
    const { request, undoes } = found
    return drafted({ kind: 'undo', ...written({ id: `${RESERVED}granted ${request.seq}`, by: request.by }), undoes })
  }

  const fallen = (): Draft<State, Event> | null => {
    const request = fallenIn(log, isStillThere)
    if (!request) return null
    const sent = { id: `${RESERVED}fallen ${request.seq}`, by: request.by }
    return drafted({ kind: 'undoRefused', ...written(sent), refuses: request.seq })
  }

  return { undo, undoRefusal, granted, fallen }
}

/** What is sent to a room, made into entries; nothing is changed here. */
export const createDrafts = <Setup, State, Command, Event, View, Told>(
  parts: Parts<Setup, State, Command, Event, View, Told>,
): Drafts<State, Event> => {
  const { game, log, feedOf, dice, clock, begunUnder } = parts
  const secrets = repeatableDice(dice)

  const written = ({ id, by }: Sent) => ({ seq: log.version() + 1, id, by, at: clock() })

  const outOfDate = ({ by, expectedVersion }: Utterance): Refusal | null => {
    if (expectedVersion === undefined) return null
    const n = feedOf(by).last()
    return n === expectedVersion ? null : refusal('out-of-date', null, { expected: expectedVersion, n })
  }

  const sourceFor = ({ faces, secrets: secretFaces }: Utterance): Dice => {
    if (!faces) return dice
    if (secretFaces) return enteredDice(faces)
    secrets.rewind()
    return enteredDice(faces, secrets)
  }

  let source = dice
  let rolled = false
  const watched: Dice = {
    roll: (ask) => {
      rolled = true
      return source.roll(ask)
    },
  }

  const revealsIn = (events: readonly Event[], { before, trail }: Step<State>): boolean =>
    events.some((event, at) => game.reveals(event, at === 0 ? before : (trail[at - 1] as State), trail[at] as State))

  const done = ({ id, by }: Sent, scope: string, events: readonly Event[], reveals: boolean): Entry<Event> => {
    const entry = { kind: 'done', seq: log.version() + 1, id, by, at: clock(), scope, events, rolled, reveals } as const
    return begunUnder === game.rules ? entry : { ...entry, rules: game.rules }
  }

  const decided = (utterance: Utterance, command: Command): Draft<State, Event> => {
    source = sourceFor(utterance)
    rolled = false
    const [before, trail] = [log.state(), [] as State[]]
    const events = game.decide(before, command, utterance.by, watched, trail)
    if (isRefusal(events)) return refused(events)
    if (events.length > MOST_EVENTS) return refused(refusal('too-much-at-once', null, { most: MOST_EVENTS }))
    if (events.length === 0) return { ok: true, seq: log.version() }
    const step = trail.length === events.length ? stepThrough(before, trail) : log.play(events)
    const tooMuch = whyTooMuchTold(game, events, step)
    return tooMuch ? refused(tooMuch) : { entry: done(utterance, game.scopeOf(command), events, revealsIn(events, step)), step }
  }

  const command = (utterance: Utterance): Draft<State, Event> => {
    const parsed = game.parseCommand(utterance.command)
    if (isRefusal(parsed)) return refused(parsed)
    const untimely = outOfDate(utterance) ?? whyTooEarly(game, log.state(), utterance, parsed)
    return untimely ? refused(untimely) : decided(utterance, parsed)
  }

  return { command, ...createUndoDrafts(parts, written), settle: secrets.settle }
}
