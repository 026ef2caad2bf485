import type { Server, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Store } from './persistence/store.ts'
import type { RawConnections } from './rawConnections.ts'
import type { Sockets } from './sockets.ts'
import type { Tables } from './table/tables.ts'

/** Milliseconds for the last word to leave, for requests under way to be answered, and for what is written to be closed: two seconds in all. */
export const LONGEST = { word: 100, requests: 900, store: 1000 } as const

/** `serving`: before all of them, as long as the settings say. */
export type StopStep = keyof typeof LONGEST | 'serving'

/** Whoever waits for it is waited for, also where nothing else keeps the process: what is written has still to be closed. */
const waitThrough = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds))

export const timesOf =
  (serving: number) =>
  (step: StopStep): Promise<void> =>
    waitThrough(step === 'serving' ? serving : LONGEST[step])

interface Parts {
  readonly app: FastifyInstance
  readonly store: Pick<Store, 'close'>
  readonly tables: Pick<Tables, 'putAllAway'>
  readonly sockets: Pick<Sockets, 'dismiss' | 'close'>
  readonly connections: RawConnections
  readonly log: Logger
  /** From now on nobody waits for what is under way. */
  readonly onCut: () => void
  /** Resolves when the time of a step is over. */
  readonly timeOf: (step: StopStep) => Promise<void>
}

interface Stop {
  /** How many are under way. */
  readonly requests: () => number
  readonly stop: () => Promise<void>
}

/** Requests that are not answered yet. */
const followRequests = (http: Server) => {
  const open = new Set<ServerResponse>()
  let onNone = (): void => {}
  http.prependListener('request', (_request, reply: ServerResponse) => {
    open.add(reply)
    reply.once('close', () => {
      open.delete(reply)
      if (open.size === 0) onNone()
    })
  })
  return {
    count: () => open.size,
    /** Whoever is answered from now on is to call elsewhere the next time. */
    none: () => {
      for (const reply of open) if (!reply.headersSent) reply.setHeader('connection', 'close')
      return new Promise<void>((resolve) => {
        onNone = resolve
        if (open.size === 0) resolve()
      })
    },
  }
}

/**
 * Whoever is connected, and whatever they do: those who play are told, requests under way are answered while there is time, then every
 * connection is closed from here. Nothing acknowledged depends on how far it came.
 */
export const createStop = ({ app, store, tables, sockets, connections, log, onCut, timeOf }: Parts): Stop => {
  const requests = followRequests(app.server)
  const close = async (): Promise<boolean> => {
    await app.close()
    await tables.putAllAway()
    await store.close()
    return true
  }
  const stop = async (): Promise<void> => {
    app.server.close()
    const told = sockets.dismiss('closing')
    await timeOf('word')
    sockets.close()
    await Promise.race([requests.none(), timeOf('requests')])
    const cut = requests.count()
    const closed = connections.closeAll()
    onCut()
    log.info(
      { told, cut, closed },
      'players were told that the server restarts; requests still under way were cut, the rest closed',
    )
    const inTime = await Promise.race([close(), timeOf('store').then(() => false)])
    if (inTime) log.info('stopped')
    else log.warn('stopped before what keeps the tables had closed; nothing acknowledged is lost')
  }
  return { requests: requests.count, stop }
}
