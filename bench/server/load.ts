import { Socket } from 'node:net'
import { type CellId, type Command, DIRECTIONS, type DreamerId, type DreamerSetup } from '../../src/games/tmr/rules/public.ts'
import { tableApi } from '../../src/house/seat/tableApi.ts'
import type { SeatPaper } from '../../src/kit/doors.ts'
import { isRefusal, type Refusal } from '../../src/kit/refusal.ts'
import { linkOf, type Watched } from '../../src/server/testing/harness.ts'
import { pause } from '../../src/server/testing/processes.ts'

/** The clients of the measurement, in a process of their own. */
const [port = 0, tables = 0, seats = 0, warm = 0, moves = 0, rest = 0] = process.argv.slice(2).map(Number)
const origin = `http://127.0.0.1:${port}`

const dreamer = (name: string): Omit<DreamerSetup, 'id'> => ({
  sheet: {
    name,
    reve: 14,
    empathie: 10,
    stamina: { boxes: 999 },
    draconic: { oniros: 9, hypnos: 9, narcos: 9, thanatos: 9 },
    spells: null,
  },
  dream: 900,
  position: 'G7' as CellId,
})

/** Nothing is waited for without end: what does not come is said. */
const PATIENCE = 60_000
const within = <Value>(what: string, wanted: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing for ${PATIENCE / 1000} s`)), PATIENCE)
  })
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer))
}

const TRIES = 5

/** A kept connection that the server has just closed is not the server's failure: it is asked again. */
const asked = async <Paper extends object>(ask: () => Promise<Paper | Refusal>, tries = 1): Promise<Paper> => {
  const answer = await ask()
  if (!isRefusal(answer)) return answer
  if (answer.code !== 'unreachable' || tries === TRIES) throw new Error(answer.code)
  await pause(100 * tries)
  return asked(ask, tries + 1)
}

/** The gardien and the players, who all see each move: the clock is everybody's, a dreamer's step the gardien's and their own. */
const openTable = async (at: number): Promise<Watched[]> => {
  const api = tableApi(origin)
  const gardien = await asked(() => api.openTable(`Table ${at}`))
  const papers: Parameters<typeof linkOf>[1][] = [gardien]
  for (let seat = 1; seat < seats; seat++) {
    const taken = await asked(() => api.bring(gardien.codes.players, dreamer(`Rêveur ${seat}`)))
    papers.push(taken as SeatPaper)
  }
  const seated = papers.map((paper) => linkOf(origin, paper))
  await Promise.all(seated.map(({ until }) => until(({ state }) => state === 'online')))
  return seated
}

const BY_PHASE: Readonly<Record<string, (dreamer: DreamerId, step: number) => Command>> = {
  awake: (id) => ({ type: 'ascend', dreamer: id, mode: 'normal' }),
  encounter: (id) => ({ type: 'repress', dreamer: id }),
  captive: (id) => ({ type: 'struggle', dreamer: id }),
  wet: (id) => ({ type: 'masterCell', dreamer: id }),
  free: (id, step) => ({ type: 'move', dreamer: id, to: DIRECTIONS[step % 6] ?? 'n' }),
}

/** What is said next at this seat: players walk and face what they meet; the gardien moves the clock. */
const wordOf = ({ link, now }: Watched, step: number): Command => {
  const board = link.role.kind === 'gardien' ? undefined : now().view?.boards[0]
  const say = board && BY_PHASE[board.phase]
  return say ? say(board.id, step) : { type: 'advance', hours: 1 }
}

const seesMore = async ({ now, until }: Watched): Promise<void> => {
  const { view } = now()
  await until((update) => update.view !== view)
}

/** QUE-9: a dreamer may be kept from going up for a day; the gardien moves in their place. */
const isKept = ({ now }: Watched): boolean => {
  const board = now().view?.boards[0]
  return board?.phase === 'awake' && board.effects.some(({ key }) => key === 'no-ascent')
}

const acks: number[] = []

/** Who sees a move: the gardien and the one who made it; a change of phase shows to all, so that it is waited for where it is due. */
const move = async (table: readonly Watched[], step: number): Promise<void> => {
  const [gardien] = table
  const next = table[step % seats]
  if (!gardien || !next) return
  const mover = isKept(next) ? gardien : next
  const watchers = mover === gardien ? table.filter((seat) => seat !== mover) : [gardien]
  const command = wordOf(mover, step)
  const from = performance.now()
  const seen = watchers.map(seesMore)
  const answer = await mover.link.say(command)
  acks.push(performance.now() - from)
  if (!answer.ok) throw new Error(`${command.type}: ${JSON.stringify(answer)}`)
  await Promise.all(seen)
}

/** Tables begin one after the other and rest for more or less long: they do not all move in the same instant. */
const play = async (table: readonly Watched[], at: number, from: number, to: number): Promise<void> => {
  await pause((rest * at) / tables)
  for (let step = from; step < to; step++) {
    await within(`move ${step} of table ${at}`, move(table, step))
    await pause(rest * (0.5 + ((at * 7 + step * 13) % 100) / 100))
  }
}

/** Bytes that came to the clients so far. */
const sockets = new Set<Socket>()
const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...to: unknown[]) {
  sockets.add(this)
  return Reflect.apply(connect, this, to)
} as typeof connect
const received = (): number => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0)

const open: Watched[][] = []
for (let at = 0; at < tables; at++) {
  open.push(await within(`table ${at}`, openTable(at)))
  process.stdout.write(`{"tables":${at + 1}}\n`)
}
process.stdout.write('{"opened":true}\n')
await Promise.all(open.map((table, at) => play(table, at, 0, warm)))
acks.length = 0
const [from, before] = [performance.now(), received()]
process.stdout.write('{"warmed":true}\n')
await Promise.all(open.map((table, at) => play(table, at, warm, warm + moves)))
const found = { seconds: (performance.now() - from) / 1000, acks, bytes: received() - before }
process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0))
