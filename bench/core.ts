import { type Command, type Event, type Table, tmr } from '../src/games/tmr/rules/index.ts'
import { chanceOf, FIRST, legalCommand, livelyDice, liveTable } from '../src/games/tmr/rules/testing/randomPlay.ts'
import { memoryStorage } from '../src/kit/memoryStorage.ts'
import { isRefusal } from '../src/kit/refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../src/kit/roles.ts'
import { openRoom } from '../src/kit/room.ts'
import { newTable } from '../src/kit/storage.ts'

/** Figures of the rules core on one core: printed, never judged. */

const SEED = 20_261_115
const COMMANDS = 30_000
const LOG = 10_000
const PLAYER = joueur(FIRST)
const LISTENERS: readonly Role[] = [GARDIEN, PLAYER, spectateur(FIRST)]

interface Said {
  readonly by: Role
  readonly command: Command
}

const ascend: Command = { type: 'ascend', dreamer: FIRST, mode: 'normal' }
const rescue: Said = { by: GARDIEN, command: { type: 'correct', dreamer: FIRST, dream: 40, fatigue: 0 } }

/** Random legal play, found beforehand: the same dice lead to the same game. */
const playOf = (count: number): Said[] => {
  const [dice, chance] = [livelyDice(SEED), chanceOf(SEED)]
  const play: Said[] = []
  let table = tmr.initial(liveTable())
  while (play.length < count) {
    const tired = table.dreamers[FIRST]?.stage.phase === 'asleep' || (table.dreamers[FIRST]?.dream ?? 0) < 3
    const open = tired ? null : legalCommand(table, FIRST, chance)
    const said = tired ? rescue : { by: PLAYER, command: open ?? ascend }
    const answer = tmr.decide(table, said.command, said.by, dice)
    if (isRefusal(answer)) continue
    table = answer.reduce(tmr.evolve, table)
    play.push(said)
  }
  return play
}

interface Spent {
  readonly wall: number
  /** Of this process, whatever else the machine does. */
  readonly processor: number
}

const timed = async (work: () => unknown): Promise<Spent> => {
  const [start, used] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(used)
  return { wall: performance.now() - start, processor: (user + system) / 1000 }
}

const opened = async (storage: ReturnType<typeof memoryStorage<Event>>) => {
  const room = await openRoom({ game: tmr, storage, dice: livelyDice(SEED), clock: () => 0 })
  if (isRefusal(room)) throw new Error(room.code)
  return room
}

const throughRoom = async (play: readonly Said[], listeners: readonly Role[]): Promise<Spent> => {
  const room = await opened(memoryStorage<Event>(newTable(tmr, liveTable())))
  let messages = 0
  for (const role of listeners) room.subscribe(role, 0, () => messages++)
  let at = 0
  const time = await timed(async () => {
    for (const { by, command } of play) {
      const answer = await room.submit({ id: `${at++}`, by, command })
      if (!answer.ok) throw new Error(JSON.stringify(answer))
    }
  })
  if (listeners.length > 0 && messages === 0) throw new Error('nobody was told')
  return time
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

const print = (what: string, wall: string, processor: string): void =>
  console.log(`${what.padEnd(56)}${wall.padStart(14)}${processor.padStart(18)}`)
const perSecond = (ms: number): string => Math.round((COMMANDS / ms) * 1000).toLocaleString('en')
const rate = (what: string, { wall, processor }: Spent): void => print(what, perSecond(wall), perSecond(processor))
const time = (what: string, { wall, processor }: Spent): void =>
  print(what, `${wall.toFixed(1)} ms`, `${processor.toFixed(1)} ms`)

const play = playOf(COMMANDS)
await throughRoom(play.slice(0, 5000), LISTENERS)
withoutRoom(play.slice(0, 5000), LISTENERS)

print('commands a second', 'by the clock', 'by processor time')
rate('  room, decide, evolve, three views and feeds', await throughRoom(play, LISTENERS))
rate('  room, decide, evolve, nobody listening', await throughRoom(play, []))
rate('  parse, decide, evolve, three views, no room', await timed(() => withoutRoom(play, LISTENERS)))
rate('  parse, decide, evolve alone', await timed(() => withoutRoom(play, [])))

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
