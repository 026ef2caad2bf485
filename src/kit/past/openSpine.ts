import type { Sent } from '../bySender.ts'
import type { Entry } from '../log.ts'
import { type Spine, type SpinePart, sentIn } from '../spine.ts'
import { SPINE } from './keeper.ts'
import type { Pace } from './pace.ts'
import type { Places } from './places.ts'

interface Parts {
  readonly places: Places
  readonly history: { each(after: number, upTo: number, visit: (entry: Entry<unknown>) => void): Promise<void> }
  readonly spine: Spine
  readonly pace: Pace
  /** Told of each entry. */
  readonly onSent: (sent: Sent, seq: number) => void
}

/** So many entries' parts at once. */
const AT_ONCE = 5000

/** The spine up to an entry: from what is kept of it, and from the entries where that lacks. */
export const openSpine = async ({ places, history, spine, pace, onSent }: Parts, upTo: number): Promise<void> => {
  const fillTo = (seq: number): Promise<void> =>
    history.each(spine.version(), seq, (entry) => {
      spine.add(entry)
      onSent(entry, entry.seq)
    })

  const takePart = async (part: SpinePart): Promise<void> => {
    if (part.after > spine.version()) await fillTo(part.after)
    const rest = { ...part, after: spine.version(), rows: part.rows.slice(spine.version() - part.after) }
    spine.addPart(rest)
    for (const sent of sentIn(rest)) onSent(sent, sent.seq)
  }

  for (let from = 0; from < upTo; from += AT_ONCE) {
    for (const body of await places.bodies(SPINE, from, Math.min(from + AT_ONCE, upTo))) {
      await pace()
      await takePart(body as SpinePart)
    }
  }
  await fillTo(upTo)
}
