import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { needPostgres } from './findPostgres.ts'
import { freePort, gone, pause } from './processes.ts'

/** A PostgreSQL of the tests' own, on this machine alone, gone with them. */
export interface TestPostgres {
  readonly port: number
  /** The address of a new and empty database. */
  newDatabase(): Promise<string>
  /** As a fallen machine leaves it, until it is started again. */
  crash(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

const NOBODY = 65_534

/** PostgreSQL refuses to run as root: it runs as a user without rights then. */
const asWhom = (): { uid?: number; gid?: number } => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {})

const addressOf = (port: number, database: string): string => `postgres://tests@127.0.0.1:${port}/${database}`

const ask = async (address: string, sql: string): Promise<void> => {
  // Somebody else may have taken the port, and say nothing.
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2000, query_timeout: 5000 })
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end().catch(() => {})
  }
}

const makeCluster = (bin: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-postgres-'))
  const { uid, gid } = asWhom()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  const how = ['-D', join(folder, 'data'), '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), how, { ...asWhom(), cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return folder
}

const isUp = async (child: ChildProcess, port: number): Promise<void> => {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
    try {
      return await ask(addressOf(port, 'postgres'), 'SELECT 1')
    } catch {
      await pause(50)
    }
  }
  throw new Error('PostgreSQL does not start')
}

export const startPostgres = async (): Promise<TestPostgres> => {
  const bin = needPostgres()
  const folder = makeCluster(bin)
  let port = await freePort()
  let child: ChildProcess | null = null
  let made = 0

  const start = async (): Promise<void> => {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'fsync=off',
      'log_min_messages=panic',
    ]
    const args = ['-D', join(folder, 'data'), '-p', `${port}`, ...settings.flatMap((one) => ['-c', one])]
    child = spawn(join(bin, 'postgres'), args, { ...asWhom(), cwd: folder, stdio: 'ignore' })
    await isUp(child, port)
  }

  const end = async (signal: 'SIGQUIT' | 'SIGINT'): Promise<void> => {
    if (!child) return
    child.kill(signal)
    await gone(child)
    child = null
  }

  const atExit = (): void => void child?.kill('SIGQUIT')
  process.once('exit', atExit)
  // The port may be taken by somebody else in the meantime.
  for (let tries = 0; tries < 5; tries++) {
    const failed = await start().then(
      () => null,
      (error: unknown) => error,
    )
    if (failed === null) break
    if (tries === 4) throw failed
    port = await freePort()
  }
  return {
    port,
    newDatabase: async () => {
      const name = `tables_${made++}`
      await ask(addressOf(port, 'postgres'), `CREATE DATABASE ${name}`)
      return addressOf(port, name)
    },
    crash: () => end('SIGQUIT'),
    start,
    stop: async () => {
      await end('SIGINT')
      process.removeListener('exit', atExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
