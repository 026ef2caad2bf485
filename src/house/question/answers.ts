import type { Answer, Question } from './question.ts'

/** Whether it could be taken, were it asked now. */
export const isOpen = ({ refusal, takes }: Answer): boolean => !refusal && takes.kind !== 'pick'

export const mayTake = (question: Pick<Question, 'waits'>, answer: Answer, turn: 'now' | 'later'): boolean =>
  isOpen(answer) && (question.waits === 'nothing' || turn === 'now')

/** What stands open on the card, in its order: no key takes an answer folded away, or one that stands elsewhere. */
export const standing = <One extends Answer>(answers: readonly One[], unfolded: ReadonlySet<string>): readonly One[] =>
  answers.filter(({ aside, fold }) => !aside && (fold === undefined || unfolded.has(fold)))

/** The name of a fold among the stops of the arrows. */
export const foldStop = (fold: string): string => `fold ${fold}`

/** Where the arrows stop, in the order of the card: what can be taken, and what folds answers away before those. */
export const stopsOf = (
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
