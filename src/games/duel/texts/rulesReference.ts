import type { RuleNumber } from '../rules/ruleNumbers.ts'

/** Every number, and no other. */
export interface RulesReference {
  readonly chapters: Readonly<Record<string, { readonly title: string; readonly intro: string }>>
  readonly rules: Readonly<Record<RuleNumber, { readonly title: string; readonly text: string }>>
}
