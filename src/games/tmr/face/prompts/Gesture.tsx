import { AnswerRows, Fold, useAsked, useDensity } from '../../../../house/question/index.ts'
import { useTexts } from '../words/language.tsx'

/** MOV-4: at the foot of every card of a journey, folded: it is no answer to what is asked. */
export const Gesture = () => {
  const { gesture } = useTexts().ui.prompts
  const { answers } = useAsked().question
  const short = useDensity() !== 'full'
  const down = answers.find(({ group }) => group === 'gesture')
  if (!down) return null
  return (
    <Fold name="gesture" className="gesture" summary={gesture.title}>
      {short && typeof down.follows === 'string' && <p>{down.follows}</p>}
      <AnswerRows group="gesture" />
    </Fold>
  )
}
