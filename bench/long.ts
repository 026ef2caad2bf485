import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Event, tmr } from '../src/games/tmr/rules/index.ts'
import { FIRST, livelyDice, liveTable } from '../src/games/tmr/rules/testing/randomPlay.ts'
import type { Entry } from '../src/kit/log.ts'
import { isRefusal } from '../src/kit/refusal.ts'
import { GARDIEN, joueur, type Role } from '../src/kit/roles.ts'
import { openRoom } from '../src/kit/room/room.ts'
import { newTable, type Storage } from '../src/kit/storage.ts'
import { PAGE } from '../src/kit/wire.ts'
import { createPace } from '../src/server/common/pace.ts'
import { openSqlite } from '../src/server/persistence/sqlite.ts'
import type { Store } from '../src/server/persistence/store.ts'
import { playOf, SEED } from './common/play.ts'
import { roomOf } from './common/room.ts'

/** Long tables: how long they take to open, how long anybody else waits meanwhile, and what they hold. Printed, never judged. */

const LENGTHS = (process.argv[2] ?? '10000,100000').split(',').map(Number)
const PLAYER: Role = joueur(FIRST)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

interface Held {
  /** The longest between two turns of the loop, by the clock and by what this process worked meanwhile. */
  readonly clock: number
  readonly processor: number
}

interface Spent<Result> extends Held {
  readonly result: Result
  readonly ms: number
  /** Of the thread of the loop. */
  readonly works: number
}

/** Of the one thread that the loop runs on, where the system tells; otherwise of all of them. */
const processorTime = (): number => {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}

/** Looks in as often as it can, until it is told to stop. */
const watchLoop = (): (() => Held) => {
  const longest = { clock: 0, processor: 0 }
  let [clock, processor] = [performance.now(), processorTime()]
  const look = (): void => {
    const [nowClock, nowProcessor] = [performance.now(), processorTime()]
    longest.clock = Math.max(longest.clock, nowClock - clock)
    longest.processor = Math.max(longest.processor, nowProcessor - processor)
    ;[clock, processor] = [nowClock, nowProcessor]
  }
  const timer = setInterval(look, 1)
  return () => {
    look()
    clearInterval(timer)
    return longest
  }
}

const timed = async <Result>(work: () => Promise<Result>): Promise<Spent<Result>> => {
  collect()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const stop = watchLoop()
  const [start, worked] = [performance.now(), processorTime()]
  const result = await work()
  const [ms, works] = [performance.now() - start, processorTime() - worked]
  return { result, ms, works, ...stop() }
}

const print = (what: string, ...figures: readonly string[]): void =>
  console.log(`${what.padEnd(52)}${figures.map((figure) => figure.padStart(14)).join('')}`)

const told = <Result>(what: string, { result, ms, works, clock, processor }: Spent<Result>): Result => {
  print(`  ${what}`, `${ms.toFixed(0)} ms`, `${works.toFixed(0)} ms`, `${clock.toFixed(0)} ms`, `${processor.toFixed(0)} ms`)
  return result
}

const memoryOf = async <Held>(make: () => Promise<Held>): Promise<{ readonly bytes: number; readonly held: Held }> => {
  collect()
  const before = process.memoryUsage().heapUsed
  const held = await make()
  collect()
  return { bytes: process.memoryUsage().heapUsed - before, held }
}

const written = async (length: number): Promise<readonly Entry<Event>[]> => {
  const room = await roomOf(tmr, liveTable(), livelyDice(SEED))
  for (const [at, { by, command }] of playOf(length).entries()) {
    await room.say({ id: `command ${at}`, by, command })
    if (at % 100 < 99) continue
    await room.say({ id: `slip ${at}`, by: GARDIEN, command: { type: 'correct', dreamer: FIRST, dream: 40 } })
    await room.undo({ id: `undo ${at}`, by: GARDIEN })
  }
  return room.entries
}

const addTo = async ({ together }: Store, entries: readonly Entry<Event>[]): Promise<string> => {
  const stored = { ...newTable(tmr, liveTable()), entries }
  const opener = { role: GARDIEN, key: 'g' }
  await together('t', ({ registry }) =>
    registry.addTable({ id: 't', name: 't', codes: 0, madeAt: 0, stored, opener, players: 'p', spectators: 's' }),
  )
  return 't'
}

const opened = async (storage: Storage<Event>) => {
  const chapters = { maker: 'bench' }
  const room = await openRoom({ game: tmr, storage, dice: livelyDice(1), clock: () => 0, pace: createPace(), chapters })
  if (isRefusal(room)) throw new Error(JSON.stringify(room))
  await room.ready(GARDIEN)
  await room.ready(PLAYER)
  return room
}

/** The first from there on that counts. */
const undoFrom = async (room: Awaited<ReturnType<typeof opened>>, from: number): Promise<void> => {
  for (let message = from; ; message++)
    if ((await room.undo({ id: `far ${message}`, by: GARDIEN, target: { message } })).ok) return
}

const measure = async (length: number): Promise<void> => {
  const entries = await written(length)
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-long-'))
  const store = await openSqlite(join(folder, 'tables.db'))
  const id = await addTo(store, entries)
  const storage = store.entries.storageOf<Event>(id)
  print(`${entries.length.toLocaleString('en')} entries`, 'by the clock', 'processor', 'held, clock', 'held, proc.')
  await (await opened(storage)).idle()
  told(
    'opened for the first time, snapshots made anew',
    await timed(async () => {
      await store.sql.change('DELETE FROM snapshots')
      await (await opened(storage)).idle()
    }),
  )
  const { bytes, held: room } = await memoryOf(async () => told('opened from snapshots', await timed(() => opened(storage))))
  print('  memory for each entry', `${(bytes / entries.length / 1000).toFixed(2)} kB`)
  told('the first page of the journal', await timed(() => room.page(PLAYER, 0, PAGE)))
  told('the view in the middle', await timed(() => room.viewAt(PLAYER, Math.floor(room.standing(PLAYER).n / 2))))
  told('the last entry undone', await timed(() => room.undo({ id: 'last', by: GARDIEN })))
  told(
    'an entry in the middle undone, and all after it',
    await timed(() => undoFrom(room, Math.floor(room.standing(GARDIEN).n / 2))),
  )
  await store.close()
  rmSync(folder, { recursive: true })
}

for (const length of LENGTHS) await measure(length)
process.exit(0)
