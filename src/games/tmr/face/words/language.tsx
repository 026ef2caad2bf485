import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Format, formatOf } from '../../../../house/texts/format.ts'
import { useLanguage as useHouseLanguage, useLoaded } from '../../../../house/texts/language.tsx'
import {
  type EffectTexts,
  firstTexts,
  loadDragon,
  loadPractice,
  loadRules,
  loadSpells,
  loadTexts,
  type PracticeTexts,
  type RulesReference,
  type Texts,
} from '../../texts/index.ts'

interface Language {
  readonly texts: Texts
  readonly format: Format
}

const LanguageContext = createContext<Language>({ texts: firstTexts, format: formatOf('fr') })

/** The words of the Terres Médianes, in the language of the house. */
export const WordsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { format } = useHouseLanguage()
  const loaded = useLoaded(loadTexts)
  const texts = format.locale === 'fr' ? firstTexts : loaded?.value
  const language = useMemo(() => (texts ? { texts, format } : null), [texts, format])
  return language && <LanguageContext value={language}>{children}</LanguageContext>
}

export const useLanguage = (): Language => useContext(LanguageContext)
export const useTexts = (): Texts => useContext(LanguageContext).texts

export const useRules = (): RulesReference | null => useLoaded(loadRules)?.value ?? null
export const useSpellTexts = (): EffectTexts | null => useLoaded(loadSpells)?.value ?? null
export const useDragonTexts = (): EffectTexts | null => useLoaded(loadDragon)?.value ?? null
export const usePracticeTexts = (): PracticeTexts | null => useLoaded(loadPractice)?.value ?? null
