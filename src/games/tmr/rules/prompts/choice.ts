import type { Command } from '../commands.ts'
import { type Attempt, limitsOf } from '../rolls/check.ts'
import type { Thresholds } from '../rolls/resolution.ts'
import type { TmrRefusal } from '../state.ts'

/** The roll an answer leads to: what it is made of, and its bounds. */
export interface Odds {
  readonly attempt: Attempt
  readonly limits: Thresholds
}

export const oddsOf = (attempt: Attempt): Odds => ({ attempt, limits: limitsOf(attempt) })

/** What an answer takes, as far as the asked can know before it is given. */
export interface Cost {
  readonly of: 'dream' | 'fatigue' | 'repression' | 'spellPoints'
  readonly points: number
}

/** One answer open to the asked. */
export interface Choice<Said extends Command = Command> {
  readonly command: Said
  readonly rule: string
  readonly odds: Odds | null
  /** ENC-7: percent of a souffle, for a repression. */
  readonly risk: number | null
  /** Shown, but not open: why. */
  readonly refusal: TmrRefusal | null
  readonly cost: readonly Cost[]
}

export const choice = <Said extends Command>(
  command: Said,
  rule: string,
  { odds = null, risk = null, refusal = null, cost = [] }: Partial<Pick<Choice, 'odds' | 'risk' | 'refusal' | 'cost'>> = {},
): Choice<Said> => ({ command, rule, odds, risk, refusal, cost })
