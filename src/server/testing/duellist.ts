import { choose } from '../../games/duel/bot/bots.ts'
import { movesOf } from '../../games/duel/bot/moves.ts'
import { type Command, refusalSeen, tableSeen, type View } from '../../games/duel/rules/public.ts'
import { seededDice } from '../../kit/dice.ts'
import { seedOfText } from '../../kit/seedOfText.ts'
import type { Chance } from './chance.ts'

/** All that a seat of the duel might do now and may. */
export const mayDo = (view: View, seat: string): readonly Command[] => {
  if (!view.awaited.includes(seat)) return []
  if (view.phase === 'opening') return [{ type: 'keep' }, { type: 'redraw' }]
  if (view.phase === 'gathering') return [choose('somnolent', view, seat, seededDice(seedOfText(JSON.stringify(view))))]
  const table = tableSeen(view)
  return movesOf(table, seat).filter((command) => refusalSeen(table, command, seat) === null)
}

const UNTIMELY: readonly Command[] = [
  { type: 'deal' },
  { type: 'redraw' },
  { type: 'refill', discard: [] },
  { type: 'attack', with: 'tison', on: 'dreamer', add: [] },
  { type: 'defend', add: [], item: 'cendre', pay: [], conception: 0 },
]

/** Something that may well be refused. */
export const sayUntimely = (chance: Chance): Command => chance.pick(UNTIMELY) ?? { type: 'deal' }

/** Something a duellist might say: mostly allowed, sometimes not; null: another is awaited. */
export const sayAsDuellist = (view: View, seat: string, chance: Chance): Command | null => {
  if (chance.once(8)) return sayUntimely(chance)
  return chance.pick(mayDo(view, seat)) ?? null
}
