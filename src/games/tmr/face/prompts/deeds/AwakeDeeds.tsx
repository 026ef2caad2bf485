import type { ReactNode } from 'react'
import { type Answer, Fold, useAnswerButton, useAsked } from '../../../../../house/question/index.ts'
import { stepsOpen, useHere } from '../../question/index.ts'
import { useTexts } from '../../words/language.tsx'
import './deeds.css'

const DeedButton = ({ answer, children }: { readonly answer: Answer; readonly children: ReactNode }) => (
  <button {...useAnswerButton(answer)} className="button" data-kind="page">
    {answer.label}
    {children}
  </button>
)

/** What else one does awake: quieter than going up or sleeping. */
export const AwakeDeeds = () => {
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
