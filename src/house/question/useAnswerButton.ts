import { mayTake } from './answers.ts'
import { useAnswering, useAsked } from './context.ts'
import type { Answer } from './question.ts'

/** What a row of presses in one place began with. */
let begunWith = ''

/** The second press of two meant the question that the first one answered. */
const isMeant = (presses: number, id: string): boolean => {
  if (presses < 2) begunWith = id
  return begunWith === id
}

/** What makes a button of an answer, however it is drawn. */
export const useAnswerButton = (answer: Answer) => {
  const { question, turn, take, said } = useAsked()
  const marked = useAnswering((state) => state.marked === answer.id)
  return {
    type: 'button' as const,
    disabled: !mayTake(question, answer, turn),
    'data-answer': answer.id,
    'data-advised': typeof answer.advice === 'number' || undefined,
    'data-marked': marked || undefined,
    'data-chosen': said === answer.id || undefined,
    'aria-current': said === answer.id || undefined,
    onClick: (press?: { readonly detail: number }) => isMeant(press?.detail ?? 1, question.id) && take(answer),
  }
}
