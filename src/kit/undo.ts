import { MOST_REQUESTS, mostReplayed } from './bounds.ts'
import { EVERY_SCOPE, type Game, type Seating } from './game.ts'
import { askedOf, type Log, type UndoAsked } from './log.ts'
import { type Refusal, refusal } from './refusal.ts'
import { type Role, roleKey } from './roles.ts'
import type { Head } from './spine.ts'

/** What is to be undone: the last entry of one's own (of all, for the gardien) unless named. */
export type UndoTarget = { readonly seq: number } | { readonly scope: string } | { readonly request: string }

/** What comes of a wish to undo: it is done, others are asked, or it is agreed to and waits for the rest of them. */
export type UndoVerdict =
  | { readonly undoes: readonly number[] }
  | { readonly asks: Head; readonly of: readonly Role[] }
  | { readonly agrees: UndoAsked }

/** Whose consent the game wants of those who sit there now. */
export type Needed = () => readonly Role[]

/** Whose consent is asked, of those who sit there; once it is over, of all who played: what they hid may have been read. */
export const consentOf = <State>(
  game: Pick<Game<never, State, never, never, never, never>, 'undoNeeds'> & {
    readonly seating: Pick<Seating<never, State>, 'over'>
  },
  state: State,
  sitting: readonly Role[],
): readonly Role[] =>
  game.seating.over?.(state) ? sitting.filter(({ kind }) => kind === 'joueur') : game.undoNeeds(state, sitting)

type AnyLog = Pick<Log<unknown, unknown>, 'spine' | 'pending' | 'agreed' | 'version'>

const among = (roles: readonly Role[], one: Role): boolean => roles.some((role) => roleKey(role) === roleKey(one))

const countingAt = (log: AnyLog, seq: number): Head | null => log.spine.head(seq)

const lastCounting = (log: AnyLog, fits: (entry: Head) => boolean): Head | null => {
  for (let seq = log.version(); seq > 0; seq--) {
    const entry = countingAt(log, seq)
    if (entry && fits(entry)) return entry
  }
  return null
}

/** An entry and all later ones that may rest on it. */
const withWhatFollows = (log: AnyLog, target: Head): Head[] => {
  const undone: Head[] = []
  let everything = false
  for (let seq = target.seq; seq <= log.version(); seq++) {
    const entry = countingAt(log, seq)
    if (!entry) continue
    if (entry.scope === EVERY_SCOPE) everything = true
    if (everything || entry.scope === target.scope) undone.push(entry)
  }
  return undone
}

const targetOf = (log: AnyLog, by: Role, target: UndoTarget | undefined): Head | null => {
  const mayTake = (entry: Head): boolean => by.kind === 'gardien' || roleKey(entry.by) === roleKey(by)
  if (!target) return lastCounting(log, mayTake)
  if ('seq' in target) return countingAt(log, target.seq)
  if ('scope' in target) return lastCounting(log, (entry) => entry.scope === target.scope && mayTake(entry))
  const request = requestOf(log, by, target.request)
  return request && countingAt(log, request.asks)
}

/** Whether a role is told of a request: its own, or one that it is asked to agree to. The gardien is told of all. */
export const isToldOf = (role: Role, request: UndoAsked): boolean =>
  role.kind === 'gardien' || roleKey(request.by) === roleKey(role) || among(askedOf(request), role)

/** A request that a role knows of. */
const requestOf = (log: AnyLog, by: Role, id: string): UndoAsked | null =>
  log.pending().find((request) => request.id === id && isToldOf(by, request)) ?? null

/** Whether one has agreed to a request before. */
export const hasAgreed = (log: Pick<AnyLog, 'agreed'>, request: number, by: Role): boolean =>
  log.agreed().some((entry) => entry.agrees === request && roleKey(entry.by) === roleKey(by))

/** Why no more can be undone this far back, or null. */
export const tooFarBack = ({ spine }: Pick<AnyLog, 'spine'>, first: number): Refusal | null =>
  spine.replayed() + spine.eventsFrom(first) > mostReplayed(spine.eventsFrom(1)) ? refusal('undone-too-far') : null

/** Whether all have agreed who were asked, and still sit there and play; `last` is about to. */
const allAgree = (log: AnyLog, request: UndoAsked, needed: Needed, last: Role | null): boolean => {
  const agreed = log.agreed().flatMap((entry) => (entry.agrees === request.seq ? [entry.by] : []))
  const now = needed()
  const waited = askedOf(request).filter((role) => among(now, role) && !among(agreed, role))
  return waited.every((role) => last && roleKey(role) === roleKey(last))
}

/** Another's request, answered by one of those who are asked. */
const judgeConsent = (log: AnyLog, by: Role, request: UndoAsked, needed: Needed): UndoVerdict | Refusal => {
  if (roleKey(request.by) === roleKey(by)) return refusal('not-yours')
  const target = countingAt(log, request.asks)
  if (!target) return refusal('no-such-request')
  if (!allAgree(log, request, needed, by)) return hasAgreed(log, request.seq, by) ? refusal('already-asked') : { agrees: request }
  return { undoes: withWhatFollows(log, target).map(({ seq }) => seq) }
}

/** A request of which a seat is no longer whose it was when it was asked: who was sent away has not agreed. */
export const fallenIn = (
  { pending }: Pick<AnyLog, 'pending'>,
  isStillThere: (role: Role, since: number) => boolean,
): UndoAsked | null =>
  pending().find((request) => ![request.by, ...askedOf(request)].every((role) => isStillThere(role, request.at))) ?? null

/** A request that nobody is left to agree to, and what it undoes. */
export const grantedIn = (
  log: AnyLog,
  needed: Needed,
): { readonly request: UndoAsked; readonly undoes: readonly number[] } | null => {
  for (const request of log.pending()) {
    const target = countingAt(log, request.asks)
    if (target && allAgree(log, request, needed, null) && !tooFarBack(log, target.seq))
      return { request, undoes: withWhatFollows(log, target).map(({ seq }) => seq) }
  }
  return null
}

/**
 * Free for the one who made it while nothing undone was rolled or revealed, and the game goes on: once it is over its secrets may have
 * been read. Otherwise whoever the game names agrees.
 */
export const judgeUndo = (
  log: AnyLog,
  by: Role,
  wanted: UndoTarget | undefined,
  needed: Needed,
  over: boolean,
): UndoVerdict | Refusal => {
  if (by.kind === 'spectateur') return refusal('not-yours')
  const target = targetOf(log, by, wanted)
  if (!target) return refusal('nothing-to-undo')
  const undone = withWhatFollows(log, target)
  const undoes = undone.map((entry) => entry.seq)
  if (by.kind === 'gardien') return { undoes }
  const request = wanted && 'request' in wanted ? requestOf(log, by, wanted.request) : null
  if (request) return judgeConsent(log, by, request, needed)
  if (roleKey(target.by) !== roleKey(by)) return refusal('not-yours')
  const free = !over && undone.every((entry) => !entry.rolled && !entry.reveals && roleKey(entry.by) === roleKey(by))
  if (free) return { undoes }
  const asked = log.pending().some((other) => other.asks === target.seq && roleKey(other.by) === roleKey(by))
  if (asked) return refusal('already-asked')
  const of = needed().filter((role) => roleKey(role) !== roleKey(by))
  if (of.length === 0) return { undoes }
  return log.pending().length < MOST_REQUESTS ? { asks: target, of } : refusal('too-many', null, { most: MOST_REQUESTS })
}

/** The request that somebody says no to, or that whoever made it takes back. */
export const judgeRefusal = (log: AnyLog, by: Role, id: string): UndoAsked | Refusal =>
  requestOf(log, by, id) ?? refusal('no-such-request')
