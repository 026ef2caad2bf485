import { useTexts } from '../texts/whole.tsx'
import { useEver } from '../ui/awaited.ts'
import { part } from '../ui/part.tsx'
import { openRule, useOpenRule } from './reference.ts'
import './ruleTag.css'

export const RuleTag = ({ rule }: { readonly rule: string }) => {
  const { openRule: label } = useTexts().ui.common
  return (
    <button type="button" className="rule-tag" aria-label={label({ number: rule })} onClick={() => openRule(rule)}>
      {rule}
    </button>
  )
}

const Reading = part(async () => (await import('./RuleReading.tsx')).RuleReading, { soon: true, unseen: true })

/** The rules are loaded with the first that is asked for. */
export const RuleDialog = () => useEver(useOpenRule((state) => state.rule !== null)) && <Reading />
