import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasTables } from '../../src/house/seat/hasTables.ts'
import { pause } from '../../src/server/testing/processes.ts'
import { mostMemoryOf, workOf } from '../common/processes.ts'
import type { Figures } from './honest.ts'

/**
 * Ten tables that play on while every door is tried at its bound, all on this machine: `npm run bench:hostile -- MINUTES`.
 * The server, the honest ones and the hostile ones each have a process. `PROFILE=FOLDER` leaves there what the server's loop did.
 */
const MINUTES = Number(process.argv[2] ?? 10)
const MINUTE = 60_000
const ROOT = join(import.meta.dirname, '../..')
const PORT = Number(process.env.PORT ?? 4299)

const folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
const ENV = {
  ...process.env,
  PORT: `${PORT}`,
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  // Many addresses, as one machine can have them.
  TRUST_PROXY: 'yes',
  MAX_TABLES: '1000000',
}
const run = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, args, { cwd: ROOT, env: ENV, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

execFileSync('npx', ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error'], {
  cwd: ROOT,
  stdio: 'inherit',
})
const profile = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : []
const server = run(...profile, 'build/server/main.js')
const isUp = (): boolean => server.exitCode === null && server.signalCode === null
while (isUp() && !(await hasTables(`http://127.0.0.1:${PORT}`))) await pause(50)
const honest = run('--import', 'tsx', 'bench/hostile/honest.ts', `${PORT}`, `${server.pid}`)

// Asked once a minute, each time until it answers or ends.
honest.setMaxListeners(MINUTES + 10)

/** What was measured since it was last asked for; null: an honest one fell. */
const asked = async (): Promise<Figures | null> => {
  if (honest.exitCode !== null) return null
  honest.send('tell')
  const [figures] = await Promise.race([once(honest, 'message'), once(honest, 'exit').then(() => [null])])
  return figures
}

const round = (values: readonly number[]): string => values.map((one) => one.toFixed(1)).join(' / ')

const tell = (name: string, { moves, wall, loop }: Figures, loopShare: number): void => {
  console.log(`${name}: ${moves} moves; p50 / p99 / longest in ms`)
  console.log(`  by the clock ${round(wall)}; of the loop's processor time ${round(loop)}`)
  console.log(
    `  the server worked ${loopShare.toFixed(0)} % of a processor, its memory at most ${mostMemoryOf(server).toFixed(0)} MB`,
  )
}

/** A minute, told. */
const minute = async (name: string): Promise<Figures | null> => {
  const [from, worked] = [performance.now(), workOf(server)]
  await pause(MINUTE)
  const figures = await asked()
  if (figures) tell(name, figures, ((workOf(server) - worked) / (performance.now() - from)) * 100)
  return figures
}

const endAll = async (): Promise<void> => {
  honest.kill()
  if (isUp()) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}

await pause(15_000)
await asked()
const peace = await minute('in peace')
if (!peace) throw new Error('nobody could play in peace')
const attacks = run('--import', 'tsx', 'bench/hostile/attacks.ts', `${PORT}`, `${MINUTES}`)
// They would be on other machines: what they work is not to be taken from the server.
setPriority(attacks.pid ?? 0, 10)
const attacked = once(attacks, 'exit')
const worst: number[] = []
let fell = false
for (let at = 1; isUp() && !fell && at <= MINUTES; at++) {
  const figures = await minute(`minute ${at} under attack`)
  fell = figures === null
  if (!figures) break
  worst.push(figures.loop[1] / peace.loop[1])
}
const leaked = (await attacked)[0] !== 0
const ends = [
  `the server is ${isUp() ? 'up' : 'DOWN'}`,
  leaked && 'AN ATTACK FOUND SOMETHING',
  fell && 'AN HONEST ONE FELL',
].filter(Boolean)
console.log(
  `p99 of the loop against peace, by the minute: ${round(worst)}; memory at most ${mostMemoryOf(server).toFixed(0)} MB; ${ends.join('; ')}`,
)
const sound = isUp() && !leaked && !fell
await endAll()
process.exit(sound ? 0 : 1)
