import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { FIRST_TONGUE, type Format, formatOf, type Locale, loadTongue, type Texts, type Tongue } from './index.ts'
import type { GameNouns, NounsByLocale } from './nouns.ts'

interface Language extends Tongue {
  readonly format: Format
}

const LanguageContext = createContext<Language>({ ...FIRST_TONGUE, format: formatOf('fr') })

interface LanguageProviderProps {
  readonly locale: Locale
  readonly children: ReactNode
}

export const LanguageProvider = ({ locale, children }: LanguageProviderProps) => {
  const [language, setLanguage] = useState<Language | null>(locale === 'fr' ? { ...FIRST_TONGUE, format: formatOf('fr') } : null)
  useEffect(() => {
    let current = true
    void loadTongue(locale).then((tongue) => {
      if (!current) return
      document.documentElement.lang = locale
      setLanguage({ ...tongue, format: formatOf(locale) })
    })
    return () => {
      current = false
    }
  }, [locale])
  return language && <LanguageContext value={language}>{children}</LanguageContext>
}

export const useLanguage = (): Language => useContext(LanguageContext)
export const useTexts = (): Texts => useContext(LanguageContext).texts

/** Something loaded in the language of the moment; null until it is there. */
export const useLoaded = <T,>(load: (locale: Locale) => Promise<T>): { readonly locale: Locale; readonly value: T } | null => {
  const { format } = useLanguage()
  const [loaded, setLoaded] = useState<{ readonly locale: Locale; readonly value: T } | null>(null)
  useEffect(() => {
    let current = true
    void load(format.locale).then((value) => current && setLoaded({ locale: format.locale, value }))
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

const noNouns = async (): Promise<null> => null

/** Where a game is played, the house says its own sentences in that game's words. */
export const GameLanguage = ({
  nouns,
  children,
}: {
  readonly nouns: NounsByLocale | undefined
  readonly children: ReactNode
}) => {
  const language = useLanguage()
  const loaded = useLoaded<GameNouns | null>(nouns?.load ?? noNouns)
  const { locale } = language.format
  const spoken = locale === 'fr' ? nouns?.first : loaded?.locale === locale ? loaded.value : null
  const here = useMemo(() => (spoken ? { ...language, texts: language.textsFor(spoken) } : null), [language, spoken])
  const own = useSpoken(here, nouns)
  if (!nouns) return children
  return own && <LanguageContext value={own}>{children}</LanguageContext>
}
