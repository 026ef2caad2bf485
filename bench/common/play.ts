import { type Command, tmr } from '../../src/games/tmr/rules/index.ts'
import { chanceOf, FIRST, legalCommand, livelyDice, liveTable } from '../../src/games/tmr/rules/testing/randomPlay.ts'
import { isRefusal } from '../../src/kit/refusal.ts'
import { GARDIEN, joueur } from '../../src/kit/roles.ts'
import type { Said } from './room.ts'

export const SEED = 20_261_115

/** Random legal play, found beforehand: the same dice lead to the same game. */
export const playOf = (count: number): Said<Command>[] => {
  const [dice, chance] = [livelyDice(SEED), chanceOf(SEED)]
  const play: Said<Command>[] = []
  const dreamer = FIRST
  let table = tmr.initial(liveTable())
  while (play.length < count) {
    const tired = table.dreamers[dreamer]?.stage.phase === 'asleep' || (table.dreamers[dreamer]?.dream ?? 0) < 3
    const open = tired ? null : legalCommand(table, dreamer, chance)
    const rescue: Said<Command> = { by: GARDIEN, command: { type: 'correct', dreamer, dream: 40, fatigue: 0 } }
    const ascend: Command = { type: 'ascend', dreamer, mode: 'normal' }
    const said = tired ? rescue : { by: joueur(dreamer), command: open ?? ascend }
    const answer = tmr.decide(table, said.command, said.by, dice)
    if (isRefusal(answer)) continue
    table = answer.reduce(tmr.evolve, table)
    play.push(said)
  }
  return play
}
