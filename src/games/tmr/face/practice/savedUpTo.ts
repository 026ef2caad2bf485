import { entriesFor, savedGame } from '../../../../house/library/shelf.ts'
import { type Refusal, refusal } from '../../../../kit/refusal.ts'
import type { Situation } from '../../practice/index.ts'

type Entries = Situation['entries']

/** A kept journey as it stood before one of its entries; null: there is none. What is done with it is kept nowhere. */
export const savedUpTo = async (
  id: string,
  before: (all: Entries) => number | null,
): Promise<{ readonly from: Situation & { readonly game: string; readonly rules: number } } | Refusal> => {
  const saved = await savedGame(id).catch(() => null)
  if (saved === null) return refusal('storage-failed')
  const all = saved ? ((await entriesFor(id)) as Entries) : []
  const end = before(all)
  if (!saved || end === null) return refusal('not-here')
  const { game, rules, setup } = saved
  return { from: { game, rules, setup: setup as Situation['setup'], entries: all.filter(({ seq }) => seq < end) } }
}
