import type { Solo } from '../../../../../house/face/face.ts'
import { openExercise } from '../../../../../house/library/exerciseLink.ts'
import { entriesFor, savedGame } from '../../../../../house/library/shelf.ts'
import { type Seat, takeSeat } from '../../../../../house/seat/seat.ts'
import { seatOptions } from '../../../../../house/seat/seatOptions.ts'
import { seededDice } from '../../../../../kit/dice.ts'
import type { AnyGame } from '../../../../../kit/game.ts'
import { memoryStorage } from '../../../../../kit/memoryStorage.ts'
import { isRefusal, type Refusal, refusal } from '../../../../../kit/refusal.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import { rollsOf } from '../../dice/rolls.ts'
import { solo } from '../../dreamer/solo.ts'

const randomSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 0

/** A kept journey as it stood before one of its entries, to be played on with other dice; the journey itself is not touched. */
export const openReplay = async (id: string, before: number): Promise<Seat<TmrSpeech> | Refusal> => {
  const saved = await savedGame(id).catch(() => null)
  if (saved === null) return refusal('storage-failed')
  const all = saved && (await entriesFor(id))
  if (!saved || !all || !(before >= 1 && before <= all.length)) return refusal('not-here')
  const { tmr } = await import('../../../rules/index.ts')
  const { game, rules, setup } = saved
  const storage = memoryStorage({ game, rules, setup, entries: all.filter(({ seq }) => seq < before) })
  const opened = await openExercise({
    ...{ game: tmr as unknown as AnyGame, solo: solo as unknown as Solo, storage, id: null },
    dice: seededDice(randomSeed()),
  })
  if (isRefusal(opened)) return opened
  return takeSeat(opened.link, seatOptions({ rollsOf: rollsOf as never })) as unknown as Seat<TmrSpeech>
}
