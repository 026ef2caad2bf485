import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** A thread that lets whoever serves the tables go first, where the system has priorities for threads. */
export const standBack = (): void => {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 10)
  } catch {
    // Then it takes its share like all others.
  }
}
