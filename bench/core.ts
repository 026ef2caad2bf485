import { type Event, type Table, type TableSetup, tmr } from '../src/games/tmr/rules/index.ts'
import { type DreamerId, dreamerId } from '../src/games/tmr/rules/public.ts'
import { FIRST, livelyDice, liveTable } from '../src/games/tmr/rules/testing/randomPlay.ts'
import { setupOf } from '../src/games/tmr/rules/testing/scene.ts'
import { memoryStorage } from '../src/kit/memoryStorage.ts'
import { isRefusal } from '../src/kit/refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../src/kit/roles.ts'
import { openRoom } from '../src/kit/room/room.ts'
import { newTable } from '../src/kit/storage.ts'
import { type Spent, timed } from './common/figures.ts'
import { playOf, type Said, SEED } from './common/play.ts'
import { print, rate } from './common/rates.ts'

/** Figures of the rules core on one core: printed, never judged. */

const COMMANDS = 30_000
const LOG = 10_000
const PLAYER = joueur(FIRST)
const LISTENERS: readonly Role[] = [GARDIEN, PLAYER, spectateur(FIRST)]
/** Lengths of the log at which a command is timed, and how many commands that is done with. */
const LENGTHS = [1, 100, 10_000, 100_000]
const AT_A_LENGTH = 3000
const CROWD: readonly DreamerId[] = Array.from({ length: 24 }, (_, at) => dreamerId(`reveur-${at + 1}`))

const crowdTable = (): TableSetup => {
  const like = { dream: 40, stamina: { endurance: 30 }, draconic: { oniros: 2, hypnos: 3, narcos: 1, thanatos: -4 } }
  const [first, ...others] = CROWD.map((id) => setupOf({ ...like, id, name: id }))
  return { ...(first as TableSetup), dreamers: [first as TableSetup, ...others].flatMap(({ dreamers }) => dreamers) }
}

const opened = async (storage: ReturnType<typeof memoryStorage<Event>>) => {
  const room = await openRoom({ game: tmr, storage, dice: livelyDice(SEED), clock: () => 0 })
  if (isRefusal(room)) throw new Error(room.code)
  return room
}

type OpenRoom = Awaited<ReturnType<typeof opened>>

const sayAll = async (room: OpenRoom, play: readonly Said[]): Promise<void> => {
  for (const { by, command } of play) {
    const answer = await room.submit({ id: `${room.entries.length}`, by, command })
    if (!answer.ok) throw new Error(JSON.stringify(answer))
  }
}

/** `from`: how many entries are written before anybody listens and the time is taken. */
const throughRoom = async (
  play: readonly Said[],
  listeners: readonly Role[],
  { setup = liveTable(), from = 0 }: { readonly setup?: TableSetup; readonly from?: number } = {},
): Promise<Spent> => {
  const room = await opened(memoryStorage<Event>(newTable(tmr, setup)))
  await sayAll(room, play.slice(0, from))
  let messages = 0
  for (const role of listeners) room.subscribe(role, 0, () => messages++)
  const time = await timed(() => sayAll(room, play.slice(from)))
  if (listeners.length > 0 && messages === 0) throw new Error('nobody was told')
  return time
}

/** A short log is soon longer: of short ones, several. */
const atLength = async (play: readonly Said[], length: number): Promise<Spent> => {
  const each = length >= AT_A_LENGTH ? AT_A_LENGTH : 100
  const spent = { wall: 0, processor: 0 }
  for (let done = 0; done < AT_A_LENGTH; done += each) {
    const { wall, processor } = await throughRoom(play.slice(0, length + each), LISTENERS, { from: length })
    spent.wall += wall
    spent.processor += processor
  }
  return spent
}

const withoutRoom = (play: readonly Said[], roles: readonly Role[]): void => {
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

const time = (what: string, { wall, processor }: Spent): void =>
  print(what, `${wall.toFixed(1)} ms`, `${processor.toFixed(1)} ms`)

const play = playOf(COMMANDS)
/** Until the engine has done compiling: it works in other threads, and its time would be counted. */
await throughRoom(play, LISTENERS)
await throughRoom(play, [])
withoutRoom(play, LISTENERS)

print('commands a second', 'by the clock', 'by processor time')
rate('  room, decide, evolve, three views and feeds', await throughRoom(play, LISTENERS), COMMANDS)
rate('  room, decide, evolve, nobody listening', await throughRoom(play, []), COMMANDS)
rate('  parse, decide, evolve, three views, no room', await timed(() => withoutRoom(play, LISTENERS)), COMMANDS)
rate('  parse, decide, evolve alone', await timed(() => withoutRoom(play, [])), COMMANDS)

print('commands a second, three feeds, after so many entries', '', '')
const long = playOf((LENGTHS.at(-1) ?? 0) + AT_A_LENGTH)
for (const length of LENGTHS) rate(`  ${length.toLocaleString('en')}`, await atLength(long, length), AT_A_LENGTH)

print('commands a second, 24 dreamers, so many roles listening', '', '')
const crowd = playOf(AT_A_LENGTH, crowdTable(), CROWD)
const players = CROWD.map(joueur)
const [one] = CROWD as [DreamerId]
for (const roles of [[joueur(one)], [GARDIEN, joueur(one), spectateur(one)], [GARDIEN, ...players]])
  rate(`  ${roles.length}`, await throughRoom(crowd, roles, { setup: crowdTable() }), AT_A_LENGTH)

const storage = memoryStorage<Event>(newTable(tmr, liveTable()))
const room = await opened(storage)
for (const [at, { by, command }] of play.slice(0, LOG).entries()) await room.submit({ id: `${at}`, by, command })
const undo = async (times: number, id: string): Promise<void> => {
  for (let at = 0; at < times; at++) await room.undo({ id: `${id}${at}`, by: GARDIEN })
}
print(`a log of ${room.entries.length} entries`, '', '')
time('  load', await timed(() => opened(storage)))
time('  load again', await timed(() => opened(storage)))
time('  the journal of a player who comes in then', await timed(() => room.journal(PLAYER)))
time('  undo the last entry', await timed(() => undo(1, 'one')))
time('  undo the last hundred, one by one', await timed(() => undo(100, 'more')))
