import type { Solo } from '../../../../../house/face/face.ts'
import { openExercise } from '../../../../../house/library/exerciseLink.ts'
import { type Seat, takeSeat } from '../../../../../house/seat/seat.ts'
import { seatOptions } from '../../../../../house/seat/seatOptions.ts'
import { testDice } from '../../../../../house/seat/testDice.ts'
import { seededDice } from '../../../../../kit/dice.ts'
import type { AnyGame } from '../../../../../kit/game.ts'
import type { Entry } from '../../../../../kit/log.ts'
import { memoryStorage } from '../../../../../kit/memoryStorage.ts'
import { isRefusal, type Refusal } from '../../../../../kit/refusal.ts'
import type { Storage } from '../../../../../kit/storage.ts'
import { type Situation, storedOf } from '../../../practice/index.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import { rollsOf } from '../../dice/rolls.ts'
import { solo } from '../../dreamer/solo.ts'

const randomSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 0

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
  const { tmr } = await import('../../../rules/index.ts')
  const storage = kept?.storage ?? (memoryStorage(storedOf(situation)) as unknown as Storage<unknown>)
  const opened = await openExercise({
    ...{ game: tmr as unknown as AnyGame, solo: solo as unknown as Solo, storage, id: kept?.id ?? null },
    dice: testDice() ?? seededDice(randomSeed()),
  })
  if (isRefusal(opened)) return opened
  const seat = takeSeat(opened.link, seatOptions({ rollsOf: rollsOf as never })) as unknown as Seat<TmrSpeech>
  return { seat, entries: () => opened.room.entries }
}
