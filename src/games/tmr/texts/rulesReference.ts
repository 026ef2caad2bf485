import type { RuleChapter, RuleNumber } from '../rules/ruleNumbers.ts'

export interface RuleText {
  readonly title: string
  readonly text: string
}

/** The rules of some chapters: every number, and no other. */
export type RuleTexts<Chapter extends RuleChapter> = Readonly<Record<Extract<RuleNumber, `${Chapter}-${number}`>, RuleText>>

export interface RulesReference {
  readonly chapters: Readonly<Record<RuleChapter, { readonly title: string; readonly intro: string }>>
  readonly rules: Readonly<Record<RuleNumber, RuleText>>
}
