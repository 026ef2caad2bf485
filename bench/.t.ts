import { type Command, tmr } from '../src/games/tmr/rules/index.ts'
import { chanceOf, FIRST, legalCommand, livelyDice, liveTable } from '../src/games/tmr/rules/testing/randomPlay.ts'
import { isRefusal } from '../src/kit/refusal.ts'
import { GARDIEN, joueur } from '../src/kit/roles.ts'
import { SEED } from './common/play.ts'
const [dice, chance] = [livelyDice(SEED), chanceOf(SEED)]
let table = tmr.initial(liveTable()); let done = 0, idle = 0
while (done < 103000 && idle < 2000) {
  const dreamer = FIRST; const me = table.dreamers[dreamer]!
  const tired = me.stage.phase === 'asleep' || me.dream < 3
  const open = tired ? null : legalCommand(table, dreamer, chance)
  const said = tired ? { by: GARDIEN, command: { type: 'correct', dreamer, dream: 40, fatigue: 0 } as Command } : { by: joueur(dreamer), command: open ?? ({ type: 'ascend', dreamer, mode: 'normal' } as Command) }
  const answer = tmr.decide(table, said.command, said.by, dice)
  if (isRefusal(answer)) { idle++; if (idle === 1999) console.log(done, JSON.stringify(said.command), JSON.stringify(answer), JSON.stringify(me.stage).slice(0, 400), me.dream); continue }
  idle = 0; done++; table = answer.reduce(tmr.evolve, table)
  if (done % 10000 === 0) console.log(done)
}
console.log('end', done)
