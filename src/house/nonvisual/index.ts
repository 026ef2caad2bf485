export { focusCommandLine } from './CommandLine.tsx'
export { EarPanel } from './EarPanel.tsx'
export { askedLine, type HeardLine, hearLine, helpLine, listed, type Misheard, misheardLine } from './hearLine.ts'
export { focusQuestion, useQuestionFocus } from './questionFocus.ts'
export { SkipLinks } from './SkipLinks.tsx'
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
export {
  type PointWords,
  type Speak,
  useHeldLine,
  useMarksSaid,
  useNewsSaid,
  useTableSaid,
  useTakingBack,
  useVoice,
} from './voice.ts'
