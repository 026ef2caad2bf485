import { entriesFor, savedGame } from '../../../../../house/library/shelf.ts'
import { chanceDice } from '../../../../../house/seat/chanceDice.ts'
import type { Seat } from '../../../../../house/seat/seat.ts'
import { memoryStorage } from '../../../../../kit/memoryStorage.ts'
import { isRefusal, type Refusal, refusal } from '../../../../../kit/refusal.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import { openTable } from '../openTable.ts'

/** A kept journey as it stood before one of its entries, to be played on with other dice; the journey itself is not touched. */
export const openReplay = async (id: string, before: number): Promise<Seat<TmrSpeech> | Refusal> => {
  const saved = await savedGame(id).catch(() => null)
  if (saved === null) return refusal('storage-failed')
  const all = saved && (await entriesFor(id))
  if (!saved || !all || !(before >= 1 && before <= all.length)) return refusal('not-here')
  const { game, rules, setup } = saved
  const storage = memoryStorage({ game, rules, setup, entries: all.filter(({ seq }) => seq < before) })
  const opened = await openTable({ storage, id: null, dice: chanceDice() })
  return isRefusal(opened) ? opened : opened.seat
}
