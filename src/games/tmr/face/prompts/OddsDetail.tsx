import { RuleTag } from '../../../../house/reference/index.ts'
import type { Odds } from '../../rules/public.ts'
import { useLanguage } from '../words/language.tsx'

/** What a roll is made of, and the bounds of its qualities: for whoever wants to know. */
export const OddsDetail = ({ odds }: { readonly odds: Odds }) => {
  const { texts, format } = useLanguage()
  const { ui, qualities, voies } = texts
  const { attempt, limits } = odds
  const parts = [
    `${ui.odds.characteristic} ${attempt.characteristic}`,
    attempt.voie && `${voies[attempt.voie].name} ${format.signed(attempt.skill)}`,
    `${ui.odds.difficulty} ${format.signed(attempt.difficulty)}`,
    attempt.malus !== 0 && `${ui.odds.malus} ${format.signed(attempt.malus)}`,
    attempt.modifier !== 0 && `${ui.odds.modifier} ${format.signed(attempt.modifier)}`,
  ].filter((part) => typeof part === 'string')
  const bounds = [
    limits.particuliere !== null && `${qualities.particuliere.short} ${ui.odds.upTo({ face: limits.particuliere })}`,
    limits.significative !== null && `${qualities.significative.short} ${ui.odds.upTo({ face: limits.significative })}`,
    `${qualities.normale.short} ${ui.odds.upTo({ face: limits.chance })}`,
    limits.echecParticulier !== null &&
      `${qualities['echec-particulier'].short} ${ui.odds.from({ face: limits.echecParticulier })}`,
    limits.echecTotal !== null && `${qualities['echec-total'].short} ${ui.odds.from({ face: limits.echecTotal })}`,
  ].filter((bound) => typeof bound === 'string')
  return (
    <details className="odds-detail">
      <summary>{ui.odds.thresholds}</summary>
      <p>{parts.join(' · ')}</p>
      <p>
        {bounds.join(' · ')} <RuleTag rule="ROL-2" />
      </p>
    </details>
  )
}
