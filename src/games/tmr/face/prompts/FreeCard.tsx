import { AnswerPair, AnswerRows, Fields, Fold, useAsked } from '../../../../house/question/index.ts'
import type { Prompt } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Castables } from './Castables.tsx'
import { EffectNote } from './EffectNote.tsx'
import { Gesture } from './Gesture.tsx'
import { GoalLine } from './GoalLine.tsx'
import { LostNote } from './LostNote.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { Ways } from './Ways.tsx'

/** TET-9: several at once, at one target. */
const Together = () => {
  const { dragons } = useTexts().ui
  const { answers } = useAsked().question
  if (!answers.some(({ group }) => group === 'together')) return null
  return (
    <Fold name="together" className="together" summary={dragons.together}>
      <Fields group="together" />
      <AnswerRows group="together" />
    </Fold>
  )
}

/** MOV, CAST-1: go on, wait, cast, come down. */
export const FreeCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'free' }> }) => {
  const lost = usePlay((play) => play.board.position === null)
  return (
    <QuestionCard kind="free" picture="free" steady>
      <Ways prompt={prompt} />
      <GoalLine />
      <EffectNote />
      {lost && <LostNote prompt={prompt} />}
      <Fields group="jump" />
      <AnswerRows group="jumps" />
      <AnswerPair group="triggers" />
      <Together />
      <Castables prompt={prompt} />
      <AnswerRows />
      <AnswerPair group="pair" />
      <Gesture />
    </QuestionCard>
  )
}
