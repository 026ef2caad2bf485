/** What every page of practice speaks with, and where its ways lead. */
export { hrefOfPractice, practicePage } from '../routes/pages.ts'
export { cellName } from '../words/cellName.ts'
export { useLanguage, useSpellTexts, useTexts } from '../words/language.tsx'
export { lookIn } from '../words/lookIn.ts'
export { usePractice } from '../words/practice.ts'
export { spellLand } from '../words/spellLand.ts'
export { NO_SPELLS, useSpellName } from '../words/spellNames.ts'
