import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The product's own server as a process of its own, on a folder of its own. */
export interface TableServer {
  readonly origin: string
  /** As when the power goes. */
  kill(): Promise<void>
  /** As when it is updated. */
  stop(): Promise<void>
  /** On the same folder and port. */
  startAgain(): Promise<void>
  close(): Promise<void>
}

/** A test joins more often from one address than people do. */
const LIMITS = {
  CODE_TRIES_PER_MINUTE: '10000',
  NEW_TABLES_PER_HOUR: '10000',
  REQUESTS_PER_MINUTE: '100000',
  WRONG_DELAY_MS: '200',
}
const STARTS_WITHIN = 120_000

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

const portFrom = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`The server did not start: ${said}`)), STARTS_WITHIN)
    const listen = (bytes: Buffer): void => {
      said += bytes.toString()
      const port = said.match(/http:\/\/localhost:(\d+)/)?.[1]
      if (!port) return
      clearTimeout(late)
      resolve(Number(port))
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
  })

export const startTableServer = async (): Promise<TableServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-tables-'))
  const start = (port: number): ChildProcess =>
    spawn(process.execPath, ['build/server/main.js'], {
      env: { ...process.env, ...LIMITS, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  let child = start(0)
  const port = await portFrom(child)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    await exited(child)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    startAgain: async () => {
      child = start(port)
      await portFrom(child)
    },
    close: async () => {
      await end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
