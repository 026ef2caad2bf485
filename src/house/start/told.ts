import type { Locale } from '../texts/format.ts'
import { loadTongue, type Texts } from '../texts/index.ts'

export { importFiles } from '../library/importFile.ts'
export { refusalText } from '../texts/index.ts'

/** All that the house says: the first screen has it not at hand. */
export const wholeTexts = async (locale: Locale): Promise<Texts> => (await loadTongue(locale)).texts
