import { readFileSync } from 'node:fs'
import { tableApi } from '../../src/house/seat/tableApi.ts'
import { linkOf, openTestTable, type Watched } from '../../src/server/testing/harness.ts'
import { pause } from '../../src/server/testing/processes.ts'
import { percentile } from '../common/figures.ts'

/** Ten tables that play on, in a process of their own: nothing of what is measured is the attackers' haste. */
const [port = '', server = ''] = process.argv.slice(2)
const origin = `http://127.0.0.1:${port}`
const TABLES = 10
const PAUSE = 100

// Each comes from a home of its own: what one address may open in an hour is not what is measured.
const { fetch } = globalThis
let homes = 0
globalThis.fetch = (url, { headers, ...init } = {}) =>
  fetch(url, { ...init, headers: { ...headers, 'x-forwarded-for': `10.9.0.${++homes % 256}` } })

/** Of what was measured since it was last told: the half, the hundredth that took longest, the longest; in milliseconds. */
export interface Figures {
  readonly moves: number
  readonly wall: readonly [number, number, number]
  /** Processor time of the server's loop while a move waits. */
  readonly loop: readonly [number, number, number]
}

/** Milliseconds of processor time that the loop of the server has had. */
const loopTime = (): number => Number(readFileSync(`/proc/${server}/task/${server}/schedstat`, 'utf8').split(' ')[0]) / 1e6

const measured = { wall: [] as number[], loop: [] as number[] }

const three = (values: readonly number[]) => [0.5, 0.99, 1].map((share) => percentile(values, share)) as [number, number, number]

const tell = (): Figures => {
  const { wall, loop } = measured
  const figures = { moves: wall.length, wall: three(wall), loop: three(loop) }
  for (const values of Object.values(measured)) values.length = 0
  return figures
}

const play = async ({ link }: Watched): Promise<never> => {
  for (;;) {
    const [from, used] = [performance.now(), loopTime()]
    const answer = await link.say({ type: 'advance', hours: 1 })
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    measured.wall.push(performance.now() - from)
    measured.loop.push(loopTime() - used)
    await pause(PAUSE)
  }
}

const openHonest = async (): Promise<Watched> => {
  const one = linkOf(origin, (await openTestTable(tableApi(origin), ['Ana'])).gardien)
  await one.until(({ state }) => state === 'online')
  return one
}

const honest: Watched[] = []
for (let at = 0; at < TABLES; at++) honest.push(await openHonest())
process.on('message', () => process.send?.(tell()))
// Whatever ends one of them ends the measurement: it is told as a fall.
await Promise.all(honest.map(play))
