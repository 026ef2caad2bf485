import type { Logger } from 'pino'
import type { Store } from './persistence/store.ts'
import { StoreAway } from './persistence/storeAway.ts'

/** Why whoever is not here yet should go elsewhere: it is about to close; or another version has brought the tables to a layout that this one
 * does not know, and it opens none of them any more. */
export type Shut = 'stopping' | 'newer-layout'

interface Door {
  why(): Shut | null
  /** About to close. */
  stop(): void
  /** To be called every few seconds. */
  look(): Promise<void>
}

const NEWER = 'a newer version has changed the layout of the tables: this one opens none any more; stop it'

export const createDoor = ({ layout, layoutNow }: Pick<Store, 'layout' | 'layoutNow'>, log: Pick<Logger, 'error'>): Door => {
  let stopping = false
  let newer = false
  return {
    why: () => {
      if (stopping) return 'stopping'
      return newer ? 'newer-layout' : null
    },
    stop: () => {
      stopping = true
    },
    look: async () => {
      const now = await layoutNow().catch((error) => {
        if (error instanceof StoreAway) return layout
        throw error
      })
      if (newer || now <= layout) return
      newer = true
      log.error({ layout: now, known: layout }, NEWER)
    },
  }
}
