import { type Stake, timeOf } from '../../../practice/index.ts'
import { findSpell } from '../../../rules/public.ts'
import { useLanguage, usePracticeTexts, useSpellTexts } from '../../words/language.tsx'
import { spellLand } from '../../words/spellLand.ts'
import { NO_SPELLS, spellName } from '../../words/spellNames.ts'

export interface StakeWords {
  readonly wish: string
  /** What is left, as a tally. */
  readonly left: (left: number) => string
  /** What there was at the beginning, in a sentence. */
  readonly within: string
}

/** What is wanted and how long there is, in words; null until they are there. */
export const useStakeWords = (): ((stake: Stake) => StakeWords) | null => {
  const { texts, format } = useLanguage()
  const effects = useSpellTexts()
  const words = usePracticeTexts()?.stakes
  if (!words) return null
  return ({ spell, deadline }) => {
    const known = findSpell(NO_SPELLS, spell)
    const unit = 'rounds' in deadline ? 'rounds' : 'hours'
    return {
      wish: words.wish({ spell: spellName(NO_SPELLS, effects, format, spell), land: known ? spellLand(texts, known) : '' }),
      left: (left) => words[unit]({ left, of: timeOf(deadline) }),
      within: words.within[unit]({ left: timeOf(deadline) }),
    }
  }
}
