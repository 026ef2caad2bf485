import { type Asked, answeringOf, changeAnswering } from './context.ts'
import type { Answer, Question } from './question.ts'

/** Whether it could be taken, were it asked now. */
export const isOpen = ({ refusal, takes }: Answer): boolean => !refusal && takes.kind !== 'pick'

export const mayTake = (question: Pick<Question, 'waits'>, answer: Answer, turn: 'now' | 'later'): boolean =>
  isOpen(answer) && (question.waits === 'nothing' || turn === 'now')

/** What stands open on the card, in its order: no key takes an answer folded away, or one that stands elsewhere. */
export const standing = <One extends Answer>(answers: readonly One[], unfolded: ReadonlySet<string>): readonly One[] =>
  answers.filter(({ aside, fold }) => !aside && (fold === undefined || unfolded.has(fold)))

export const foldStop = (fold: string): string => `fold ${fold}`

/** Where the arrows stop, in the order of the card: what can be taken, and what folds answers away before those. */
const stopsOf = (
  answers: readonly Answer[],
  unfolded: ReadonlySet<string>,
  isTakeable: (answer: Answer) => boolean,
): readonly string[] => {
  const stops = answers
    .filter(({ aside }) => !aside)
    .flatMap((answer) => {
      const { id, fold } = answer
      const own = isTakeable(answer) && (fold === undefined || unfolded.has(fold)) ? [id] : []
      return fold === undefined ? own : [foldStop(fold), ...own]
    })
  return [...new Set(stops)]
}

/** The stop after a step up or down; round at both ends. */
export const turned = (stops: readonly string[], marked: string | null, turn: 1 | -1): string | null => {
  const at = marked === null ? -1 : stops.indexOf(marked)
  const next = at < 0 ? (turn > 0 ? 0 : stops.length - 1) : (at + turn + stops.length) % stops.length
  return stops[next] ?? null
}

export const lettered = <One extends Answer>(answers: readonly One[], key: string): One | null =>
  answers.find(({ letter }) => letter === key.toLowerCase()) ?? null

/** What Enter takes: the marked one, or else the advised one. */
export const foremost = <One extends Answer>(answers: readonly One[], marked: string | null): One | null =>
  answers.find(({ id }) => id === marked) ?? answers.find(({ advice }) => typeof advice === 'number') ?? null

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
