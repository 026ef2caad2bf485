import { entriesFor, savedGame } from '../../../../../house/library/shelf.ts'
import { chanceDice } from '../../../../../house/seat/chanceDice.ts'
import type { Seat } from '../../../../../house/seat/seat.ts'
import { memoryStorage } from '../../../../../kit/memoryStorage.ts'
import { isRefusal, type Refusal, refusal } from '../../../../../kit/refusal.ts'
import { ascentsIn, type JourneyKept, type Situation } from '../../../practice/index.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import { openTable } from '../openTable.ts'

/** A kept journey, up to the next: what is done with it is kept nowhere. */
export const openJourney = async ({ game, seq }: NonNullable<JourneyKept['log']>): Promise<Seat<TmrSpeech> | Refusal> => {
  const saved = await savedGame(game).catch(() => null)
  if (saved === null) return refusal('storage-failed')
  const all = saved && ((await entriesFor(game)) as Situation['entries'])
  const ascents = all && ascentsIn(all)
  if (!saved || !all || !ascents?.includes(seq)) return refusal('not-here')
  const next = ascents.find((one) => one > seq) ?? Number.POSITIVE_INFINITY
  const entries = all.filter((entry) => entry.seq < next)
  const storage = memoryStorage({ game: saved.game, rules: saved.rules, setup: saved.setup, entries })
  const opened = await openTable({ storage, id: null, dice: chanceDice() })
  return isRefusal(opened) ? opened : opened.seat
}
