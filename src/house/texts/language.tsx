import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import {
  type EffectTexts,
  type Format,
  firstTexts,
  formatOf,
  loadDragon,
  loadRules,
  loadSpells,
  loadTexts,
  type RulesReference,
  type Texts,
} from '../../games/tmr/texts/index.ts'
import { useSettings } from '../settings/settings.ts'

interface Language {
  readonly texts: Texts
  readonly format: Format
}

const LanguageContext = createContext<Language>({ texts: firstTexts, format: formatOf('fr') })

export const LanguageProvider = ({ children }: { readonly children: ReactNode }) => {
  const locale = useSettings((settings) => settings.locale)
  const [language, setLanguage] = useState<Language | null>(
    locale === 'fr' ? { texts: firstTexts, format: formatOf('fr') } : null,
  )
  useEffect(() => {
    let current = true
    void loadTexts(locale).then((texts) => {
      if (!current) return
      document.documentElement.lang = locale
      setLanguage({ texts, format: formatOf(locale) })
    })
    return () => {
      current = false
    }
  }, [locale])
  return language && <LanguageContext value={language}>{children}</LanguageContext>
}

export const useLanguage = (): Language => useContext(LanguageContext)
export const useTexts = (): Texts => useContext(LanguageContext).texts

/** A heavy part of the texts, in the language of the moment; null until it is there. */
const useLoaded = <T,>(load: (locale: 'fr' | 'en') => Promise<T>): T | null => {
  const { format } = useLanguage()
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly value: T } | null>(null)
  useEffect(() => {
    let current = true
    void load(format.locale).then((value) => current && setLoaded({ locale: format.locale, value }))
    return () => {
      current = false
    }
  }, [load, format.locale])
  return loaded?.value ?? null
}

export const useRules = (): RulesReference | null => useLoaded(loadRules)
export const useSpellTexts = (): EffectTexts | null => useLoaded(loadSpells)
export const useDragonTexts = (): EffectTexts | null => useLoaded(loadDragon)
