import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { gameWords } from './gameWords.tsx'
import { FIRST_TONGUE, type Format, loadTongue, type Texts, type Tongue } from './index.ts'
import { useLoaded, useSpoken } from './language.tsx'
import type { GameNouns, NounsByLocale } from './nouns.ts'

const tongue = gameWords<Tongue>(FIRST_TONGUE, loadTongue)

export const WholeLanguage = tongue.Provider

const Spoken = createContext<Texts | null>(null)

export const useLanguage = (): { readonly texts: Texts; readonly format: Format } => {
  const { texts, format } = tongue.useLanguage()
  const spoken = useContext(Spoken) ?? texts.texts
  return useMemo(() => ({ texts: spoken, format }), [spoken, format])
}

export const useTexts = (): Texts => useLanguage().texts

const noNouns = async (): Promise<null> => null

/** Where a game is played, the house says its own sentences in that game's words. */
export const GameLanguage = ({
  nouns,
  children,
}: {
  readonly nouns: NounsByLocale | undefined
  readonly children: ReactNode
}) => {
  const { texts, format } = tongue.useLanguage()
  const loaded = useLoaded<GameNouns | null>(nouns?.load ?? noNouns)
  const { locale } = format
  const spoken = locale === 'fr' ? nouns?.first : loaded?.locale === locale ? loaded.value : null
  const here = useMemo(() => (spoken ? texts.textsFor(spoken) : null), [texts, spoken])
  const own = useSpoken(here, nouns)
  if (!nouns) return children
  return own && <Spoken value={own}>{children}</Spoken>
}
