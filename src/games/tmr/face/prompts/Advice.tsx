import { useLanguage } from '../words/language.tsx'

/** The best for the wanted spell, with the chance of casting it in the end: a mark and words, never a colour alone. */
export const Advice = ({ chance }: { readonly chance: number }) => {
  const { texts, format } = useLanguage()
  const { advised, advisedFor } = texts.ui.zones
  const figure = format.probability(chance)
  return (
    <span className="advice" title={advisedFor({ chance: figure })}>
      <span aria-hidden="true">☾</span> <span className="advice-word">{advised}</span> {figure}
    </span>
  )
}
