import { type Command, type Table, type TableSetup, tmr } from '../src/games/tmr/rules/index.ts'
import { type DreamerId, dreamerId } from '../src/games/tmr/rules/public.ts'
import { FIRST, livelyDice, liveTable } from '../src/games/tmr/rules/testing/randomPlay.ts'
import { setupOf } from '../src/games/tmr/rules/testing/scene.ts'
import { isRefusal } from '../src/kit/refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../src/kit/roles.ts'
import { print, rate, type Spent, timed, together } from './common/figures.ts'
import { playOf, SEED } from './common/play.ts'
import { roomOf, type Said, timePlay } from './common/room.ts'

/** Figures of the rules core on one core: printed, never judged. */

const COMMANDS = 30_000
const LISTENERS: readonly Role[] = [GARDIEN, joueur(FIRST), spectateur(FIRST)]
/** Lengths of the log at which a command is timed, and how many commands that is done with. */
const LENGTHS = [1, 100, 10_000, 100_000]
const AT_A_LENGTH = 3000
const CROWD: readonly DreamerId[] = Array.from({ length: 24 }, (_, at) => dreamerId(`reveur-${at + 1}`))

const crowdTable = (): TableSetup => {
  const like = { dream: 40, stamina: { endurance: 30 }, draconic: { oniros: 2, hypnos: 3, narcos: 1, thanatos: -4 } }
  const [first, ...others] = CROWD.map((id) => setupOf({ ...like, id, name: id }))
  return { ...(first as TableSetup), dreamers: [first as TableSetup, ...others].flatMap(({ dreamers }) => dreamers) }
}

const throughRoom = async (play: readonly Said[], listeners: readonly Role[], setup = liveTable(), from = 0): Promise<Spent> =>
  timePlay(await roomOf(tmr, setup, livelyDice(SEED)), play, listeners, from)

/** A short log is soon longer: of short ones, several. */
const atLength = async (play: readonly Said[], length: number): Promise<Spent> => {
  const each = length >= AT_A_LENGTH ? AT_A_LENGTH : 100
  const times: Spent[] = []
  for (let done = 0; done < AT_A_LENGTH; done += each)
    times.push(await throughRoom(play.slice(0, length + each), LISTENERS, liveTable(), length))
  return together(times)
}

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

print('commands a second, three feeds, after so many entries')
const long = playOf((LENGTHS.at(-1) ?? 0) + AT_A_LENGTH)
for (const length of LENGTHS) rate(`${length.toLocaleString('en')}`, await atLength(long, length), AT_A_LENGTH)

print('commands a second, 24 dreamers, so many roles listening')
const crowd = playOf(AT_A_LENGTH, crowdTable(), CROWD)
const players = CROWD.map(joueur)
const [one] = CROWD as [DreamerId]
for (const roles of [[joueur(one)], [GARDIEN, joueur(one), spectateur(one)], [GARDIEN, ...players]])
  rate(`${roles.length}`, await throughRoom(crowd, roles, crowdTable()), AT_A_LENGTH)
