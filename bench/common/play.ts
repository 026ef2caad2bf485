import { type Command, type Table, tmr } from '../../src/games/tmr/rules/index.ts'
import type { DreamerId } from '../../src/games/tmr/rules/public.ts'
import { chanceOf, FIRST, legalCommand, livelyDice, liveTable } from '../../src/games/tmr/rules/testing/randomPlay.ts'
import { isRefusal } from '../../src/kit/refusal.ts'
import { GARDIEN, joueur } from '../../src/kit/roles.ts'
import type { Said } from './room.ts'

export const SEED = 20_261_115

/** TGT-4: whoever is aimed at has to resist first; once they have, it is the other's turn again. */
const whoIsNext = ({ dreamers }: Table, dreamer: DreamerId): DreamerId => {
  const stage = dreamers[dreamer]?.stage
  const aimed = stage?.phase === 'targeting' ? stage.aimed : null
  return aimed?.passed === null ? aimed.whom : dreamer
}

/** Random legal play, found beforehand: the same dice lead to the same game. */
export const playOf = (count: number, setup = liveTable(), ids: readonly DreamerId[] = [FIRST]): Said<Command>[] => {
  const [dice, chance] = [livelyDice(SEED), chanceOf(SEED)]
  const play: Said<Command>[] = []
  let table = tmr.initial(setup)
  for (let tries = 0; play.length < count; tries++) {
    const dreamer = whoIsNext(table, ids[tries % ids.length] as DreamerId)
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
