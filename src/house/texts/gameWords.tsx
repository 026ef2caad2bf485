import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Format, formatOf, type Locale } from './format.ts'
import { useLanguage as useHouseLanguage, useLoaded, useSpoken } from './language.tsx'

interface Language<Texts> {
  readonly texts: Texts
  readonly format: Format
}

export interface GameWords<Texts> {
  readonly Provider: ComponentType<{ readonly children: ReactNode }>
  readonly useLanguage: () => Language<Texts>
  within<Props extends object>(Piece: ComponentType<Props>): (props: Props) => ReactNode
}

/** The words of a game, in the language of the house; the first French ones are at hand, others and what comes with them are loaded. */
export const gameWords = <Texts,>(first: Texts, load: (locale: Locale) => Promise<Texts>): GameWords<Texts> => {
  const Context = createContext<Language<Texts>>({ texts: first, format: formatOf('fr') })
  const Provider = ({ children }: { readonly children: ReactNode }) => {
    const { format } = useHouseLanguage()
    const loaded = useLoaded(load)
    const texts = loaded?.locale === format.locale ? loaded.value : format.locale === 'fr' ? first : null
    const language = useSpoken(
      useMemo(() => (texts ? { texts, format } : null), [texts, format]),
      load,
    )
    return language && <Context value={language}>{children}</Context>
  }
  return {
    Provider,
    useLanguage: () => useContext(Context),
    within: (Piece) => (props) => (
      <Provider>
        <Piece {...props} />
      </Provider>
    ),
  }
}
