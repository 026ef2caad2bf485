import type { Config } from './common/config.ts'

/** What waits for all connections together to read it. */
export interface Backlog {
  /** Whether a connection may be sent more, given the bytes that wait for it. */
  allows(connection: Waiting, waiting: number): boolean
  add(connection: Waiting): void
  remove(connection: Waiting): void
  /** For all connections. */
  waiting(): number
}

export interface Waiting {
  waiting(): number
  tooSlow(): void
}

type Limits = Pick<Config, 'MAX_WAITING_BYTES' | 'MAX_WAITING_BYTES_IN_ALL'>

/** Nobody who reads has as much waiting; below, the sum is not asked for. */
const SMALL = 32_768

export const createBacklog = (limits: Limits): Backlog => {
  const connections = new Set<Waiting>()

  const sum = (): number => [...connections].reduce((total, one) => total + one.waiting(), 0)

  /** Whoever lets most wait makes room for the others. */
  const relieve = (): void => {
    const [slowest] = [...connections].sort((one, other) => other.waiting() - one.waiting())
    if (slowest) slowest.tooSlow()
  }

  return {
    allows: (connection, waiting) => {
      if (waiting > limits.MAX_WAITING_BYTES) return false
      if (waiting > SMALL && sum() > limits.MAX_WAITING_BYTES_IN_ALL) relieve()
      return connections.has(connection)
    },
    add: (connection) => {
      connections.add(connection)
    },
    remove: (connection) => {
      connections.delete(connection)
    },
    waiting: sum,
  }
}
