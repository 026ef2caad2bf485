import { tallyOf, tallyWords } from './fared.ts'
import { useTexts, withWords } from './words.ts'

/** How a deck fared against the programs it met. */
export const Fared = withWords(({ cards }: { readonly cards: readonly string[] }) => {
  const texts = useTexts()
  const tally = tallyOf(cards)
  return tally.length > 0 && <p className="soft">{texts.fared.deck({ met: tallyWords(texts, tally) })}</p>
})
