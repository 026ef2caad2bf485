import type { DreamerId } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'

/** ASC-2: the plain answers, where the request is shown. */
export const PetitionAnswers = ({ dreamer }: { readonly dreamer: DreamerId }) => {
  const { petition } = useTexts().ui.prompts
  const say = usePlay((play) => play.say)
  const answer = (kind: 'free' | 'refused') => () => say({ type: 'answerAscent', dreamer, rule: { kind } })
  return (
    <>
      <button type="button" className="button" data-kind="main" onClick={answer('free')}>
        {petition.allow}
      </button>
      <button type="button" className="button" onClick={answer('refused')}>
        {petition.refuse}
      </button>
    </>
  )
}
