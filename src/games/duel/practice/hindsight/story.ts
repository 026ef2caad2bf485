import type { Told } from '../../rules/public.ts'

/** A turn of a duel that is over: the message it began with, whose it was, and who woke in it. */
export interface TurnTold {
  readonly n: number
  readonly seat: string
  readonly woke: readonly string[]
}

interface Entry {
  readonly n: number
  readonly pieces: readonly Told[]
  readonly undone: boolean
  readonly before: { readonly dreamers: Readonly<Record<string, string>> }
}

/** The duel, turn by turn; what was taken back is no part of it. */
export const turnsOf = (entries: Iterable<Entry>): readonly TurnTold[] => {
  const turns: TurnTold[] = []
  for (const { n, pieces, before, undone } of entries)
    for (const told of undone ? [] : pieces) {
      const now = turns.at(-1)
      if (told.type === 'turnBegan') turns.push({ n, seat: told.seat, woke: [] })
      if (told.type === 'dreamerWoke' && now)
        turns[turns.length - 1] = { ...now, woke: [...now.woke, told.dreamer ?? before.dreamers[told.seat] ?? ''] }
    }
  return turns
}
