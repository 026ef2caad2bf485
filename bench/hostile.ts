import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasTables } from '../src/house/seat/hasTables.ts'
import { tableApi } from '../src/house/seat/tableApi.ts'
import { linkOf, openTestTable } from '../src/server/testing/harness.ts'

/** A table that plays on beside hostile connections, all on this machine: `npm run bench:hostile -- MINUTES`. */
const MINUTES = Number(process.argv[2] ?? 10)
const ROOT = join(import.meta.dirname, '..')
const PORT = Number(process.env.PORT ?? 4299)
const PAUSE = 50

const folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
  cwd: ROOT,
  env: {
    ...process.env,
    PORT: `${PORT}`,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    CODE_TRIES_PER_MINUTE: '1000000',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
})
let alive = true
server.once('exit', () => {
  alive = false
})

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Megabytes, where the system tells them. */
const memory = (): number => {
  const file = `/proc/${server.pid}/status`
  return existsSync(file) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024 : Number.NaN
}

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, two) => one - two)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const origin = `http://127.0.0.1:${PORT}`
const api = tableApi(origin)
while (alive && !(await hasTables(origin))) await pause(50)
const table = await openTestTable(api, ['Ana'])
const theirs = await openTestTable(api, ['Zed'])
const gardien = linkOf(origin, table.gardien)
await gardien.until(({ state }) => state === 'online')

const waits: number[] = []
let mostMemory = memory()
const move = async (): Promise<void> => {
  const from = performance.now()
  const answer = await gardien.link.submit({ type: 'advance', hours: 1 })
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  waits.push(performance.now() - from)
  mostMemory = Math.max(mostMemory, memory())
  await pause(PAUSE)
}
const show = (name: string): void => {
  const figures = [0.5, 0.99, 1].map((share) => percentile(waits, share).toFixed(1)).join(' / ')
  console.log(`${name}: ${waits.length} moves, p50 / p99 / longest: ${figures} ms; memory at most ${mostMemory.toFixed(0)} MB`)
}

for (let count = 0; count < 100; count++) await move()
show('in peace')
waits.length = 0

const attacks = spawn(
  process.execPath,
  ['--import', 'tsx', 'bench/hostileAttacks.ts', `${PORT}`, theirs.gardien.token, `${MINUTES}`],
  { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] },
)
let attacking = true
attacks.once('exit', () => {
  attacking = false
})
while (alive && attacking) await move()
show(`under attack for ${MINUTES} minutes`)
console.log(`the server is ${alive ? 'up' : 'DOWN'}`)
gardien.link.close()
const stillUp = alive
const gone = new Promise((resolve) => server.once('exit', resolve))
server.kill('SIGTERM')
await gone
rmSync(folder, { recursive: true, force: true })
process.exit(stillUp ? 0 : 1)
