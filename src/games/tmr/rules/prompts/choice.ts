import type { Command } from '../commands.ts'
import { ruleOfAnswer } from '../numbers/ofAnswers.ts'
import type { Price } from '../prices/price.ts'
import { priceOf } from '../prices/priceOf.ts'
import { type Attempt, limitsOf } from '../rolls/check.ts'
import type { Thresholds } from '../rolls/resolution.ts'
import type { RuleNumber } from '../ruleNumbers.ts'
import type { TmrRefusal } from '../state.ts'
import type { DreamerView, View } from '../view.ts'

/** The roll an answer leads to: what it is made of, and its bounds. */
export interface Odds {
  readonly attempt: Attempt
  readonly limits: Thresholds
}

export const oddsOf = (attempt: Attempt): Odds => ({ attempt, limits: limitsOf(attempt) })

/** Who is asked, and what they see. */
export interface Asked {
  readonly view: View
  readonly board: DreamerView
}

/** One answer open to the asked. */
export interface Choice<Said extends Command = Command> {
  readonly command: Said
  readonly rule: RuleNumber | null
  readonly odds: Odds | null
  /** ENC-7: percent of a souffle, for a repression. */
  readonly risk: number | null
  /** Shown, but not open: why. */
  readonly refusal: TmrRefusal | null
  readonly price: Price
}

export const choice = <Said extends Command>(
  { view, board }: Asked,
  command: Said,
  { odds = null, risk = null, refusal = null }: Partial<Pick<Choice, 'odds' | 'risk' | 'refusal'>> = {},
): Choice<Said> => ({
  command,
  rule: ruleOfAnswer(command, board),
  odds,
  risk,
  refusal,
  price: priceOf(view, board, command),
})
