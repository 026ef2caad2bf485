import { type Command, type Table, tmr } from '../src/games/tmr/rules/index.ts'
import { FIRST, livelyDice, liveTable } from '../src/games/tmr/rules/testing/randomPlay.ts'
import { isRefusal } from '../src/kit/refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../src/kit/roles.ts'
import { print, rate, type Spent, timed } from './common/figures.ts'
import { playOf, SEED } from './common/play.ts'
import { roomOf, type Said, timePlay } from './common/room.ts'

/** Figures of the rules core on one core: printed, never judged. */

const COMMANDS = 30_000
const LISTENERS: readonly Role[] = [GARDIEN, joueur(FIRST), spectateur(FIRST)]

const throughRoom = async (play: readonly Said[], listeners: readonly Role[]): Promise<Spent> =>
  timePlay(await roomOf(tmr, liveTable(), livelyDice(SEED)), play, listeners)

const withoutRoom = (play: readonly Said<Command>[], roles: readonly Role[]): void => {
  const dice = livelyDice(SEED)
  let table: Table = tmr.initial(liveTable())
  for (const { by, command } of play) {
    const parsed = tmr.parseCommand(command)
    if (isRefusal(parsed)) throw new Error(parsed.code)
    const answer = tmr.decide(table, parsed, by, dice)
    if (isRefusal(answer)) throw new Error(answer.code)
    table = answer.reduce(tmr.evolve, table)
    for (const role of roles) tmr.view(table, role)
  }
}

const play = playOf(COMMANDS)
/** Until the engine has done compiling: it works in other threads, and its time would be counted. */
await throughRoom(play, LISTENERS)
await throughRoom(play, [])
withoutRoom(play, LISTENERS)

print('commands a second', 'by the clock', 'by processor time')
rate('room, decide, evolve, three views and feeds', await throughRoom(play, LISTENERS), COMMANDS)
rate('room, decide, evolve, nobody listening', await throughRoom(play, []), COMMANDS)
rate('parse, decide, evolve, three views, no room', await timed(() => withoutRoom(play, LISTENERS)), COMMANDS)
rate('parse, decide, evolve alone', await timed(() => withoutRoom(play, [])), COMMANDS)
