import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { type Format, formatOf, type Locale } from './format.ts'
import { first } from './fr/first.ts'
import type { FirstTexts } from './texts.ts'

/** What the first screen says. */
interface Language {
  readonly texts: FirstTexts
  readonly format: Format
}

const FRENCH: Language = { texts: first, format: formatOf('fr') }

const loadFirst = async (locale: Locale): Promise<Language> =>
  locale === 'fr' ? FRENCH : { texts: (await import('./en/index.ts')).en, format: formatOf(locale) }

const LanguageContext = createContext<Language>(FRENCH)

interface LanguageProviderProps {
  readonly locale: Locale
  readonly children: ReactNode
}

export const LanguageProvider = ({ locale, children }: LanguageProviderProps) => {
  const [language, setLanguage] = useState<Language | null>(locale === 'fr' ? FRENCH : null)
  useEffect(() => {
    let current = true
    void loadFirst(locale).then((loaded) => {
      if (!current) return
      document.documentElement.lang = locale
      setLanguage(loaded)
    })
    return () => {
      current = false
    }
  }, [locale])
  return language && <LanguageContext value={language}>{children}</LanguageContext>
}

export const useLanguage = (): Language => useContext(LanguageContext)
export const useTexts = (): FirstTexts => useContext(LanguageContext).texts

/** Something loaded in the language of the moment; null until it is there. */
export const useLoaded = <T,>(load: (locale: Locale) => Promise<T>): { readonly locale: Locale; readonly value: T } | null => {
  const { format } = useLanguage()
  const [loaded, setLoaded] = useState<{ readonly locale: Locale; readonly value: T } | null>(null)
  useEffect(() => {
    let current = true
    void load(format.locale).then((value) => current && startTransition(() => setLoaded({ locale: format.locale, value })))
    return () => {
      current = false
    }
  }, [load, format.locale])
  return loaded
}

/** While a language comes, the one before it is spoken on: nothing on the screen is taken down, nor what was typed in it lost. */
export const useSpoken = <T,>(spoken: T | null, of: unknown): T | null => {
  const [last, setLast] = useState({ spoken, of })
  if (spoken !== null && (spoken !== last.spoken || of !== last.of)) setLast({ spoken, of })
  return spoken ?? (of === last.of ? last.spoken : null)
}
