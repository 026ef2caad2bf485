import { type Command, defenceSide, playerOf, type State, tableSeen, type View } from '../../rules/public.ts'
import type { Asking, DuelAnswer, DuelQuestion } from './asking.ts'

/** CMB-8: an attack that fails with nothing added, as everybody sees. */
const fails = (table: State): boolean => {
  const { fight } = table
  return fight !== null && fight.attack <= defenceSide(table, fight.with, playerOf(table, fight.seat), fight.on).total
}

/** CMB-8: whoever is attacked in vain lets it come, without the device in hand. */
export const letsFail = (view: View): Command | null =>
  view.phase === 'defence' && fails(tableSeen(view)) ? { type: 'defend', add: [], pay: [], conception: 0 } : null

/** CMB-6, CMB-7: a fight is fought of what lies open; only a shelter is looked for in the hand. */
export const inOpen = (view: View, seat: string): View | null =>
  (view.phase === 'combat' || view.phase === 'defence') && view.awaited.includes(seat)
    ? { ...view, mine: { seat, hand: [], deck: [] } }
    : null

/** How many cards of the own hand are not on the screen. */
export const turnedDown = ({ players, mine }: View): number =>
  mine ? (players.find(({ seat }) => seat === mine.seat)?.hand ?? 0) - mine.hand.length : 0

const onlyOne = (asking: Asking, { kind, answers }: DuelQuestion): DuelAnswer | undefined => {
  const open = answers.filter(({ refusal }) => !refusal)
  if (kind === 'defence' && fails(asking.table)) return open.find(({ id }) => id === 'let')
  return (kind === 'gathering' || kind === 'begin') && open.length === 1 ? open[0] : undefined
}

/** What is said where nothing is left to choose; null: somebody must. */
export const unasked = (asking: Asking, question: DuelQuestion): Command | null => {
  const takes = onlyOne(asking, question)?.takes
  return takes?.kind === 'say' ? takes.command : null
}
