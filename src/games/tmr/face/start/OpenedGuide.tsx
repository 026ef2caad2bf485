import { Guide } from '../reference/Guide.tsx'
import { words } from '../words/language.tsx'

/** The guide with all the words, for the start screen. */
export const OpenedGuide = words.within(Guide)
