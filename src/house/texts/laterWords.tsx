import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Locale } from './format.ts'
import { useLoaded } from './language.tsx'

/** Words that are loaded with the pieces that speak them: within such a piece they are there. */
export const laterWords = <Texts,>(load: (locale: Locale) => Promise<Texts>) => {
  const Context = createContext<Texts | null>(null)
  const Loaded = ({ children }: { readonly children: ReactNode }) => {
    const texts = useLoaded(load)?.value
    return texts && <Context value={texts}>{children}</Context>
  }
  return {
    useWords: (): Texts => {
      const texts = useContext(Context)
      if (texts === null) throw new Error('outside its words')
      return texts
    },
    within:
      <Props extends object>(Piece: ComponentType<Props>) =>
      (props: Props): ReactNode => (
        <Loaded>
          <Piece {...props} />
        </Loaded>
      ),
  }
}
