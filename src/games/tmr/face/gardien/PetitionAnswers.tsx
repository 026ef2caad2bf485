import { Button } from '../../../../house/ui/Button.tsx'
import type { DreamerId } from '../../rules/public.ts'
import { useOwnSeat } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'

/** ASC-2: the plain answers, where the request is shown. */
export const PetitionAnswers = ({ dreamer }: { readonly dreamer: DreamerId }) => {
  const { petition } = useTexts().ui.prompts
  const seat = useOwnSeat()
  // Said whatever is asked just then of the dreamer in hand.
  const answer = (kind: 'free' | 'refused') => () => void seat.say({ type: 'answerAscent', dreamer, rule: { kind } })
  return (
    <>
      <Button kind="main" name={petition.allow} to={answer('free')} />
      <Button name={petition.refuse} to={answer('refused')} />
    </>
  )
}
