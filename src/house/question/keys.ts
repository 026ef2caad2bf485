import { answeringOf, changeAnswering } from './answering.ts'
import { foremost, lettered, mayTake, standing, turned } from './answers.ts'
import type { Asked } from './context.ts'
import type { Answer } from './question.ts'

/** The answer an arrow marks, where answers lie on a map; null: they stand one below the other. */
export type TurnOnMap = (marked: string | null, key: string) => string | null

const TURNS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const mark = ({ question, answering }: Asked, answers: readonly Answer[], key: string, onMap: TurnOnMap): boolean => {
  const { marked } = answeringOf(answering.getState(), question.id)
  const place = onMap(marked, key)
  const next = answers.find(({ id }) => id === place) ?? (TURNS[key] ? turned(answers, marked, TURNS[key]) : null)
  if (next) changeAnswering(answering, question.id, { marked: next.id, looked: null })
  return next !== null
}

/** What a key does to the question: an arrow marks, a letter takes, Enter takes what is marked or advised. False: nothing. */
export const pressKey = (asked: Asked, key: string, onMap: TurnOnMap): boolean => {
  const { question, answering, turn, take } = asked
  const { marked, unfolded } = answeringOf(answering.getState(), question.id)
  const answers = standing(question.answers, new Set(unfolded)).filter((answer) => mayTake(question, answer, turn))
  if (key.startsWith('Arrow')) return mark(asked, answers, key, onMap)
  const taken = key === 'Enter' ? foremost(answers, marked) : lettered(answers, key)
  if (taken) take(taken)
  return taken !== null
}
