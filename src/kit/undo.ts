import { EVERY_SCOPE } from './game.ts'
import type { Log, UndoAsked } from './log.ts'
import { type Refusal, refusal } from './refusal.ts'
import { type Role, roleKey } from './roles.ts'
import type { Head } from './spine.ts'

/** What is to be undone: the last entry of one's own (of all, for the gardien) unless named. */
export type UndoTarget = { readonly seq: number } | { readonly scope: string } | { readonly request: string }

/** What comes of a wish to undo: it is done, others are asked, or it is agreed to and waits for the rest of them. */
export type UndoVerdict = { readonly undoes: readonly number[] } | { readonly asks: Head } | { readonly agrees: UndoAsked }

/** Whose consent a game wants, and who plays. */
export interface Consent {
  readonly needs: 'gardien' | 'others'
  readonly players: readonly Role[]
}

type AnyLog = Pick<Log<unknown, unknown>, 'spine' | 'pending' | 'agreed' | 'version'>

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
  const request = requestOf(log, target.request)
  return request && countingAt(log, request.asks)
}

export const requestOf = (log: AnyLog, id: string): UndoAsked | null => log.pending().find((request) => request.id === id) ?? null

/** Whether everybody else who plays has agreed, now that one more does. */
const allAgree = (log: AnyLog, request: UndoAsked, last: Role, { players }: Consent): boolean => {
  const agreed = new Set([roleKey(request.by), roleKey(last)])
  for (const entry of log.agreed()) if (entry.agrees === request.seq) agreed.add(roleKey(entry.by))
  return players.every((player) => agreed.has(roleKey(player)))
}

/** Another's request, answered by one of those who are asked. */
const judgeConsent = (log: AnyLog, by: Role, request: UndoAsked, consent: Consent): UndoVerdict | Refusal => {
  if (consent.needs !== 'others' || roleKey(request.by) === roleKey(by)) return refusal('not-yours')
  const target = countingAt(log, request.asks)
  if (!target) return refusal('no-such-request')
  if (!allAgree(log, request, by, consent)) return { agrees: request }
  return { undoes: withWhatFollows(log, target).map(({ seq }) => seq) }
}

/** Free for the one who made it while nothing undone was rolled or revealed; otherwise whoever the game names agrees. */
export const judgeUndo = (log: AnyLog, by: Role, wanted: UndoTarget | undefined, consent: Consent): UndoVerdict | Refusal => {
  if (by.kind === 'spectateur') return refusal('not-yours')
  const target = targetOf(log, by, wanted)
  if (!target) return refusal('nothing-to-undo')
  const undone = withWhatFollows(log, target)
  const undoes = undone.map((entry) => entry.seq)
  if (by.kind === 'gardien') return { undoes }
  const request = wanted && 'request' in wanted ? requestOf(log, wanted.request) : null
  if (request) return judgeConsent(log, by, request, consent)
  if (roleKey(target.by) !== roleKey(by)) return refusal('not-yours')
  const free = undone.every((entry) => !entry.rolled && !entry.reveals && roleKey(entry.by) === roleKey(by))
  if (free) return { undoes }
  const asked = log.pending().some((other) => other.asks === target.seq && roleKey(other.by) === roleKey(by))
  return asked ? refusal('already-asked') : { asks: target }
}

/** Who may say no to a request. */
export const mayRefuse = (by: Role, request: UndoAsked, { needs }: Consent): boolean =>
  by.kind === 'gardien' || (needs === 'others' && by.kind === 'joueur' && roleKey(by) !== roleKey(request.by))
