import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { type Format, formatOf, type Locale } from './format.ts'
import { first } from './fr/first.ts'
import type { FirstTexts } from './texts.ts'

interface Language {
  readonly texts: FirstTexts
  readonly format: Format
}

const FRENCH: Language = { texts: first, format: formatOf('fr') }

const loadFirst = async (locale: Locale): Promise<Language> =>
  locale === 'fr' ? FRENCH : { texts: (await import('./en/index.ts')).en, format: formatOf(locale) }

const LanguageContext = createContext<Language>(FRENCH)

export const LanguageProvider = ({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) => {
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

type Load<T> = (locale: Locale) => Promise<T>

interface Loaded<T> {
  readonly locale: Locale
  readonly value: T
}

const here = new WeakMap<Load<unknown>, Loaded<unknown>>()

const hereIn = <T,>(load: Load<T>, locale: Locale): Loaded<T> | null => {
  const loaded = here.get(load)
  return loaded?.locale === locale ? (loaded as Loaded<T>) : null
}

/** Whoever asks for it from then on has it in their first frame. */
export const fetchLoaded = async <T,>(load: Load<T>, locale: Locale): Promise<Loaded<T>> => {
  const known = hereIn(load, locale)
  if (known) return known
  const loaded = { locale, value: await load(locale) }
  here.set(load, loaded)
  return loaded
}

/** Something loaded in the language of the moment; null until it is there. */
export const useLoaded = <T,>(load: Load<T>): Loaded<T> | null => {
  const { locale } = useLanguage().format
  const [loaded, setLoaded] = useState(() => hereIn(load, locale))
  useEffect(() => {
    let current = true
    void fetchLoaded(load, locale).then((come) => current && startTransition(() => setLoaded(come)))
    return () => {
      current = false
    }
  }, [load, locale])
  return loaded
}

/** While a language comes, the one before it is spoken on: nothing on the screen is taken down, nor what was typed in it lost. */
export const useSpoken = <T,>(spoken: T | null, of: unknown): T | null => {
  const [last, setLast] = useState({ spoken, of })
  if (spoken !== null && (spoken !== last.spoken || of !== last.of)) setLast({ spoken, of })
  return spoken ?? (of === last.of ? last.spoken : null)
}
