import { AnswerRows, Fold, useAsked } from '../../../../house/question/index.ts'
import { useTexts } from '../words/language.tsx'

/** MOV-4: at the foot of every card of a journey, folded: it is no answer to what is asked. */
export const Gesture = () => {
  const { gesture } = useTexts().ui.prompts
  const { answers } = useAsked().question
  if (!answers.some(({ group }) => group === 'gesture')) return null
  return (
    <Fold name="gesture" className="gesture" summary={gesture.title}>
      <AnswerRows group="gesture" />
    </Fold>
  )
}
