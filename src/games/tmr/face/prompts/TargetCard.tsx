import { AnswerRows, Fields, Fold, OddsDetail, useAsked, useDensity } from '../../../../house/question/index.ts'
import type { PromptOf } from '../../rules/public.ts'
import { handStated, oddsTold, useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { QuestionCard } from './QuestionCard.tsx'

/** TGT: four kinds of aim, within range, with what may come back. */
export const TargetCard = ({ prompt }: { readonly prompt: PromptOf<'targeting'> }) => {
  const { prompts, aiming } = useTexts().ui
  const { asking } = useHere()
  const { answers } = useAsked().question
  const short = useDensity() !== 'full'
  const stated = handStated(asking, prompt.hand)
  return (
    <QuestionCard kind="targeting" picture="targeting">
      {stated && <p className="card-note stated">{stated}</p>}
      {prompt.sight && (
        <div className="card-note">
          <p>{prompts.targeting.sight({ chance: prompt.sight.limits.chance })}</p>
          <OddsDetail odds={[oddsTold(asking, prompt.sight)]} />
        </div>
      )}
      <Fields />
      <AnswerRows />
      <Fields group="yields" />
      <Fold name="reach" apart className="aim-aside" summary={aiming.reach}>
        <Fields group="reach" />
      </Fold>
      {answers.some(({ group }) => group === 'elsewhere') && (
        <Fold name="elsewhere" apart className="aim-aside" summary={aiming.elsewhere}>
          {short && <p>{aiming.wrongKind}</p>}
          <AnswerRows group="elsewhere" />
        </Fold>
      )}
    </QuestionCard>
  )
}
