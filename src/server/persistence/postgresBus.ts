import { Client } from 'pg'
import type { Bus, BusListener, BusMessage } from './bus.ts'
import { CHANNEL, connectionOf } from './postgresConnection.ts'
import { StoreAway } from './storeAway.ts'
import { createTurns } from './turns.ts'

interface Parts {
  readonly url: string
  readonly own: string
  readonly onFault: (error: unknown) => void
}

export interface PostgresBus extends Bus {
  /** Whether others are not heard just now. */
  away(): boolean
  close(): Promise<void>
}

const BEAT_EVERY = 2000
/** A process that was silent for so many beats is gone. */
const SILENT_BEATS = 4
const AGAIN_AFTER = 200
/** PostgreSQL carries less than 8000 bytes at once. */
const PIECE = 7000

/** In letters that are one byte each. */
const inAscii = (text: string): string =>
  text.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

const piecesOf = (message: BusMessage): readonly string[] => {
  const text = inAscii(JSON.stringify(message))
  const pieces: string[] = []
  for (let from = 0; from < text.length; from += PIECE) {
    const isLast = from + PIECE >= text.length
    pieces.push(`${isLast ? 'last' : 'part'} ${text.slice(from, from + PIECE)}`)
  }
  return pieces
}

/** What one process says, put together again. */
const createReader = () => {
  const parts = new Map<string, string>()
  return (from: string, kind: string, rest: string): BusMessage | null => {
    // Said by the database itself, together with what was written.
    if (kind === 'written' || kind === 'seated') return { type: kind, table: rest }
    const text = (parts.get(from) ?? '') + rest
    if (kind === 'part') parts.set(from, text)
    if (kind !== 'last') return null
    parts.delete(from)
    return JSON.parse(text) as BusMessage
  }
}

/** Who was lately heard of, and for how many beats they have said nothing. */
const createSilence = () => {
  const beats = new Map<string, number>()
  return {
    all: (): readonly string[] => [...beats.keys()],
    broken: (by: string): 'new' | 'known' => {
      const before = beats.has(by) ? 'known' : 'new'
      beats.set(by, 0)
      return before
    },
    forget: (who: string): void => void beats.delete(who),
    /** One beat more; those who are gone. */
    count: (): readonly string[] => {
      for (const [from, silent] of beats) beats.set(from, silent + 1)
      const gone = [...beats].filter(([, silent]) => silent > SILENT_BEATS).map(([from]) => from)
      for (const from of gone) beats.delete(from)
      return gone
    },
  }
}

const heardWithin = async (time: number, all: () => readonly string[]): Promise<readonly string[]> => {
  await new Promise((resolve) => setTimeout(resolve, time))
  return all()
}

const PAYLOAD = /^(\S+) (\S+) ?(.*)$/s

/** A connection of its own that listens, made anew when it breaks. */
export const createPostgresBus = async ({ url, own, onFault }: Parts): Promise<PostgresBus> => {
  const silence = createSilence()
  const read = createReader()
  let listener: BusListener | null = null
  let client: Client | null = null
  let closed = false

  const hear = (payload: string): void => {
    const [, from = '', kind = '', rest = ''] = PAYLOAD.exec(payload) ?? []
    if (from === own) return
    if (kind === 'gone') {
      silence.forget(from)
      listener?.lost(from)
      return
    }
    // Whoever comes is to know at once who is there.
    if (silence.broken(from) === 'new') send('alive')
    const message = read(from, kind, rest)
    if (message) listener?.heard(message, from)
  }

  const inTurn = createTurns()
  const notify = (to: Client, payload: string): Promise<unknown> =>
    inTurn(() => to.query('SELECT pg_notify($1, $2)', [CHANNEL, `${own} ${payload}`]))

  const connect = async (): Promise<void> => {
    const fresh = new Client(connectionOf(url))
    fresh.on('error', (error) => lose(fresh, error.message))
    fresh.on('end', () => lose(fresh, 'the connection to the database has ended'))
    fresh.on('notification', ({ payload = '' }) => hear(payload))
    await fresh.connect()
    await fresh.query(`LISTEN ${CHANNEL}`)
    client = fresh
    send('alive')
  }

  const connectAgain = async (): Promise<void> => {
    while (!closed && !client) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER).unref())
      await connect().catch(() => {})
    }
    if (client) listener?.missed()
  }

  const lose = (broken: Client, why: string): void => {
    if (client !== broken) return
    client = null
    broken.end().catch(() => {})
    if (closed) return
    onFault(new StoreAway(why))
    connectAgain().catch(onFault)
  }

  const send = (payload: string): void => {
    const to = client
    if (to) notify(to, payload).catch((error: Error) => lose(to, error.message))
  }

  await connect()
  const beating = setInterval(() => {
    send('alive')
    if (client) for (const from of silence.count()) listener?.lost(from)
  }, BEAT_EVERY).unref()

  return {
    others: silence.all,
    everybody: () => heardWithin(BEAT_EVERY * 1.5, silence.all),
    say: (message) => {
      for (const payload of piecesOf(message)) send(payload)
    },
    listen: (to) => void (listener = to),
    away: () => client === null,
    close: async () => {
      closed = true
      clearInterval(beating)
      const last = client
      client = null
      if (last) await notify(last, 'gone').catch(() => {})
      await last?.end().catch(() => {})
    },
  }
}
