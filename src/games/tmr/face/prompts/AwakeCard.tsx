import { AnswerPair, AnswerRows } from '../../../../house/question/index.ts'
import { part } from '../../../../house/ui/part.tsx'
import { whenQuiet } from '../../../../house/ui/quiet.ts'
import { type PromptOf, waitingAt } from '../../rules/public.ts'
import { useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { AwakeDeeds } from './deeds/AwakeDeeds.tsx'
import { SignNote } from './deeds/SignNote.tsx'
import { GoalLine } from './GoalLine.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import './prompts.css'
import './ways.css'
import './quiet.css'

const EffectNote = part(async () => (await import('./EffectNote.tsx')).EffectNote, { after: whenQuiet, unseen: true })

/** ASC: going up, normal or accelerated; or something else one does awake. What came of a journey is told under the answers: it moves none. */
export const AwakeCard = ({ prompt }: { readonly prompt: PromptOf<'awake'> }) => {
  const { awake } = useTexts().ui.prompts
  const { asking } = useHere()
  const { position } = asking.board
  return (
    <QuestionCard
      kind="awake"
      picture="ascent"
      onTable
      needs={position && waitingAt(asking.board, position) ? 'asks' : undefined}
    >
      <GoalLine />
      {prompt.will && (
        <p className="card-note">{awake.will({ difficulty: asking.format.signed(prompt.will.attempt.difficulty) })}</p>
      )}
      <AnswerRows />
      <AnswerPair group="night" />
      <AwakeDeeds />
      <SignNote />
      <EffectNote />
    </QuestionCard>
  )
}
