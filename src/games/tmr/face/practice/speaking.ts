import { numberUpTo } from '../../../../house/seat/chanceDice.ts'

/** What every page of practice speaks with, and where its ways lead. */
export { hrefOfPractice, practicePage } from '../routes/pages.ts'
export { useLanguage, usePractice, useSpellTexts, useTexts } from '../words/language.tsx'
export { lookIn } from '../words/lookIn.ts'
export { cellName, spellLand } from '../words/places.ts'
export { NO_SPELLS, useSpellName } from '../words/spellNames.ts'

/** The number of an evening, or of some nights; small enough to be read out to a friend. */
export const otherNumber = (): number => numberUpTo(9999)
