import type { Logger } from 'pino'
import { StoreAway } from './persistence/storeAway.ts'
import { isStoreFailure } from './persistence/storeFailed.ts'

type Trouble = 'away' | 'failed'

const SENTENCES: Readonly<Record<Trouble, readonly [gone: string, back: string]>> = {
  away: ['the database cannot be reached: nothing is played until it is back', 'the database is back'],
  failed: ['what keeps the tables cannot be written: is the disk full?', 'what keeps the tables can be written again'],
}

const troubleOf = (error: unknown): Trouble | null => {
  if (error instanceof StoreAway) return 'away'
  return isStoreFailure(error) ? 'failed' : null
}

const wordOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`)

/** Looks in a row without a fault: what was begun while it was away may still fail seconds later. */
const QUIET = 3

interface Faults {
  onFault(error: unknown): void
  /** To be called every few seconds, with a write to try. */
  look(write: () => Promise<unknown>): Promise<void>
  /** The server stops, and what was under way is cut: that it fails now is nobody's trouble. */
  cut(): void
}

/** A night's log: what keeps the tables goes away and comes back in a sentence each, however many felt it; everything else as it happens. */
export const createFaults = (log: Pick<Logger, 'error' | 'warn' | 'debug'>): Faults => {
  let trouble: Trouble | null = null
  let quiet = 0
  let isCut = false
  const onFault = (error: unknown): void => {
    const now = troubleOf(error)
    if (isCut) log.debug(error)
    else if (now === null) log.error(error)
    else if (trouble === null) log.error({ why: wordOf(error) }, SENTENCES[now][0])
    trouble ??= now
    quiet = 0
  }
  const look = async (write: () => Promise<unknown>): Promise<void> => {
    if (trouble === null) return
    try {
      await write()
    } catch (error) {
      onFault(error)
      return
    }
    if (++quiet < QUIET) return
    log.warn(SENTENCES[trouble][1])
    trouble = null
  }
  const cut = (): void => {
    isCut = true
  }
  return { onFault, look, cut }
}
