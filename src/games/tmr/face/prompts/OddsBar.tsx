import { useLanguage } from '../words/language.tsx'

/** A chance as a bar; its number stands beside it in words. */
export const OddsBar = ({ chance }: { readonly chance: number }) => (
  <span className="odds-bar" aria-hidden="true">
    <span style={{ inlineSize: `${chance}%` }} />
  </span>
)

export const Chance = ({ chance }: { readonly chance: number }) => {
  const { format, texts } = useLanguage()
  return (
    <strong className="chance" title={texts.ui.odds.chance({ chance })}>
      {format.percent(chance)}
    </strong>
  )
}
