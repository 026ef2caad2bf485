import { useTexts } from '../texts/whole.tsx'
import { openRule } from './openRule.ts'
import './ruleTag.css'

/** A rule number; a click opens the rule. */
export const RuleTag = ({ rule }: { readonly rule: string }) => {
  const { openRule: label } = useTexts().ui.common
  return (
    <button type="button" className="rule-tag" aria-label={label({ number: rule })} onClick={() => openRule(rule)}>
      {rule}
    </button>
  )
}
