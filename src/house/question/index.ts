export { AnswerPair, AnswerRow, AnswerRows, useAnswerButton } from './AnswerRow.tsx'
export { isOpen, mayTake } from './answers.ts'
export { tellLess, tellMore } from './briefs.ts'
export { CARD_TITLE, Card } from './Card.tsx'
export { Advice, ChanceFigure, OddsBar, OddsDetail } from './Chance.tsx'
export {
  type Answering,
  type Asked,
  AskedProvider,
  answeringOf,
  changeAnswering,
  createAnswering,
  type Density,
  DensityProvider,
  forgetAnswering,
  type QuestionWords,
  useAnswering,
  useAsked,
  useDensity,
} from './context.ts'
export { FieldOf, Fields } from './Fields.tsx'
export { Fold } from './Fold.tsx'
export { pressKey, type TurnOnMap } from './keys.ts'
export { always, type BothSides, either, toldAlways } from './outcomes.ts'
export { type Match, matchPhrase, type Phrase } from './phrases.ts'
export {
  type Answer,
  type Chance,
  type Cost,
  type Field,
  type FilledIn,
  filledIn,
  type Outcome,
  type Question,
  type Taking,
  type Typed,
} from './question.ts'
export { phrasesOf, priced, toldAnswers } from './spoken.ts'
