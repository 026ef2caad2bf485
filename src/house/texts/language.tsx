import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { type Format, firstTexts, formatOf, type Locale, loadTexts, type Texts } from './index.ts'

interface Language {
  readonly texts: Texts
  readonly format: Format
}

const LanguageContext = createContext<Language>({ texts: firstTexts, format: formatOf('fr') })

interface LanguageProviderProps {
  readonly locale: Locale
  readonly children: ReactNode
}

export const LanguageProvider = ({ locale, children }: LanguageProviderProps) => {
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
