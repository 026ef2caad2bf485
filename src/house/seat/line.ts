import { BEAT_EVERY, type ClientMessage, LINE_PATH, readFrame } from '../../kit/wire.ts'

/** Calls whenever the network is back or the page is looked at again, and whenever the browser knows that the network is gone; returns what ends it. */
export const onWaking = (woken: () => void, gone: () => void = () => {}): (() => void) => {
  if (typeof document === 'undefined') return () => {}
  const look = (): void => {
    if (document.visibilityState === 'visible') woken()
  }
  const listening = new AbortController()
  window.addEventListener('online', woken, listening)
  window.addEventListener('offline', gone, listening)
  document.addEventListener('visibilitychange', look, listening)
  return () => listening.abort()
}

interface ConnectionOptions {
  readonly dial: Dial
  readonly patience: number
  hello(): ClientMessage
  received(input: unknown): void
  /** `barred`: no line can be opened, though the server answers. */
  lost(barred: boolean): void
}

/** One line at a time; what a former one still says is not heard. */
export const createConnection = ({ dial, patience, hello, received, lost }: ConnectionOptions) => {
  let line: Line | null = null
  let watchdog: ReturnType<typeof setTimeout> | undefined

  const calm = (): void => {
    clearTimeout(watchdog)
    watchdog = undefined
  }

  /** A connection that says nothing when something is due is dead, whatever the network believes. */
  const watch = (): void => {
    watchdog ??= setTimeout(lost, patience, false)
  }

  return {
    dial: (): void => {
      const current: Line = dial({
        opened: () => current.send(hello()),
        received: (input) => {
          if (line === current) received(input)
        },
        lost: (barred) => {
          if (line === current) lost(barred)
        },
      })
      line = current
      watch()
    },
    hangUp: (): void => {
      calm()
      const former = line
      line = null
      former?.close()
    },
    /** Something is due from now on. */
    ask: (message: ClientMessage): void => {
      line?.send(message)
      watch()
    },
    /** Something was heard; whether anything else is due. */
    settle: (due: 'something' | 'nothing'): void => {
      calm()
      if (due === 'something') watch()
    },
  }
}

export type Connection = ReturnType<typeof createConnection>

/** One connection. Whoever dials is told at most once that it opened and once that it is lost. */
export interface Line {
  send(message: ClientMessage): void
  close(): void
}

export interface LineEvents {
  opened(): void
  received(message: unknown): void
  /** `barred`: it never opened, though the server answers requests: something in between lets no such line through. */
  lost(barred: boolean): void
}

export type Dial = (events: LineEvents) => Line

const OPENS_WITHIN = 7000
const ANSWERS_WITHIN = 2500
/** One beat may be late. */
const SILENCE = BEAT_EVERY + 8000

const answersRequests = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Calls when nothing was heard for too long: by a timer, or by the clock where the machine has slept. */
const watchSilence = (silent: () => void) => {
  let timer = setTimeout(silent, OPENS_WITHIN)
  let due = Number.POSITIVE_INFINITY
  const stopWaking = onWaking(() => {
    if (Date.now() > due) silent()
  })
  return {
    heard: (): void => {
      clearTimeout(timer)
      timer = setTimeout(silent, SILENCE)
      due = Date.now() + SILENCE
    },
    stop: (): void => {
      clearTimeout(timer)
      stopWaking()
    },
  }
}

/** A connection to the server of this page, or of another origin. */
export const socketDial =
  (origin: string, Socket = WebSocket): Dial =>
  (events) => {
    const socket = new Socket(`${origin.replace(/^http/, 'ws')}${LINE_PATH}`)
    let open = true
    let everOpen = false
    const close = (): void => {
      open = false
      silence.stop()
      socket.close()
    }
    const lose = (): void => {
      if (!open) return
      close()
      if (everOpen) events.lost(false)
      else answersRequests(origin).then(events.lost)
    }
    const silence = watchSilence(lose)
    socket.onopen = () => {
      if (!open) return
      everOpen = true
      silence.heard()
      events.opened()
    }
    socket.onmessage = ({ data }) => {
      silence.heard()
      for (const message of readFrame(`${data}`)) if (open) events.received(message)
    }
    socket.onclose = lose
    // Of `ws`, which ends a process whose errors nobody hears; a close follows.
    socket.onerror = () => {}
    return {
      send: (message) => {
        if (open && everOpen) socket.send(JSON.stringify(message))
      },
      close,
    }
  }
