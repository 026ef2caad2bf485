import { Client } from 'pg'
import { createTurns } from '../../kit/turns.ts'
import type { Bus, BusListener, BusMessage } from './bus.ts'
import { CHANNEL, connectionOf } from './postgresConnection.ts'
import { createPresence } from './postgresPresence.ts'
import { StoreAway, toldAway } from './storeAway.ts'

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

const BEAT_EVERY = 1000
/** Who has just begun is heard of within so long. */
const HEARD_WITHIN = 3000
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

const heardWithin = async (time: number, all: () => readonly string[]): Promise<readonly string[]> => {
  await new Promise((resolve) => setTimeout(resolve, time))
  return all()
}

const PAYLOAD = /^(\S+) (\S+) ?(.*)$/s

interface Ears {
  heard(payload: string): void
  broken(client: Client, why: string): void
}

/** Throws when it cannot be had; nothing of it is left then. */
const openListening = async (url: string, announce: (client: Client) => Promise<unknown>, ears: Ears): Promise<Client> => {
  const client = new Client(connectionOf(url))
  client.on('error', (error) => ears.broken(client, error.message))
  client.on('end', () => ears.broken(client, 'the connection to the database has ended'))
  client.on('notification', ({ payload = '' }) => ears.heard(payload))
  try {
    await client.connect()
    await announce(client)
    await client.query(`LISTEN ${CHANNEL}`)
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}

/** A connection of its own that listens, made anew when it breaks. */
export const createPostgresBus = async ({ url, own, onFault }: Parts): Promise<PostgresBus> => {
  const presence = createPresence(own)
  const read = createReader()
  let listener: BusListener | null = null
  let client: Client | null = null
  let closed = false

  const hear = (payload: string): void => {
    const [, from = '', kind = '', rest = ''] = PAYLOAD.exec(payload) ?? []
    if (from === own) return
    if (kind === 'gone') {
      presence.forget(from)
      listener?.lost(from)
      return
    }
    const before = presence.heard(from)
    // Whoever comes is to know at once who is there.
    if (before !== 'known') send('alive')
    // Thought gone, and forgotten with all that was known of it.
    if (before === 'lost') listener?.missed()
    const message = read(from, kind, rest)
    if (message) listener?.heard(message, from)
  }

  const inTurn = createTurns()
  const notify = (to: Client, payload: string): Promise<unknown> =>
    inTurn(() => to.query('SELECT pg_notify($1, $2)', [CHANNEL, `${own} ${payload}`]))

  const connect = async (): Promise<void> => {
    client = await openListening(url, presence.announce, { heard: hear, broken: lose })
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

  const beat = async (): Promise<void> => {
    send('alive')
    const to = client
    if (!to) return
    const gone = await inTurn(() => presence.findGone(to)).catch((error: Error) => lose(to, error.message))
    for (const from of gone ?? []) listener?.lost(from)
  }

  await toldAway(connect())
  const beating = setInterval(() => void beat(), BEAT_EVERY).unref()

  return {
    others: presence.all,
    everybody: () => heardWithin(HEARD_WITHIN, presence.all),
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
