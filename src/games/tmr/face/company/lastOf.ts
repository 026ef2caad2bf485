import { reader } from '../../../../house/journal/index.ts'
import type { DreamerId } from '../../rules/public.ts'
import type { JournalEntry } from '../journal/thread.ts'

type LastOf = ReadonlyMap<DreamerId, JournalEntry>

const onlyOf = (entry: JournalEntry, dreamer: DreamerId): JournalEntry => ({
  ...entry,
  pieces: entry.pieces.filter(({ told }) => told.dreamer === dreamer),
})

const dreamersIn = ({ pieces }: JournalEntry): ReadonlySet<DreamerId> =>
  new Set(pieces.flatMap(({ told }) => (told.dreamer === null ? [] : [told.dreamer])))

/** The last that was told of each dreamer and still counts, and of nobody else. */
export const lastOfEach = reader<JournalEntry, LastOf>(
  (before, fresh) => {
    const last = new Map(before)
    for (const entry of fresh)
      if (!entry.undone) for (const dreamer of dreamersIn(entry)) last.set(dreamer, onlyOf(entry, dreamer))
    return last
  },
  () => new Map(),
)
