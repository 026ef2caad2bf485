import type { WebSocket } from 'ws'
import { BEAT, BEAT_EVERY, type ByeCode, readText } from '../kit/wire.ts'
import type { Backlog, Waiting } from './backlog.ts'
import { createBucket } from './common/bucket.ts'
import { comeIn } from './common/comeIn.ts'
import type { Config } from './common/config.ts'
import type { Addressee, Post } from './post.ts'
import { createSession, type Pipe, type Session, type SessionParts } from './session.ts'

/** Whoever is connected, whether or not they have said who they are. */
export interface Caller extends Pick<Session, 'seatedAs' | 'end'> {
  /** Closes it wholly, whatever the other side does. */
  cut(): void
}

export interface CallerParts extends Omit<SessionParts, 'pipe' | 'limits'> {
  readonly config: Config
  readonly backlog: Backlog
  readonly post: Post
  /** Milliseconds that never go back. */
  readonly elapsed: () => number
  /** Told of connections that are closed for what they do. */
  readonly onCut: (code: ByeCode) => void
}

/** Milliseconds for the last word to leave, and for whoever was told it to close their side. */
export const LAST_WORD = 500
const LAST_CALL = 5000

/** Whoever has not sat down has a hello to say, and little else. */
const UNSEATED = { perSecond: 2, burst: 20 }
/** Bytes of a message that weigh as much as another one. */
const WEIGHT = 4096
/** More often nobody plays. */
const IN_PLAY = { perSecond: 15, burst: 30 }

/** Closed for what they do: nothing more is heard of them, and they are not waited for. */
const CUTS: ReadonlySet<ByeCode> = new Set(['flood', 'too-slow', 'malformed'])

const AS_TEXT = { binary: false }
const BEAT_FRAME = Buffer.from(BEAT)

/** As in RFC 6455: the server starts anew, or all is said. */
const closeCode = (code: ByeCode): number => (code === 'closing' ? 1012 : 1000)

/** What carries messages to a client, as long as the client reads them. */
const pipeOf = (client: WebSocket, { backlog, post, onCut }: CallerParts, onSlow: () => void) => {
  const self: Waiting = { waiting: () => client.bufferedAmount, tooSlow: onSlow }
  let open = true
  const to: Addressee = {
    write: (frame) => {
      client.send(frame, AS_TEXT)
      if (open && !backlog.allows(self, client.bufferedAmount)) onSlow()
    },
  }
  const leave = (): void => {
    open = false
    backlog.remove(self)
  }
  const pipe: Pipe = {
    send: (message) => post.send(to, message),
    close: (code) => {
      leave()
      // After the last word, which is in the post.
      setImmediate(() => client.close(closeCode(code), code))
      const isCut = CUTS.has(code)
      setTimeout(() => client.terminate(), isCut ? LAST_WORD : LAST_CALL).unref()
      // The others' own closing is still to be read, though they may not have been listened to just now.
      if (!isCut) return client.resume()
      onCut(code)
      client.pause()
    },
  }
  backlog.add(self)
  return { ...pipe, isOpen: () => open, beat: () => to.write(BEAT_FRAME), gone: leave }
}

/** What is said as in play is heard at once; whoever says more, at length, or has not sat down waits for their turn, and is not listened to meanwhile. */
const hearing = (client: WebSocket, isOpen: () => boolean, receive: Session['receive'], isPlay: (text: string) => boolean) => {
  const waiting: string[] = []
  const hearAll = async (): Promise<void> => {
    client.pause()
    while (waiting.length > 0 && isOpen()) {
      await comeIn()
      receive(readText(waiting.shift() ?? ''))
    }
    if (isOpen()) client.resume()
  }
  return (text: string): void => {
    if (waiting.length === 0 && isPlay(text)) receive(readText(text))
    else if (waiting.push(text) === 1) void hearAll()
  }
}

/** One WebSocket, from its opening to its end. Whatever arrives on it counts: messages, pings, pongs that nobody asked for. */
export const answerCall = (client: WebSocket, parts: CallerParts, onGone: () => void): Caller => {
  const { config, elapsed } = parts
  const bucket = createBucket(UNSEATED.perSecond, Math.min(UNSEATED.burst, config.MESSAGE_BURST), elapsed)
  const inPlay = createBucket(IN_PLAY.perSecond, IN_PLAY.burst, elapsed)
  const pipe = pipeOf(client, parts, () => session.end('too-slow'))
  const session = createSession({ ...parts, pipe, limits: config })
  let alive = true

  const counts = (bytes: number): boolean => {
    alive = true
    if (!pipe.isOpen()) return false
    const weight = 1 + Math.floor(bytes / WEIGHT)
    if (session.seatAllows(weight) ?? bucket.take()) return true
    session.end('flood')
    return false
  }

  /** A browser answers a ping by itself, and its page hears the beat: each notices when the other is gone. */
  const beat = setInterval(() => {
    if (!alive) return client.terminate()
    alive = false
    client.ping()
    pipe.beat()
  }, BEAT_EVERY)

  const isPlay = (text: string): boolean => session.seatedAs() !== null && text.length < WEIGHT && inPlay.take()
  const hear = hearing(client, pipe.isOpen, session.receive, isPlay)
  client.on('message', (data, isBinary) => {
    const text = data.toString()
    if (counts(text.length)) hear(isBinary ? '' : text)
  })
  client.on('ping', () => counts(0))
  client.on('pong', () => counts(0))
  // A frame too large, or none at all.
  client.on('error', () => client.terminate())
  client.on('close', () => {
    clearInterval(beat)
    pipe.gone()
    session.gone()
    onGone()
  })
  return { seatedAs: session.seatedAs, end: session.end, cut: () => client.terminate() }
}
