import { type Clock, clockOf } from '../../kit/due.ts'

/** Waits with the timers of this process, which do not keep it alive. */
export const systemClock = (now: () => number): Clock =>
  clockOf(now, (ms, then) => {
    const timer = setTimeout(then, ms).unref()
    return () => clearTimeout(timer)
  })
