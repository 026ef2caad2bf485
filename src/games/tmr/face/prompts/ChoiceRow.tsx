import type { ReactNode } from 'react'
import { refusalText } from '../../../../house/texts/index.ts'
import type { Odds, TmrRefusal } from '../../rules/public.ts'
import { RuleTag } from '../reference/RuleTag.tsx'
import { useTexts } from '../words/language.tsx'
import { Chance, OddsBar } from './OddsBar.tsx'
import { OddsDetail } from './OddsDetail.tsx'

export interface ChoiceRowProps {
  readonly label: string
  readonly letter?: string
  readonly rule: string
  readonly odds?: Odds | null
  readonly refusal?: TmrRefusal | null
  /** The choice that Enter takes. */
  readonly main?: boolean
  readonly disabled?: boolean
  readonly onChoose: () => void
  /** What follows, in a sentence or two. */
  readonly children?: ReactNode
}

/** One answer: what it is called, its odds, what follows from it, its rule. Closed ones say why. */
export const ChoiceRow = ({ label, letter, rule, odds, refusal, main, disabled, onChoose, children }: ChoiceRowProps) => {
  const texts = useTexts()
  return (
    <div className="choice" data-main={main || undefined} data-closed={refusal ? true : undefined}>
      <button
        type="button"
        className="choice-button"
        disabled={disabled || Boolean(refusal)}
        data-letter={letter}
        data-main={main || undefined}
        onClick={onChoose}
      >
        <span className="choice-head">
          <span className="choice-label">{label}</span>
          {letter && (
            <span aria-hidden="true" className="choice-key">
              {letter.toUpperCase()}
            </span>
          )}
          {odds && <Chance chance={odds.limits.chance} />}
        </span>
        {odds && <OddsBar chance={odds.limits.chance} />}
        <span className="choice-text">{refusal ? refusalText(texts, refusal) : children}</span>
      </button>
      <div className="choice-foot">
        {odds && <OddsDetail odds={odds} />}
        <RuleTag rule={rule} />
      </div>
    </div>
  )
}
