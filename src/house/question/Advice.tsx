import { useLanguage } from '../texts/whole.tsx'
import { useAsked } from './context.ts'

/** The best answer: a mark and words, never a colour alone. The chance of what is wanted in the end, where no roll's stands on it (`null`). */
export const Advice = ({ chance }: { readonly chance: number | null }) => {
  const { format } = useLanguage()
  const { advised, advisedFor } = useAsked().words
  const figure = chance === null ? null : format.probability(chance)
  return (
    <span className="advice" title={figure === null ? undefined : advisedFor({ chance: figure })}>
      <span aria-hidden="true">☾</span> <span className="advice-word">{advised}</span> {figure}
    </span>
  )
}
