import { refusalText } from '../../../../house/texts/index.ts'
import type { CastChoice } from '../../rules/public.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { Chance } from './OddsBar.tsx'

interface SpellRowProps {
  readonly cast: CastChoice
  readonly disabled: boolean
  readonly onCast: () => void
}

/** A spell that can be cast from here, with its chance and cost. */
export const SpellRow = ({ cast, disabled, onCast }: SpellRowProps) => {
  const { texts } = useLanguage()
  const names = useSpellTexts()
  const { spell, via, least, odds, refusal } = cast
  const { ui } = texts
  const cost = spell.cost === 'variable' ? ui.spell.variableCost({ least }) : String(least)
  return (
    <button type="button" className="spell-row" disabled={disabled || refusal !== null} onClick={onCast}>
      <span className="spell-name">
        {names?.[spell.id]?.name ?? spell.name}
        {via && <em> {ui.prompts.free.viaMessenger}</em>}
      </span>
      {odds && <Chance chance={odds.limits.chance} />}
      <span className="spell-facts">
        {refusal
          ? refusalText(texts, refusal)
          : `${texts.voies[spell.voie].name} · ${ui.spell.cost} ${cost}${spell.ritual ? ` · ${ui.spell.ritual}` : ''}`}
      </span>
    </button>
  )
}
