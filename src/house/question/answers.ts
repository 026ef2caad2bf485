import type { Answer, Question } from './question.ts'

/** Whether it could be taken, were it asked now. */
export const isOpen = ({ refusal, takes }: Answer): boolean => !refusal && takes.kind !== 'pick'

export const mayTake = (question: Pick<Question, 'waits'>, answer: Answer, turn: 'now' | 'later'): boolean =>
  isOpen(answer) && (question.waits === 'nothing' || turn === 'now')

/** What stands open on the card, in its order: no key takes an answer folded away, or one that stands elsewhere. */
export const standing = <One extends Answer>(answers: readonly One[], unfolded: ReadonlySet<string>): readonly One[] =>
  answers.filter(({ aside, fold }) => !aside && (fold === undefined || unfolded.has(fold)))

/** The one marked after a step up or down; round at both ends. */
export const turned = <One extends Answer>(answers: readonly One[], marked: string | null, turn: 1 | -1): One | null => {
  const at = answers.findIndex(({ id }) => id === marked)
  const next = at < 0 ? (turn > 0 ? 0 : answers.length - 1) : (at + turn + answers.length) % answers.length
  return answers[next] ?? null
}

export const lettered = <One extends Answer>(answers: readonly One[], key: string): One | null =>
  answers.find(({ letter }) => letter === key.toLowerCase()) ?? null

/** What Enter takes: the marked one, or else the advised one. */
export const foremost = <One extends Answer>(answers: readonly One[], marked: string | null): One | null =>
  answers.find(({ id }) => id === marked) ?? answers.find(({ advice }) => typeof advice === 'number') ?? null
