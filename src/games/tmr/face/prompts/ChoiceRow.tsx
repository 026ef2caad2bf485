import type { ReactNode } from 'react'
import { useDensity } from '../../../../house/question/density.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import type { Odds, TmrRefusal } from '../../rules/public.ts'
import { useCompany, useDesk, usePlay, useSeat } from '../desk/context.ts'
import { answerName } from '../dice/reason.ts'
import { useTexts } from '../words/language.tsx'
import { refusalHere } from '../words/refusalHere.ts'
import { Advice } from './Advice.tsx'
import { Chance, OddsBar } from './OddsBar.tsx'
import { OddsDetail } from './OddsDetail.tsx'

export interface ChoiceRowProps {
  readonly label: string
  readonly letter?: string
  readonly rule?: string
  readonly odds?: Odds | null
  readonly refusal?: TmrRefusal | null
  /** The best for the wanted spell: the chance of casting it in the end. */
  readonly advice?: number | null
  readonly disabled?: boolean
  readonly onChoose: () => void
  /** What follows, in a sentence or two. */
  readonly children?: ReactNode
}

const Head = ({ label, letter, odds, advice }: Pick<ChoiceRowProps, 'label' | 'letter' | 'odds' | 'advice'>) => (
  <span className="choice-head">
    <span className="choice-label">{label}</span>
    {letter && (
      <span aria-hidden="true" className="choice-key">
        {letter.toUpperCase()}
      </span>
    )}
    {typeof advice === 'number' && <Advice chance={advice} />}
    {odds && <Chance chance={odds.limits.chance} />}
  </span>
)

const Foot = ({ odds, rule }: { readonly odds: Odds | null; readonly rule: string | undefined }) => (
  <div className="choice-foot">
    {odds && <OddsDetail odds={odds} />}
    {rule && <RuleTag rule={rule} />}
  </div>
)

const More = ({ label, open }: { readonly label: string; readonly open: boolean }) => {
  const { zones } = useTexts().ui
  const { desk } = usePlay()
  return (
    <button
      type="button"
      className="choice-more"
      aria-expanded={open}
      aria-label={zones.details({ answer: label })}
      onClick={() => desk.setState({ marked: open ? null : label, looked: null })}
    />
  )
}

/** One answer: what it is called, its odds, what follows from it, its rule. Closed ones say why. */
export const ChoiceRow = ({ label, letter, rule, odds, refusal, advice, disabled, onChoose, children }: ChoiceRowProps) => {
  const texts = useTexts()
  const { desk } = usePlay()
  const density = useDensity()
  const company = useCompany()
  const full = density === 'full'
  const marked = useDesk((state) => state.marked === label)
  const open = useDesk((state) => (state.looked ?? state.marked) === label)
  const chosen = useSeat(({ ownSaid }) => ownSaid !== null && answerName(texts, ownSaid.command) === label)
  const follows = refusal ? refusalHere(texts, refusal, company) : children
  const advised = typeof advice === 'number'
  const tells = Boolean(follows || odds || rule)
  return (
    <div
      className="choice"
      data-advised={advised || undefined}
      data-marked={marked || undefined}
      data-chosen={chosen || undefined}
      data-closed={refusal ? true : undefined}
    >
      <div className="choice-line">
        <button
          type="button"
          className="choice-button"
          disabled={disabled || Boolean(refusal)}
          data-letter={letter}
          data-answer={label}
          data-advised={advised || undefined}
          data-marked={marked || undefined}
          onClick={onChoose}
          onPointerEnter={() => density === 'compact' && desk.setState({ looked: label })}
          onPointerLeave={() => desk.setState({ looked: null })}
          onFocus={({ target }) => target.matches(':focus-visible') && desk.setState({ marked: label, looked: null })}
        >
          <Head label={label} {...(letter ? { letter } : {})} {...(odds ? { odds } : {})} advice={advice ?? null} />
          {odds && <OddsBar chance={odds.limits.chance} />}
          {follows && <span className={full ? 'choice-text' : 'visually-hidden'}>{follows}</span>}
        </button>
        {!full && tells && <More label={label} open={open} />}
      </div>
      {full && <Foot odds={odds ?? null} rule={rule} />}
      {!full && tells && open && (
        <div className="choice-detail" data-detail>
          <div className="choice-text">{follows}</div>
          <Foot odds={odds ?? null} rule={rule} />
        </div>
      )}
    </div>
  )
}
