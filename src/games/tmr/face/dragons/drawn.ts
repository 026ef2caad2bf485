import { useMemo, useState } from 'react'
import type { Notice } from '../../../../kit/feeds.ts'
import { countUpTo, type List } from '../../../../kit/grown.ts'
import type { ActiveEffect, DragonTable, DreamerId, DreamerView, Told, View } from '../../rules/public.ts'
import { useSeat } from '../desk/context.ts'
import { journalEntries, type Piece } from '../journal/thread.ts'

/** Something of the Dragons that has just come. */
export interface Drawn {
  /** The message that told of it, and its place there. */
  readonly n: number
  readonly key: string
  readonly table: DragonTable
  readonly id: string
  /** What it left; null: it was over at once, or is for the gardien to play. */
  readonly effect: ActiveEffect | null
}

const leftBy = (pieces: readonly Piece[], from: number, id: string): ActiveEffect | null => {
  for (const { told } of pieces.slice(from + 1)) {
    if (told.dreamer === null) continue
    if (told.what.type === 'afflicted') return null
    if (told.what.type === 'effectBegan' && told.what.effect.id === id) return told.what.effect
  }
  return null
}

/** All that came to a dreamer after a message and was not taken back, in order. */
const drawnSince = (notices: List<Notice<Told>>, dreamer: DreamerId, since: number): readonly Drawn[] => {
  const entries = journalEntries(notices)
  return entries
    .slice(countUpTo(entries, since))
    .filter(({ undone }) => !undone)
    .flatMap(({ n, pieces }) =>
      pieces.flatMap(({ told }, at): Drawn[] => {
        if (told.dreamer !== dreamer || told.what.type !== 'afflicted') return []
        const { table, id } = told.what
        return [{ n, key: `${n} ${at}`, table, id, effect: leftBy(pieces, at, id) }]
      }),
    )
}

export interface Draws {
  /** The card to be read now; null: none. */
  readonly card: Drawn | null
  /** How many more wait behind it. */
  readonly left: number
  readonly putAway: () => void
}

/** DRG-4: what has come since this screen was opened, one card after the other, each until it is put away. */
export const useDraws = (view: View, board: DreamerView): Draws => {
  const notices = useSeat((state) => state.notices)
  const [since] = useState(() => notices.at(-1)?.n ?? 0)
  const [away, setAway] = useState<ReadonlySet<string>>(new Set())
  const concerned = view.role.kind === 'joueur' && view.options.dragons === true
  return useMemo(() => {
    const waiting = concerned ? drawnSince(notices, board.id, since).filter(({ key }) => !away.has(key)) : []
    const [card = null] = waiting
    return {
      card,
      left: Math.max(0, waiting.length - 1),
      putAway: () => card && setAway((before) => new Set([...before, card.key])),
    }
  }, [concerned, notices, board.id, since, away])
}
