import { type Command, defenceSide } from '../../rules/public.ts'
import type { Asking, DuelAnswer, DuelQuestion } from './asking.ts'

/** CMB-8: an attack that fails with nothing added. */
const fails = ({ table, me }: Asking): boolean => {
  const { fight } = table
  return fight !== null && me !== null && fight.attack <= defenceSide(table, fight.with, me, fight.on).total
}

const onlyOne = (asking: Asking, { kind, answers }: DuelQuestion): DuelAnswer | undefined => {
  const open = answers.filter(({ refusal }) => !refusal)
  if (kind === 'defence' && fails(asking)) return open.find(({ id }) => id === 'let')
  return kind === 'begin' && open.length === 1 ? open[0] : undefined
}

/** What is said where nothing is left to choose; null: somebody must. */
export const unasked = (asking: Asking, question: DuelQuestion): Command | null => {
  const takes = onlyOne(asking, question)?.takes
  return takes?.kind === 'say' ? takes.command : null
}
