import { useLanguage } from '../texts/whole.tsx'
import { useAsked } from './context.ts'

/** The best answer, with the chance of what is wanted in the end: a mark and words, never a colour alone. */
export const Advice = ({ chance }: { readonly chance: number }) => {
  const { format } = useLanguage()
  const { advised, advisedFor } = useAsked().words
  const figure = format.probability(chance)
  return (
    <span className="advice" title={advisedFor({ chance: figure })}>
      <span aria-hidden="true">☾</span> <span className="advice-word">{advised}</span> {figure}
    </span>
  )
}
