import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasTables } from '../../src/house/seat/hasTables.ts'
import { tableApi } from '../../src/house/seat/tableApi.ts'
import { linkOf, openTestTable, type Watched } from '../../src/server/testing/harness.ts'
import { percentile } from '../common/figures.ts'
import { memoryOf, pause } from '../common/processes.ts'

/** Ten tables that play on while every door is tried at its bound, all on this machine: `npm run bench:hostile -- MINUTES`. */
const MINUTES = Number(process.argv[2] ?? 10)
const TABLES = 10
const PAUSE = 100
const MINUTE = 60_000
const ROOT = join(import.meta.dirname, '../..')
const PORT = Number(process.env.PORT ?? 4299)

const folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
const run = (file: string, ...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: `${PORT}`,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      // Many addresses, as one machine can have them.
      TRUST_PROXY: 'yes',
      MAX_TABLES: '1000000',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })

const server = run('src/server/main.ts')
let alive = true
server.once('exit', () => {
  alive = false
})

interface Measured {
  readonly p50: number
  readonly p99: number
}

let waits: number[] = []
let mostMemory = 0

/** What was measured since it was last told. */
const tell = (name: string): Measured => {
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(waits, share)) as [number, number, number]
  const figures = [p50, p99, longest].map((one) => one.toFixed(1)).join(' / ')
  console.log(`${name}: ${waits.length} moves, p50 / p99 / longest: ${figures} ms; memory at most ${mostMemory.toFixed(0)} MB`)
  waits = []
  mostMemory = 0
  return { p50, p99 }
}

let over = false

const play = async ({ link }: Watched): Promise<void> => {
  while (alive && !over) {
    const from = performance.now()
    const answer = await link.submit({ type: 'advance', hours: 1 })
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    waits.push(performance.now() - from)
    mostMemory = Math.max(mostMemory, memoryOf(server))
    await pause(PAUSE)
  }
}

const openHonest = async (origin: string): Promise<Watched> => {
  const one = linkOf(origin, (await openTestTable(tableApi(origin), ['Ana'])).gardien)
  await one.until(({ state }) => state === 'online')
  return one
}

const origin = `http://127.0.0.1:${PORT}`
while (alive && !(await hasTables(origin))) await pause(50)
const honest: Watched[] = []
for (let at = 0; at < TABLES; at++) honest.push(await openHonest(origin))
const playing = Promise.all(honest.map(play))
await pause(10_000)
waits = []
await pause(MINUTE)
const peace = tell('in peace')

const attacks = run('bench/hostile/attacks.ts', `${PORT}`, `${MINUTES}`)
const attacked = new Promise<number | null>((resolve) => attacks.once('exit', resolve))
const all: number[] = []
const ratio = (under: number, before: number): string => (under / before).toFixed(2)
for (let minute = 1; alive && minute <= MINUTES; minute++) {
  await pause(MINUTE)
  all.push(...waits)
  const { p50, p99 } = tell(`minute ${minute} under attack`)
  console.log(`  against peace: p50 × ${ratio(p50, peace.p50)}, p99 × ${ratio(p99, peace.p99)}`)
}
const leaked = (await attacked) !== 0
waits = all
const { p50, p99 } = tell(`${MINUTES} minutes under attack`)
console.log(
  `against peace: p50 × ${ratio(p50, peace.p50)}, p99 × ${ratio(p99, peace.p99)}; the server is ${alive ? 'up' : 'DOWN'}${leaked ? '; AN ATTACK FOUND SOMETHING' : ''}`,
)
over = true
await playing
for (const { link } of honest) link.close()
const stillUp = alive
const gone = new Promise((resolve) => server.once('exit', resolve))
server.kill('SIGTERM')
if (alive) await gone
rmSync(folder, { recursive: true, force: true })
process.exit(stillUp && !leaked ? 0 : 1)
