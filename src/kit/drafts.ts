import type { Sent } from './bySender.ts'
import { type Ask, type Dice, enteredDice, type Face, repeatableDice } from './dice.ts'
import type { Feed } from './feeds.ts'
import type { Game } from './game.ts'
import type { Entry, Log } from './log.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import { joueur, type Role } from './roles.ts'
import { type Consent, judgeUndo, mayRefuse, requestOf, type UndoTarget } from './undo.ts'

export type Answer =
  /** `seq` is for the keeper of the room; it is not sent to a joueur. `asked`: the gardien was asked to agree. */
  | { readonly ok: true; readonly seq: number; readonly asked?: true }
  | { readonly ok: false; readonly refusal: Refusal }
  /** A person has to enter one more face; nothing has changed. */
  | { readonly ok: false; readonly needs: Ask }

/** The same id of the same role is carried out once, however often it is sent. */
export interface Submission extends Sent {
  readonly command: unknown
  /** The last message of their own feed that the sender had seen; refused when there is a newer one. */
  readonly expectedVersion?: number
  /** What real dice showed. Present, even empty: faces are entered. */
  readonly faces?: readonly Face[]
  /** Whether secret dice are among the faces entered; only for who may know them. */
  readonly secrets?: 'entered'
}

export interface UndoSubmission extends Sent {
  /** A message of the sender's own feed, a scope, or the id of a request; otherwise the last that is theirs. */
  readonly target?: { readonly message: number } | { readonly scope: string } | { readonly request: string }
}

export interface UndoRefusal extends Sent {
  readonly request: string
}

/** The next entry to write, or the answer when there is nothing to write. */
export type Draft<Event> = Entry<Event> | Answer

export const refused = (why: Refusal): Answer => ({ ok: false, refusal: why })

export interface Drafts<Event> {
  command(submission: Submission): Draft<Event>
  undo(submission: UndoSubmission): Draft<Event>
  undoRefusal(submission: UndoRefusal): Draft<Event>
  /** To be called once an entry stands: secret dice are new ones from then on. */
  settle(): void
}

interface Parts<Setup, State, Command, Event, View, Told> {
  readonly game: Game<Setup, State, Command, Event, View, Told>
  readonly log: Log<State, Event>
  readonly feedOf: (role: Role) => Pick<Feed<State, Event, View, Told>, 'notices' | 'seqOf'>
  readonly dice: Dice
  readonly clock: () => number
  /** The rules that the table began with. */
  readonly begunUnder: number
}

/** What is sent to a room, made into entries; nothing is changed here. */
export const createDrafts = <Setup, State, Command, Event, View, Told>(
  parts: Parts<Setup, State, Command, Event, View, Told>,
): Drafts<Event> => {
  const { game, log, feedOf, dice, clock, begunUnder } = parts
  const stamp = game.rules === begunUnder ? {} : { rules: game.rules }
  const secrets = repeatableDice(dice)

  const written = ({ id, by }: Sent) => ({ seq: log.version() + 1, id, by, at: clock() })

  const outOfDate = ({ by, expectedVersion }: Submission): Refusal | null => {
    if (expectedVersion === undefined) return null
    const n = feedOf(by).notices.length
    return n === expectedVersion ? null : refusal('out-of-date', null, { expected: expectedVersion, n })
  }

  const sourceFor = ({ faces, secrets: secretFaces }: Submission): Dice => {
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

  const revealsIn = (events: readonly Event[]): boolean => {
    let reached = log.state()
    return events.some((event) => {
      const before = reached
      reached = game.evolve(before, event)
      return game.reveals(event, before, reached)
    })
  }

  const decided = (submission: Submission, command: Command): Draft<Event> => {
    source = sourceFor(submission)
    rolled = false
    const events = game.decide(log.state(), command, submission.by, watched)
    if (isRefusal(events)) return refused(events)
    if (events.length === 0) return { ok: true, seq: log.version() }
    const reveals = revealsIn(events)
    const { seq, id, by, at } = written(submission)
    return { kind: 'done', seq, id, by, at, scope: game.scopeOf(command), events, rolled, reveals, ...stamp }
  }

  const command = (submission: Submission): Draft<Event> => {
    const parsed = game.parseCommand(submission.command)
    if (isRefusal(parsed)) return refused(parsed)
    const late = outOfDate(submission)
    return late ? refused(late) : decided(submission, parsed)
  }

  const seqTarget = ({ by, target }: UndoSubmission): UndoTarget | undefined =>
    target && 'message' in target ? { seq: feedOf(by).seqOf(target.message) ?? 0 } : target

  const consent = (): Consent => ({
    needs: game.undoNeeds,
    players: game.seating.places(log.state()).map(({ id }) => joueur(id)),
  })

  const undo = (submission: UndoSubmission): Draft<Event> => {
    const verdict = judgeUndo(log, submission.by, seqTarget(submission), consent())
    if (isRefusal(verdict)) return refused(verdict)
    if ('undoes' in verdict) return { kind: 'undo', ...written(submission), undoes: verdict.undoes }
    if ('agrees' in verdict) return { kind: 'undoAgreed', ...written(submission), agrees: verdict.agrees.seq }
    return { kind: 'undoAsked', ...written(submission), asks: verdict.asks.seq, scope: verdict.asks.scope }
  }

  const undoRefusal = (submission: UndoRefusal): Draft<Event> => {
    const request = requestOf(log, submission.request)
    if (submission.by.kind !== 'gardien' && game.undoNeeds === 'gardien') return refused(refusal('needs-gardien'))
    if (!request) return refused(refusal('no-such-request'))
    if (!mayRefuse(submission.by, request, consent())) return refused(refusal('not-yours'))
    return { kind: 'undoRefused', ...written(submission), refuses: request.seq }
  }

  return { command, undo, undoRefusal, settle: secrets.settle }
}
