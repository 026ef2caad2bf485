import { useLanguage } from '../texts/language.tsx'
import { useAsked } from './context.ts'

/** A chance as a bar; its number stands beside it in words. */
export const OddsBar = ({ chance }: { readonly chance: number }) => (
  <span className="odds-bar" aria-hidden="true">
    <span style={{ inlineSize: `${chance}%` }} />
  </span>
)

export const Chance = ({ chance }: { readonly chance: number }) => {
  const { format } = useLanguage()
  const { words } = useAsked()
  return (
    <strong className="chance" title={words.chance({ chance })}>
      {format.percent(chance)}
    </strong>
  )
}
