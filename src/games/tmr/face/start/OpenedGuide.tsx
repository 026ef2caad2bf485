import { Guide } from '../reference/Guide.tsx'
import { WordsProvider } from '../words/language.tsx'

/** The guide with all the words, for the start screen. */
export const OpenedGuide = () => (
  <WordsProvider>
    <Guide />
  </WordsProvider>
)
