import { chanceDice } from '../../../../../house/seat/chanceDice.ts'
import type { Seat } from '../../../../../house/seat/seat.ts'
import { testDice } from '../../../../../house/seat/testDice.ts'
import type { Entry } from '../../../../../kit/log.ts'
import { memoryStorage } from '../../../../../kit/memoryStorage.ts'
import { isRefusal, type Refusal } from '../../../../../kit/refusal.ts'
import type { Storage } from '../../../../../kit/storage.ts'
import { type Situation, storedOf } from '../../../practice/index.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import { openTable } from '../openTable.ts'

export interface Sandbox {
  readonly seat: Seat<TmrSpeech>
  entries(): readonly Entry<unknown>[]
}

interface Kept {
  readonly id: string
  readonly storage: Storage<unknown>
}

/** A real room on a situation, with dice of chance. Without `kept` it lasts as long as the page. */
export const openSandbox = async (situation: Situation, kept: Kept | null = null): Promise<Sandbox | Refusal> => {
  const storage = kept?.storage ?? (memoryStorage(storedOf(situation)) as unknown as Storage<unknown>)
  const opened = await openTable({ storage, id: kept?.id ?? null, dice: testDice() ?? chanceDice() })
  return isRefusal(opened) ? opened : { seat: opened.seat, entries: () => opened.room.entries }
}
