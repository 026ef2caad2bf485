import { duel, type Setup } from '../../src/games/duel/rules/index.ts'
import { playedGame } from '../../src/games/duel/rules/testing/play.ts'
import { seededDice } from '../../src/kit/dice.ts'
import { joueur, type Role, spectateur } from '../../src/kit/roles.ts'
import { wireNews } from '../../src/kit/wire.ts'
import { percentile, print, rate, type Spent, together } from '../common/figures.ts'
import { roomOf, type Said, sayTo, timePlay } from '../common/room.ts'

/** Figures of the core of the duel on one core: printed, never judged. */

const DUELS = 60
const SEATS = ['a', 'b', 'c', 'd']
/** As many feeds as the other core is measured with. */
const LISTENERS: readonly Role[] = [joueur('a'), joueur('b'), spectateur('a')]

interface Duel {
  readonly seed: number
  readonly setup: Setup
  readonly said: readonly Said[]
}

/** What the program says to itself, found beforehand: the same dice lead to the same duel. */
const duelOf = (seed: number, count: number): Duel => {
  const seats = SEATS.slice(0, count).map((id) => ({ id, name: id }))
  const said = playedGame(seed, count).steps.map(({ seat, command }) => ({ by: joueur(seat), command }))
  return { seed, setup: { advanced: false, seats, position: null }, said }
}

const opened = ({ seed, setup }: Duel) => roomOf(duel, setup, seededDice(seed))

const throughRooms = async (duels: readonly Duel[], listeners: readonly Role[]): Promise<Spent> => {
  const times: Spent[] = []
  for (const one of duels) times.push(await timePlay(await opened(one), one.said, listeners))
  return together(times)
}

/** Bytes of each move to all its seats together, as a server sends it. */
const sizesOf = async (duels: readonly Duel[]): Promise<readonly number[]> => {
  const sizes: number[] = []
  for (const one of duels) {
    let sent = 0
    const room = await opened(one)
    for (const { id } of one.setup.seats)
      room.subscribe(joueur(id), 0, (message, before) => {
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
rate('room, decide, evolve, three views and feeds', await throughRooms(duels, LISTENERS), commands)
rate('room, decide, evolve, nobody listening', await throughRooms(duels, []), commands)

const sizes = await sizesOf(duels.filter(({ setup }) => setup.seats.length === SEATS.length))
const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(2)} KiB`
console.log(`duel: a move on the wire to four seats together: mean ${kib(mean)}, of 100 the 95th ${kib(percentile(sizes, 0.95))}`)
