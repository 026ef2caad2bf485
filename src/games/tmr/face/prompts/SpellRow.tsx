import type { CastChoice } from '../../rules/public.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { Advice } from './Advice.tsx'
import { Chance } from './OddsBar.tsx'

interface SpellRowProps {
  readonly cast: CastChoice
  readonly disabled: boolean
  /** The best for the wanted spell: the chance of casting it in the end. */
  readonly advice?: number | null
  /** Where it is said why it cannot be cast. */
  readonly refusalId?: string | undefined
  readonly onCast: () => void
}

/** A spell that can be cast from here, with its chance and cost. Without a chance it stands back. */
export const SpellRow = ({ cast, disabled, advice = null, refusalId, onCast }: SpellRowProps) => {
  const { texts } = useLanguage()
  const names = useSpellTexts()
  const { spell, via, least, odds, refusal } = cast
  const { ui } = texts
  const cost = spell.cost === 'variable' ? ui.spell.variableCost({ least }) : String(least)
  return (
    <button
      type="button"
      className="spell-row"
      disabled={disabled || refusal !== null}
      data-closed={refusal !== null || undefined}
      data-advised={advice !== null || undefined}
      data-hopeless={odds?.limits.chance === 0 || undefined}
      aria-describedby={refusalId}
      onClick={onCast}
    >
      <span className="spell-name">
        {names?.[spell.id]?.name ?? spell.name}
        {via && <em> {ui.prompts.free.viaMessenger}</em>} {advice !== null && <Advice chance={advice} />}
      </span>
      {odds && refusal === null && <Chance chance={odds.limits.chance} />}
      <span className="spell-facts">
        {texts.voies[spell.voie].name} · {ui.spell.cost} {cost}
        {spell.ritual && ` · ${ui.spell.ritual}`}
      </span>
    </button>
  )
}
