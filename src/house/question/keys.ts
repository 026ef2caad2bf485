import { foremost, lettered, mayTake, standing, stopsOf, turned } from './answers.ts'
import { type Asked, answeringOf, changeAnswering } from './context.ts'

/** The stop an arrow marks, where answers lie on a map; null: they stand one below the other. */
export type TurnOnMap = (marked: string | null, key: string, stops: readonly string[]) => string | null

const TURNS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const mark = ({ question, answering, turn }: Asked, key: string, onMap: TurnOnMap): boolean => {
  const { marked, unfolded } = answeringOf(answering.getState(), question.id)
  const stops = stopsOf(question.answers, new Set(unfolded), (answer) => mayTake(question, answer, turn))
  const place = onMap(marked, key, stops)
  const listed = TURNS[key] ? turned(stops, marked, TURNS[key]) : null
  const next = place !== null && stops.includes(place) ? place : listed
  if (next) changeAnswering(answering, question.id, { marked: next, looked: null })
  return next !== null
}

/** What a key does to the question: an arrow marks, a letter takes, Enter takes what is marked or advised. False: nothing. */
export const pressKey = (asked: Asked, key: string, onMap: TurnOnMap): boolean => {
  const { question, answering, turn, take } = asked
  if (key.startsWith('Arrow')) return mark(asked, key, onMap)
  const { marked, unfolded } = answeringOf(answering.getState(), question.id)
  const answers = standing(question.answers, new Set(unfolded)).filter((answer) => mayTake(question, answer, turn))
  const taken = key === 'Enter' ? foremost(answers, marked) : lettered(answers, key)
  if (taken) take(taken)
  return taken !== null
}
