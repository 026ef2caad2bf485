import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { type Balancer, startBalancer } from './balancer.ts'
import { freePort, gone } from './processes.ts'
import { bundleServer, keepStarting, startProcess } from './serverProcess.ts'

interface One {
  readonly port: number
  /** The way from this process to the database. */
  readonly way: Balancer
  child: ChildProcess
  up: boolean
}

/** Several processes that serve the same tables, behind a balancer of our own. */
export interface Cluster {
  readonly origin: string
  /** Of each process alone. */
  readonly origins: readonly string[]
  /** The ways from each process to the database. */
  readonly ways: readonly Balancer[]
  /** Kills one that is up, and starts it again; resolves when it is dead. */
  killNext(): Promise<void>
  /** How many of them are up. */
  up(): number
  allUp(): Promise<void>
  stop(): Promise<void>
}

const through = (url: string, port: number): string => {
  const address = new URL(url)
  address.port = `${port}`
  return address.href
}

export const startCluster = async (url: string, databasePort: number, count: number): Promise<Cluster> => {
  const bundle = await bundleServer()
  const originOf = ({ port }: Pick<One, 'port'>): string => `http://127.0.0.1:${port}`
  let stopping = false
  let turn = 0

  const launch = (port: number, way: Balancer): ChildProcess =>
    startProcess(bundle, port, { DATABASE_URL: through(url, way.port) })

  const makeOne = async (): Promise<One> => {
    const [port, way] = [await freePort(), await startBalancer([databasePort])]
    const child = await keepStarting(originOf({ port }), () => launch(port, way))
    return { port, way, child, up: true }
  }

  const all: One[] = []
  for (let made = 0; made < count; made++) all.push(await makeOne())
  const balancer = await startBalancer(all.map(({ port }) => port))
  const starting = new Set<Promise<void>>()

  const startAgain = async (one: One): Promise<void> => {
    if (stopping) return
    one.child = await keepStarting(originOf(one), () => launch(one.port, one.way))
    one.up = true
  }

  return {
    origin: `http://127.0.0.1:${balancer.port}`,
    origins: all.map(originOf),
    ways: all.map(({ way }) => way),
    killNext: async () => {
      const alive = all.filter(({ up }) => up)
      const one = alive[turn++ % alive.length]
      if (!one) return
      one.up = false
      one.child.kill('SIGKILL')
      await gone(one.child)
      const started = startAgain(one)
      starting.add(started)
      started.finally(() => starting.delete(started)).catch(() => {})
    },
    up: () => all.filter(({ up }) => up).length,
    allUp: async () => {
      await Promise.all(starting)
    },
    stop: async () => {
      stopping = true
      await Promise.all(starting)
      for (const { child } of all) child.kill('SIGTERM')
      await Promise.all(all.map(({ child }) => gone(child)))
      for (const { way } of all) await way.close()
      await balancer.close()
      rmSync(bundle, { recursive: true })
    },
  }
}
