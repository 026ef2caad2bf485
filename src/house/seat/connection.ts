import type { ClientMessage } from '../../kit/wire.ts'
import type { Dial, Line } from './line.ts'

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
