import { create } from 'zustand'
import { useTexts } from '../texts/whole.tsx'
import './ruleTag.css'

/** The rule open for reading over whatever screen is there; null: none. */
export const useOpenRule = create<{ readonly rule: string | null }>(() => ({ rule: null }))

export const openRule = (rule: string): void => useOpenRule.setState({ rule })
export const closeRule = (): void => useOpenRule.setState({ rule: null })

export const RuleTag = ({ rule }: { readonly rule: string }) => {
  const { openRule: label } = useTexts().ui.common
  return (
    <button type="button" className="rule-tag" aria-label={label({ number: rule })} onClick={() => openRule(rule)}>
      {rule}
    </button>
  )
}
