import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pause } from '../../src/server/testing/processes.ts'

/** A version that is measured: installed and built in its folder, served on its port. */
interface Candidate {
  readonly name: string
  readonly folder: string
  readonly port: number
}

/** This version, and before it the one that BEFORE=FOLDER names: measured in turns, so that a busy machine is busy for both. */
export const candidatesOn = (port: number): readonly Candidate[] => [
  ...(process.env.BEFORE ? [{ name: 'before', folder: resolve(process.env.BEFORE), port: port + 1 }] : []),
  { name: 'now', folder: resolve(import.meta.dirname, '../..'), port },
]

const BUILT = 'build/server/main.js'

/** The server of a folder, for node: as it is run where it is built, otherwise from source. */
export const serverIn = (folder: string): readonly string[] =>
  existsSync(join(folder, BUILT)) ? [BUILT] : ['--import', 'tsx', 'src/server/main.ts']

const untilItAnswers = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await pause(100)
  }
  throw new Error(`${url} does not answer`)
}

const serve = async ({ folder, port }: Candidate): Promise<() => Promise<void>> => {
  if (!existsSync(join(folder, 'dist/index.html'))) throw new Error(`Nothing is built in ${folder}: npm run build there first.`)
  const data = mkdtempSync(join(tmpdir(), 'client-bench-'))
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, serverIn(folder), { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => server.kill())
  await untilItAnswers(`http://127.0.0.1:${port}/healthz`)
  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
}

/** As long as the work lasts. */
export const whileServed = async (candidates: readonly Candidate[], work: () => Promise<void>): Promise<void> => {
  const stops = await Promise.all(candidates.map(serve))
  await work()
  await Promise.all(stops.map((stop) => stop()))
}
