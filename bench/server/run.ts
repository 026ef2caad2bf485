import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, gone } from '../../src/server/testing/processes.ts'
import { serverIn } from '../common/builds.ts'
import { median, percentile } from '../common/figures.ts'
import { memoryOf, workOf } from '../common/processes.ts'

/**
 * Processor time and bytes a move at our tables, and how long one waits, beside boardgame.io's own server given the same matches,
 * players and moves: after warming up, as many messages waited for on both sides, the load spread.
 * `BEFORE=folder` measures an earlier state of this project in the same run, `ROUNDS=3` all of them three times in turns.
 */
const ROOT = join(import.meta.dirname, '../..')
const PEER = join(ROOT, 'bench/peer')
const SAME = { tables: 20, seats: 4, warm: 500, moves: 200, rest: 60 }
const HELD = { tables: 200, seats: 5, warm: 3, moves: 12, rest: 1000 }
const ROUNDS = Number(process.env.ROUNDS ?? 1)
/** Minutes after which a part is given up. */
const PATIENCE = 15
/** All clients come from one address, and are in haste. */
const BOUNDS = [
  ...['MESSAGE_BURST', 'MESSAGES_PER_SECOND', 'REQUESTS_PER_MINUTE', 'CODE_TRIES_PER_MINUTE', 'NEW_TABLES_PER_HOUR'],
  ...['MAX_CONNECTIONS', 'MAX_CONNECTIONS_PER_ADDRESS', 'MAX_TCP', 'MAX_TCP_PER_ADDRESS'],
]
const UNBOUNDED = Object.fromEntries(BOUNDS.map((name) => [name, '100000']))

interface Work {
  readonly tables: number
  readonly seats: number
  /** Moves at each table before anything is measured. */
  readonly warm: number
  readonly moves: number
  /** Milliseconds between two moves of a table, more or less. */
  readonly rest: number
}

interface Result {
  readonly seconds: number
  readonly acks: number[]
  /** That came to the clients. */
  readonly bytes: number
}

/** The first line that fits; what was said last, when there is none in time. */
const line = (child: ChildProcess, fits: (line: string) => boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    const fail = (why: string): void =>
      reject(new Error(`${why}; last it said: ${text.trim().split('\n').at(-1)?.slice(0, 200)}`))
    const timer = setTimeout(() => fail(`not done within ${PATIENCE} minutes`), PATIENCE * 60_000)
    child.stdout?.on('data', (data) => {
      text += data
      const found = text.split('\n').slice(0, -1).find(fits)
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      fail(`ended with ${code} before its time`)
    })
  })

const ended = (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM')
  return gone(child)
}

const run = (command: string, args: readonly string[], cwd: string, env: object = {}): ChildProcess =>
  spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })

const node = process.execPath
const argumentsOf = (port: number, { tables, seats, warm, moves, rest }: Work): string[] =>
  [port, tables, seats, warm, moves, rest].map(String)

interface Measured {
  readonly result: Result
  /** Milliseconds of the server's processor. */
  readonly work: number
}

interface MeasuredTables extends Measured {
  readonly before: number
  readonly open: number
}

/** What the clients found, and how hard the server worked for it. */
const measure = async (server: ChildProcess, clients: ChildProcess, onOpen: () => void = () => {}): Promise<Measured> => {
  try {
    const played = line(clients, (text) => text.includes('"acks"'))
    await line(clients, (text) => text.includes('"opened"'))
    onOpen()
    await line(clients, (text) => text.includes('"warmed"'))
    const before = workOf(server)
    const result = JSON.parse(await played) as Result
    return { result, work: workOf(server) - before }
  } finally {
    await Promise.all([ended(server), ended(clients)])
  }
}

const measureOurs = async (work: Work, root = ROOT): Promise<MeasuredTables> => {
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
  const port = await freePort()
  const env = { PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: folder, ...UNBOUNDED }
  const server = run(node, serverIn(root), root, env)
  await line(server, (text) => text.includes('Demi-rêve is at'))
  const before = memoryOf(server)
  const clients = run(node, ['--import', 'tsx', 'bench/server/load.ts', ...argumentsOf(port, work)], root)
  let open = Number.NaN
  const measured = await measure(server, clients, () => {
    open = memoryOf(server)
  })
  rmSync(folder, { recursive: true })
  return { ...measured, before, open }
}

const measurePeer = async (work: Work): Promise<Measured> => {
  if (!existsSync(join(PEER, 'node_modules'))) execFileSync('npm', ['ci'], { cwd: PEER, stdio: 'inherit' })
  const port = await freePort()
  const server = run(node, ['server.js'], PEER, { PORT: `${port}`, NODE_ENV: 'production' })
  await line(server, (text) => text.includes('up'))
  const clients = run(node, ['load.js', ...argumentsOf(port, work)], PEER, { NODE_ENV: 'production' })
  return measure(server, clients)
}

const show = (name: string, { result: { seconds, acks, bytes }, work }: Measured): void => {
  console.log(`${name.padEnd(14)} ${(acks.length / seconds).toFixed(0).padStart(6)} moves/s`)
  console.log(`  the server’s processor:             ${(work / acks.length).toFixed(2)} ms a move`)
  console.log(`  to all clients together:            ${(bytes / acks.length / 1024).toFixed(2)} KiB a move`)
  console.log(
    `  to the acknowledgement, p50 / p99:  ${[0.5, 0.99].map((share) => percentile(acks, share).toFixed(1)).join(' / ')} ms`,
  )
}

const perMove = ({ result: { acks }, work }: Measured): number => work / acks.length

const MEASURED = ['our tables', 'boardgame.io', 'before'] as const
type Name = (typeof MEASURED)[number]
const found: Record<Name, number[]> = { 'our tables': [], 'boardgame.io': [], before: [] }

const measureOne = (name: Name): Promise<Measured> => {
  if (name === 'boardgame.io') return measurePeer(SAME)
  return measureOurs(SAME, name === 'before' ? process.env.BEFORE : ROOT)
}

/** In turns, so that what else the machine does falls on all of them. */
const measureRound = async (): Promise<void> => {
  for (const name of MEASURED) {
    if (name === 'before' && !process.env.BEFORE) continue
    const measured = await measureOne(name)
    found[name].push(perMove(measured))
    show(name, measured)
  }
}

const showRatios = (): void => {
  const [ours, peer, before] = MEASURED.map((name) => median(found[name])) as [number, number, number]
  console.log(`\nmedian of ${ROUNDS}: ${(ours / peer).toFixed(2)} × boardgame.io’s processor time a move, its matches in memory`)
  if (process.env.BEFORE) console.log(`median of ${ROUNDS}: ${(ours / before).toFixed(2)} × the processor time of before`)
}

const showHeld = async (): Promise<void> => {
  console.log(`\nHeld: ${HELD.tables} tables × ${HELD.seats} seats, a move a second at each`)
  const held = await measureOurs(HELD)
  show('our tables', held)
  const perTable = ((held.open - held.before) / HELD.tables) * 1024
  console.log(`  memory: ${held.before.toFixed(0)} MB empty, ${held.open.toFixed(0)} MB open: ${perTable.toFixed(0)} KB a table`)
}

execFileSync('npm', ['run', '-s', 'build', '--', '--logLevel', 'error'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`)
console.log(
  `${SAME.tables} tables × ${SAME.seats} seats, ${SAME.moves} moves each after ${SAME.warm}; clients in a second process`,
)
for (let round = 0; round < ROUNDS; round++) await measureRound()
showRatios()
await showHeld()
