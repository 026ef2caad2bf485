import { AnswerRows, Fold, toldAlways, useAsked, useDensity } from '../../../../house/question/index.ts'
import { useFraming } from '../desk/framing.ts'
import { useTexts } from '../words/language.tsx'

/** MOV-4: at the foot of every card of a journey, folded: it is no answer to what is asked. Practice has no use for it. */
export const Gesture = () => {
  const { gesture } = useTexts().ui.prompts
  const { answers } = useAsked().question
  const framing = useFraming()
  const short = useDensity() !== 'full'
  const down = answers.find(({ group }) => group === 'gesture')
  if (!down || framing) return null
  return (
    <Fold name="gesture" className="gesture" apart summary={gesture.title}>
      {short && <p>{toldAlways(down.follows)}</p>}
      <AnswerRows group="gesture" />
    </Fold>
  )
}
