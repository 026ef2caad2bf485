import { type Command, type DreamerId, legalCommands, type View } from '../../games/tmr/rules/public.ts'
import type { Chance } from './chance.ts'

const OUTSIDE = ['interrupt', 'descend', 'struggle', 'stay'] as const

/** Something a player might say: mostly allowed, sometimes not. */
export const sayAsPlayer = (view: View, seat: string, chance: Chance): Command => {
  const dreamer = seat as DreamerId
  const board = view.boards.find(({ id }) => id === dreamer)
  const legal = board ? legalCommands(view, board) : []
  const steps = legal.filter(({ type }) => type === 'move' || type === 'master' || type === 'struggle' || type === 'masterCell')
  const chosen = chance.once(8) ? undefined : chance.pick(steps.length > 0 && !chance.once(4) ? steps : legal)
  return chosen ?? { type: chance.pick(OUTSIDE) ?? 'stay', dreamer }
}

/** Something the gardien might do, to anybody. */
export const sayAsGardien = (view: View, chance: Chance): Command => {
  const dreamer = chance.pick(view.boards)?.id ?? ('nobody' as DreamerId)
  const words: Command[] = [
    { type: 'advance', hours: 1 + chance.below(5) },
    { type: 'modify', dreamer, value: chance.below(7) - 3, secret: chance.once(2) },
    { type: 'correct', dreamer, dream: 20 + chance.below(30), fatigue: 0 },
    { type: 'interrupt', dreamer },
    { type: 'rollSecret', count: 1, sides: 20, note: 'pour voir' },
    { type: 'reveal', dreamer },
    { type: 'callRound', round: chance.once(4) ? null : (view.rounds?.now ?? 0) + 1 },
  ]
  return chance.pick(words) ?? { type: 'advance', hours: 1 }
}
