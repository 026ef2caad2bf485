import type { Answer } from '../../../../house/question/index.ts'
import type { Entry } from '../../../../kit/log.ts'
import { type Act, actAfter, actOfCommand, isAct, type Situation } from '../../practice/index.ts'
import type { Command, DreamerId } from '../../rules/public.ts'

type Told = Pick<Answer<Command>, 'id' | 'takes'>

/** A form, or a place to be picked: known by the name of what it led to. */
const leadsTo = ({ type, spell, via }: Act, { id }: Told): boolean =>
  id === [type, spell, via].filter((word) => typeof word === 'string').join(' ') || id === type

/** Of these answers the one that was given next after an entry; null: none of them. */
export const takenAnswer = (
  entries: readonly Entry<unknown>[],
  dreamer: DreamerId,
  seq: number,
  answers: readonly Told[],
): string | null => {
  const act = actAfter(entries as Situation['entries'], dreamer, seq)
  if (!act) return null
  const said = answers.find(({ takes }) => takes.kind === 'say' && isAct(act, actOfCommand(takes.command)))
  return (said ?? answers.find((answer) => leadsTo(act, answer)))?.id ?? null
}
