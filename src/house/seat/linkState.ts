import { WHY_GONE } from '../../kit/doors.ts'
import type { ByeCode } from '../../kit/wire.ts'
import type { ConnectionState } from './link.ts'

export interface LinkState {
  readonly phase: Exclude<ConnectionState, 'local'>
  /** Dialled in vain since the last welcome. */
  readonly failures: number
  readonly met: boolean
  readonly refusedFor: ByeCode | null
  /** The last line never opened, though the server answers. */
  readonly barred: boolean
  /** It is to be dialled after a pause. */
  readonly pausing: boolean
}

export type LinkEvent =
  | { readonly type: 'welcomed' }
  | { readonly type: 'lost'; readonly barred: boolean }
  | { readonly type: 'pauseEnded' }
  /** The network is back, or the page is looked at again. */
  | { readonly type: 'woken' }
  | { readonly type: 'dismissed'; readonly code: ByeCode }
  | { readonly type: 'closed' }

export type LinkEffect =
  | { readonly type: 'dial' }
  | { readonly type: 'hangUp' }
  | { readonly type: 'pause'; readonly failures: number }
  | { readonly type: 'resend' }
  | { readonly type: 'forget' }
  | { readonly type: 'giveUp'; readonly code: string }
  | { readonly type: 'tell' }

export interface Transition {
  readonly state: LinkState
  readonly effects: readonly LinkEffect[]
}

const AT_REST = { failures: 0, refusedFor: null, barred: false, pausing: false }
export const FIRST_STATE: LinkState = { ...AT_REST, phase: 'connecting', met: false }

/** As after so many failures: whoever was told to slow down comes back slowly. */
const PATIENT = 6
const REFUSED: ReadonlySet<ByeCode> = new Set([...WHY_GONE, 'table-closed', 'no-seat', 'freed', 'no-watching'])

export const isOver = ({ phase }: LinkState): boolean => phase === 'stale' || phase === 'refused' || phase === 'closed'

const stay = (state: LinkState): Transition => ({ state, effects: [] })

const end = (state: LinkState, phase: LinkState['phase'], code: string): Transition => ({
  state: { ...state, phase },
  effects: [{ type: 'hangUp' }, { type: 'giveUp', code }, { type: 'tell' }],
})

/** A server that said it would be back is waited for as such until it is, or until it takes too long. */
const phaseAfter = ({ phase, failures, met }: LinkState, barred: boolean): LinkState['phase'] => {
  if (phase === 'restarting' && failures < PATIENT) return phase
  if (barred) return 'barred'
  return failures === 0 && !met ? 'connecting' : 'reconnecting'
}

/** Barred is what is so twice: a server may have come back right after it was dialled. */
const tryAgain = (state: LinkState, barred = false): Transition => ({
  state: { ...state, phase: phaseAfter(state, barred && state.barred), failures: state.failures + 1, barred, pausing: true },
  effects: [{ type: 'hangUp' }, { type: 'pause', failures: state.failures }, { type: 'tell' }],
})

const asDismissed = (state: LinkState, code: ByeCode): LinkState => {
  if (code === 'flood') return { ...state, failures: PATIENT }
  return code === 'closing' ? { ...state, phase: 'restarting' } : state
}

const dismiss = (state: LinkState, code: ByeCode): Transition => {
  if (code === 'protocol') return end(state, 'stale', code)
  if (REFUSED.has(code)) return end({ ...state, refusedFor: code }, 'refused', code)
  const { state: next, effects } = tryAgain(asDismissed(state, code))
  return { state: next, effects: code === 'moved' ? [{ type: 'forget' }, ...effects] : effects }
}

/** A cut is mended: what ends the line for good is said by the table or by whoever closes it. */
export const moveLink = (state: LinkState, event: LinkEvent): Transition => {
  if (event.type === 'closed') return state.phase === 'closed' ? stay(state) : end(state, 'closed', 'closed')
  if (isOver(state)) return stay(state)
  switch (event.type) {
    case 'welcomed':
      return { state: { ...AT_REST, phase: 'online', met: true }, effects: [{ type: 'resend' }] }
    case 'lost':
      return tryAgain(state, event.barred)
    case 'pauseEnded':
    case 'woken':
      return state.pausing ? { state: { ...state, pausing: false }, effects: [{ type: 'dial' }] } : stay(state)
    case 'dismissed':
      return dismiss(state, event.code)
    default:
      return event satisfies never
  }
}

/** The pause grows with every failure up to the longest; `chance` keeps a whole table from coming back at once. */
export const pauseBefore = (failures: number, pause: number, longest: number, chance: number): number =>
  Math.min(longest, pause * 2 ** failures) * (0.5 + chance / 2)
