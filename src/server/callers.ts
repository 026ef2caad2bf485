import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ByeCode } from '../kit/wire.ts'
import { type Carrier, carrierOf, type EngineConnection } from './carrier.ts'
import { createBucket } from './common/bucket.ts'
import type { Config } from './common/config.ts'
import { createHelloWatch, type HelloWatch } from './helloWatch.ts'
import type { Session } from './session.ts'

/** A connection of the engine, whether or not somebody speaks on it yet. */
export interface Caller {
  readonly carrier: Carrier
  /** To be called for whatever arrives. */
  readonly arrived: () => void
  session: Session | null
  readonly hello: HelloWatch
}

interface Parts {
  readonly config: Pick<Config, 'MESSAGES_PER_SECOND' | 'MESSAGE_BURST'>
  readonly elapsed: () => number
  readonly onCut: (code: ByeCode) => void
}

export const callerOf = (connection: EngineConnection, { config, elapsed, onCut }: Parts): Caller => {
  const bucket = createBucket(config.MESSAGES_PER_SECOND, config.MESSAGE_BURST, elapsed)
  const carrier = carrierOf(connection)
  let cut = false
  const hello = createHelloWatch({
    isGreeted: () => caller.session?.isGreeted() ?? false,
    cut: () => {
      onCut('malformed')
      carrier.destroy()
    },
  })
  const caller: Caller = {
    carrier,
    hello,
    session: null,
    arrived: () => {
      // Once: what is still on its way then counts for nothing.
      if (cut || (caller.session?.seatAllows() ?? bucket.take())) return
      cut = true
      onCut('flood')
      if (caller.session) caller.session.end('flood')
      else carrier.destroy()
    },
  }
  return caller
}

/** Everybody connected, found by any of their requests. */
export const createCallers = () => {
  const callers = new Map<string, Caller>()
  const ids = new WeakMap<IncomingMessage, string>()
  /** The last `sid`, as the engine reads it: another would have its bytes counted nowhere. */
  const idOf = (request: IncomingMessage): string =>
    ids.get(request) ?? new URL(request.url ?? '', 'http://localhost').searchParams.getAll('sid').at(-1) ?? ''
  return {
    /** The name under which a connection that begins with this request goes on. */
    name: (request: IncomingMessage): string => {
      const id = randomBytes(15).toString('base64url')
      ids.set(request, id)
      return id
    },
    add: (request: IncomingMessage, caller: Caller) => callers.set(idOf(request), caller),
    remove: (request: IncomingMessage) => callers.delete(idOf(request)),
    of: (request: IncomingMessage): Caller | undefined => callers.get(idOf(request)),
    all: (): readonly Caller[] => [...callers.values()],
  }
}
