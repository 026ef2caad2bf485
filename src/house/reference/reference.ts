import { create } from 'zustand'
import type { Locale } from '../texts/format.ts'
import { useLoaded } from '../texts/language.tsx'
import { given } from '../ui/given.ts'

/** A rule by its number, a chapter by the letters that its numbers begin with. */
export interface RulesReference {
  readonly chapters: Readonly<Record<string, { readonly title: string; readonly intro: string }>>
  readonly rules: Readonly<Record<string, { readonly title: string; readonly text: string }>>
}

/** The rules of the game that is played: loaded when the first is read. */
export interface Reference {
  load(locale: Locale): Promise<RulesReference>
  /** Where a rule, a chapter or an entry stands among all of them. */
  hrefOf(place: string): string
}

export const [ReferenceProvider, useReference] = given<Reference>('outside a game')

/** Null until they are loaded. */
export const useRules = (): RulesReference | null => useLoaded(useReference().load)?.value ?? null

/** The rule open for reading over whatever screen is there; null: none. */
export const useOpenRule = create<{ readonly rule: string | null }>(() => ({ rule: null }))

export const openRule = (rule: string): void => useOpenRule.setState({ rule })
export const closeRule = (): void => useOpenRule.setState({ rule: null })
