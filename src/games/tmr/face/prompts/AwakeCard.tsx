import type { ReactNode } from 'react'
import { type Answer, AnswerPair, AnswerRows, Fold, useAnswerButton, useAsked } from '../../../../house/question/index.ts'
import { part } from '../../../../house/ui/part.tsx'
import { whenQuiet } from '../../../../house/ui/quiet.ts'
import { type PromptOf, waitingAt } from '../../rules/public.ts'
import { stepsOpen, useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { SignNote } from './deeds/SignNote.tsx'
import { GoalLine } from './GoalLine.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import './deeds/deeds.css'
import './prompts.css'
import './ways.css'
import './quiet.css'

const EffectNote = part(async () => (await import('./EffectNote.tsx')).EffectNote, { after: whenQuiet, unseen: true })

const DeedButton = ({ answer, children }: { readonly answer: Answer; readonly children: ReactNode }) => (
  <button {...useAnswerButton(answer)} className="button" data-kind="page">
    {answer.label}
    {children}
  </button>
)

/** What else one does awake: quieter than going up or sleeping. */
const AwakeDeeds = () => {
  const { deeds } = useTexts().ui
  const { asking } = useHere()
  const { question } = useAsked()
  const open = stepsOpen(asking.board)
  const ready = open > 0 && <small> · {deeds.spending.ready({ count: open })}</small>
  const answers = question.answers.filter(({ group, aside }) => group === 'deeds' && !aside)
  if (answers.length === 0) return null
  return (
    <Fold
      name="deeds"
      className="deeds"
      summary={
        <>
          {deeds.open}
          {ready}
        </>
      }
    >
      <div className="row">
        {answers.map((answer) => (
          <DeedButton key={answer.id} answer={answer}>
            {answer.id === 'open spend' && ready}
          </DeedButton>
        ))}
      </div>
    </Fold>
  )
}

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
