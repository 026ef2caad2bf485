import { useLanguage, usePracticeTexts, useSpellTexts } from '../../words/language.tsx'
import { spellName } from '../../words/spellNames.ts'
import type { Speaking } from './drillWords.ts'

const NO_SPELLS = {}

/** Null until the words are there. */
export const useSpeaking = (): Speaking | null => {
  const { texts, format } = useLanguage()
  const words = usePracticeTexts()?.drills
  const effects = useSpellTexts()
  return words && effects
    ? { texts, words, format, spellName: (id) => (id ? spellName(NO_SPELLS, effects, format, id) : '') }
    : null
}
