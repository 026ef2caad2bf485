/** Milliseconds that whoever does not play waits at most for moves that are on their way to the disk. */
const AT_MOST = 10

/** Moves on their way to the disk, and what waits until there is none. */
export const createUnderWay = (atMost = AT_MOST) => {
  let moves = 0
  let waiting: (() => void)[] = []

  const goOn = (): void => {
    if (moves > 0) return
    const all = waiting
    waiting = []
    for (const one of all) one()
  }

  return {
    begin: (): void => {
      moves++
    },
    /** What is told of it leaves before anything else begins. */
    end: (): void => {
      if (--moves === 0) setImmediate(setImmediate, goOn)
    },
    /** At once where nobody plays just now. */
    after: (job: () => void): void => {
      if (moves === 0) {
        job()
        return
      }
      const now = (): void => {
        clearTimeout(timer)
        job()
      }
      const timer = setTimeout(() => {
        waiting = waiting.filter((one) => one !== now)
        job()
      }, atMost)
      waiting.push(now)
    },
  }
}

export const underWay = createUnderWay()
