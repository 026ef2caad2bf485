export { focusCommandLine } from './CommandLine.tsx'
export { EarPanel } from './EarPanel.tsx'
export { type HeardLine, hearLine, type Misheard, misheardLine } from './hearLine.ts'
export { useHeldLine, useTakingBack } from './heldLine.ts'
export { focusQuestion, useQuestionFocus } from './questionFocus.ts'
export { SkipLinks } from './SkipLinks.tsx'
export { useMarksSaid, useNewsSaid } from './saying.ts'
export { askedLine, helpLine, listed } from './told.ts'
export {
  allWords,
  cutEnd,
  cutNumbers,
  HELP,
  isSaid,
  namedAmong,
  phrasesFor,
  REPEAT,
  TABLE,
  TAKE_BACK,
  type Wording,
  wordsFor,
} from './vocabulary.ts'
export { type PointWords, type Speak, useTableSaid, useVoice } from './voice.ts'
