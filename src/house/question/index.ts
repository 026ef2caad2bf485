export { AnswerPair, AnswerRow, AnswerRows } from './AnswerRow.tsx'
export { type Answering, answeringOf, changeAnswering, createAnswering, forgetAnswering } from './answering.ts'
export { isOpen, mayTake } from './answers.ts'
export { tellLess, tellMore } from './briefs.ts'
export { CARD_TITLE, Card } from './Card.tsx'
export { Advice, ChanceFigure, OddsBar } from './Chance.tsx'
export {
  type Asked,
  AskedProvider,
  type Density,
  DensityProvider,
  type QuestionWords,
  useAnswering,
  useAsked,
  useDensity,
} from './context.ts'
export { FieldOf, Fields } from './Fields.tsx'
export { Fold } from './Fold.tsx'
export { type Field, type FilledIn, filledIn, type Typed } from './field.ts'
export { pressKey, type TurnOnMap } from './keys.ts'
export { OddsDetail } from './OddsDetail.tsx'
export { always, type BothSides, either, toldAlways } from './outcomes.ts'
export { type Match, matchPhrase, type Phrase } from './phrases.ts'
export type { Answer, Chance, Cost, Outcome, Question, Taking } from './question.ts'
export { phrasesOf, priced, toldAnswers } from './spoken.ts'
export { useAnswerButton } from './useAnswerButton.ts'
