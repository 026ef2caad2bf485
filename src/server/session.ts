import { isTooDeep } from '../kit/depth.ts'
import { refused } from '../kit/drafts.ts'
import { hasNul } from '../kit/nul.ts'
import { parseWith } from '../kit/parse.ts'
import { isRefusal, type Refusal, refusal } from '../kit/refusal.ts'
import { type Role, spectateur } from '../kit/roles.ts'
import { type ByeCode, clientMessageSchema, type Hello, helloSchema, PROTOCOL, type Request } from '../kit/wire.ts'
import type { Config } from './common/config.ts'
import type { Meter } from './meter.ts'
import type { OpenTable, Out } from './table/openTable.ts'
import { partOf } from './table/people.ts'

/** What carries messages to one client. */
export interface Pipe {
  send(message: Out): void
  close(code: ByeCode): void
}

/** A seat that a key opens. */
export interface HeldSeat {
  readonly table: OpenTable
  readonly role: Role
  /** The digest of the key. */
  readonly key: string
  /** Whether it looks after the seats. */
  readonly keeps: boolean
}

export interface Usher {
  /** Where a token sits; slow to say that it sits nowhere. */
  seatOf(token: string): Promise<HeldSeat | ByeCode>
}

export interface Session {
  receive(message: unknown): void
  /** Whether the seat does not say too much at once, to be asked for whatever arrives; null before there is one. */
  seatAllows(weight: number): boolean | null
  /** Who it is, once seated. */
  seatedAs(): Role['kind'] | null
  /** Says why, and closes. */
  end(code: ByeCode): void
  /** To be called when the connection is gone. */
  gone(): void
}

type Limits = Pick<Config, 'MAX_CONNECTIONS_PER_SEAT'>

export interface SessionParts {
  readonly pipe: Pipe
  readonly usher: Usher
  readonly limits: Limits
  readonly onFault: (error: unknown) => void
  readonly onAnswered?: Meter['answered']
}

const MOST_FAULTS = 20
/** A connection on which nobody has said hello for so long is closed. */
const HELLO_WITHIN = 10_000
const WATCHES_ONLY = refusal('watches-only')

/** Of a message that is otherwise wrong: whoever waits for its answer gets one. */
const idOf = (message: unknown): string | null => {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : null
  return typeof id === 'string' && id.length <= 64 ? id : null
}

/** A connection as long as it is open. */
const createLine = ({ pipe, onFault }: Pick<SessionParts, 'pipe' | 'onFault'>, onEnd: () => void) => {
  let open = true
  let faults = 0

  const end = (): void => {
    open = false
    try {
      onEnd()
    } catch (error) {
      // Whoever stays is told of an empty seat out of the database: its error is not to end the process.
      onFault(error)
    }
  }

  const bye = (code: ByeCode): void => {
    if (!open) return
    pipe.send({ type: 'bye', code })
    end()
    pipe.close(code)
  }

  const send = (message: Out): void => {
    if (open) pipe.send(message)
  }

  const fault = (why: Refusal, id: string | null = null): void => {
    send(id === null ? { type: 'fault', refusal: why } : { type: 'answer', id, answer: { ok: false, refusal: why } })
    if (++faults > MOST_FAULTS) bye('malformed')
  }

  const failed = (error: unknown): void => {
    onFault(error)
    bye('table-failed')
  }

  return { isOpen: () => open, end, bye, send, fault, failed }
}

type Line = ReturnType<typeof createLine>

/** The hello that a connection begins with; what is none is answered. */
const helloIn = (message: unknown, { fault, bye }: Line): Hello | null => {
  const anyHello = parseWith(helloSchema, message)
  if (isRefusal(anyHello)) {
    fault(refusal('not-seated'))
    return null
  }
  if (anyHello.protocol !== PROTOCOL) {
    bye('protocol')
    return null
  }
  const hello = parseWith(clientMessageSchema, message)
  if (isRefusal(hello) || hello.type !== 'hello') {
    bye('malformed')
    return null
  }
  return hello
}

interface Seated {
  readonly table: OpenTable
  readonly key: string
  readonly role: Role
  /** The seat that the key opens: another than the role where a player watches. */
  readonly own: Role
  readonly leave: () => void
}

/** What a connection may say that watches: the player's own says the rest. */
const LOOKS: ReadonlySet<Request['type']> = new Set(['viewAt', 'journal', 'view'])

/** A player may watch those who sit there with them; whether at all, the table says. */
const mayWatch = (table: OpenTable, own: Role, seat: string): boolean =>
  own.kind === 'joueur' && own.seat !== seat && table.info().seats.some((one) => one.seat === seat)

/** Where a hello leads; why not, in a word. */
const sitDown = async (
  { token, from, watch }: Hello,
  { usher, limits }: SessionParts,
  line: Line,
): Promise<Seated | ByeCode | null> => {
  const found = await usher.seatOf(token)
  if (!line.isOpen()) return null
  if (typeof found === 'string') return found
  const { table, role: own, key, keeps } = found
  if (table.countOf(partOf(own, key)) >= limits.MAX_CONNECTIONS_PER_SEAT) return 'full'
  if (watch !== undefined && !mayWatch(table, own, watch)) return 'no-watching'
  const seat = watch === undefined ? { role: own, keeps } : { role: spectateur(watch), own, keeps: false }
  const leave = await table.admit({ ...seat, key, wanted: line.isOpen, send: line.send, bye: line.bye }, from)
  return leave ? { table, role: seat.role, own, key, leave } : 'freed'
}

/** One connection, from its hello to its end. Whatever comes in is answered with something typed, or ends the connection. */
export const createSession = (parts: SessionParts): Session => {
  const { onAnswered } = parts
  let seated: Seated | null = null
  let greeted = false
  const line = createLine(parts, () => {
    clearTimeout(helloTimer)
    seated?.leave()
  })
  const { isOpen, send, fault, bye, failed } = line
  const helloTimer = setTimeout(() => bye('malformed'), HELLO_WITHIN)

  const seat = (found: Seated | ByeCode | null): void => {
    if (typeof found === 'string') bye(found)
    else seated = found
    // The connection was lost while the table was looked at.
    if (!isOpen()) seated?.leave()
  }

  const greet = (message: unknown): void => {
    const hello = helloIn(message, line)
    if (!hello) return
    greeted = true
    clearTimeout(helloTimer)
    sitDown(hello, parts, line).then(seat).catch(failed)
  }

  const request = (message: unknown): void => {
    if (!seated) {
      fault(refusal('not-seated'))
      return
    }
    const parsed = parseWith(clientMessageSchema, message)
    if (isRefusal(parsed)) {
      fault(parsed, idOf(message))
      return
    }
    if (parsed.type === 'hello') return
    const { table, role, own, key } = seated
    if (role !== own && !LOOKS.has(parsed.type)) {
      send({ type: 'answer', id: parsed.id, answer: refused(WATCHES_ONLY) })
      return
    }
    const began = performance.now()
    const answer = (message: Out): void => {
      onAnswered?.(message, (performance.now() - began) / 1000)
      send(message)
    }
    table.handle(role, parsed, key).then(answer, failed)
  }

  return {
    receive: (message) => {
      if (!isOpen()) return
      if (isTooDeep(message) || hasNul(message)) fault(refusal('malformed'), idOf(message))
      else if (greeted) request(message)
      else greet(message)
    },
    seatAllows: (weight) => seated?.table.allows(partOf(seated.own, seated.key), weight) ?? null,
    seatedAs: () => seated?.own.kind ?? null,
    end: bye,
    gone: line.end,
  }
}
