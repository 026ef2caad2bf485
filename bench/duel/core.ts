import { choose } from '../../src/games/duel/bot/bots.ts'
import { type Command, duel, type Event, type Setup, type State, type Told, type View } from '../../src/games/duel/rules/index.ts'
import { seededDice } from '../../src/kit/dice.ts'
import { memoryStorage } from '../../src/kit/memoryStorage.ts'
import { isRefusal } from '../../src/kit/refusal.ts'
import { joueur, type Role, spectateur } from '../../src/kit/roles.ts'
import { openRoom } from '../../src/kit/room/room.ts'
import { newTable } from '../../src/kit/storage.ts'
import { wireNews } from '../../src/kit/wire.ts'
import { percentile, type Spent, timed } from '../common/figures.ts'
import { print, rate } from '../common/rates.ts'

/** Figures of the core of the duel on one core: printed, never judged. */

const DUELS = 60
const SEATS = ['a', 'b', 'c', 'd']
/** As many feeds as the other core is measured with. */
const LISTENERS: readonly Role[] = [joueur('a'), joueur('b'), spectateur('a')]

interface Said {
  readonly by: Role
  readonly command: Command
}

interface Duel {
  readonly seed: number
  readonly setup: Setup
  readonly said: readonly Said[]
}

const setupOf = (count: number): Setup => ({
  advanced: false,
  seats: SEATS.slice(0, count).map((id) => ({ id, name: id })),
  position: null,
})

/** What the program says to itself, found beforehand: the same dice lead to the same duel. */
const duelOf = (seed: number, count: number): Duel => {
  const [dice, minds] = [seededDice(seed), seededDice(seed + 1)]
  const setup = setupOf(count)
  const said: Said[] = []
  let state: State = duel.initial(setup)
  while (state.phase !== 'over') {
    const [seat = ''] = duel.view(state, spectateur('')).awaited
    const by = joueur(seat)
    const command = choose('somnolent', duel.view(state, by), seat, minds)
    const answer = duel.decide(state, command, by, dice)
    if (isRefusal(answer)) throw new Error(answer.code)
    said.push({ by, command })
    state = answer.reduce(duel.evolve, state)
  }
  return { seed, setup, said }
}

type Hearing = (message: Parameters<typeof wireNews<View, Told>>[0], before: View) => void

const opened = async ({ seed, setup }: Duel, listeners: readonly Role[], hear: Hearing) => {
  const storage = memoryStorage<Event>(newTable(duel, setup))
  const room = await openRoom({ game: duel, storage, dice: seededDice(seed), clock: () => 0 })
  if (isRefusal(room)) throw new Error(room.code)
  for (const role of listeners) room.subscribe(role, 0, hear)
  return room
}

type OpenRoom = Awaited<ReturnType<typeof opened>>

const sayTo = async (room: OpenRoom, { by, command }: Said): Promise<void> => {
  const answer = await room.submit({ id: `${room.entries.length}`, by, command })
  if (!answer.ok) throw new Error(JSON.stringify(answer))
}

const throughRooms = async (duels: readonly Duel[], listeners: readonly Role[]): Promise<Spent> => {
  let messages = 0
  const spent = { wall: 0, processor: 0 }
  for (const one of duels) {
    const room = await opened(one, listeners, () => messages++)
    const { wall, processor } = await timed(async () => {
      for (const said of one.said) await sayTo(room, said)
    })
    spent.wall += wall
    spent.processor += processor
  }
  if (listeners.length > 0 && messages === 0) throw new Error('nobody was told')
  return spent
}

/** Bytes of each move to all its seats together, as a server sends it. */
const sizesOf = async (duels: readonly Duel[]): Promise<readonly number[]> => {
  const sizes: number[] = []
  for (const one of duels) {
    let sent = 0
    const seats = one.setup.seats.map(({ id }) => joueur(id))
    const room = await opened(one, seats, (message, before) => {
      sent += Buffer.byteLength(JSON.stringify({ type: 'feed', news: wireNews(message, before) }))
    })
    for (const said of one.said) {
      sent = 0
      await sayTo(room, said)
      sizes.push(sent)
    }
  }
  return sizes
}

const duels = Array.from({ length: DUELS }, (_, at) => duelOf(at + 1, 2 + (at % 3)))
const commands = duels.reduce((sum, { said }) => sum + said.length, 0)
/** Until the engine has done compiling. */
await throughRooms(duels, LISTENERS)

print(`duel: commands a second (${DUELS} duels of two to four)`, 'by the clock', 'by processor time')
rate('  room, decide, evolve, three views and feeds', await throughRooms(duels, LISTENERS), commands)
rate('  room, decide, evolve, nobody listening', await throughRooms(duels, []), commands)

const sizes = await sizesOf(duels.filter(({ setup }) => setup.seats.length === SEATS.length))
const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(2)} KiB`
console.log(
  `duel: a move on the wire to four seats together: mean ${kib(mean)}, median ${kib(percentile(sizes, 0.5))}, of 100 the 95th ${kib(percentile(sizes, 0.95))}, at most ${kib(Math.max(...sizes))}`,
)
