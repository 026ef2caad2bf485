/** A line on which nobody has said hello for so long is closed. */
export const HELLO_WITHIN = 10_000

interface Watched {
  /** Whether somebody on it has said who they are. */
  readonly isGreeted: () => boolean
  /** Closes it wholly, whatever the other side does. */
  readonly cut: () => void
}

export interface HelloWatch {
  /** To be called when somebody has left the line, which may stay open. */
  left(): void
  end(): void
}

/** Counted from when the line stands, whatever is begun and left on it meanwhile. */
export const createHelloWatch = ({ isGreeted, cut }: Watched, within = HELLO_WITHIN): HelloWatch => {
  let timer: ReturnType<typeof setTimeout> | null = null
  const look = (): void => {
    timer = null
    if (!isGreeted()) cut()
  }
  const begin = (): void => {
    timer ??= setTimeout(look, within)
  }
  begin()
  return {
    left: begin,
    end: () => {
      if (timer) clearTimeout(timer)
    },
  }
}
