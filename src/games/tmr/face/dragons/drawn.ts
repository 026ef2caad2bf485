import type { Notice } from '../../../../kit/feeds.ts'
import { countUpTo, type List } from '../../../../kit/grown.ts'
import type { ActiveEffect, DragonTable, DreamerId, Told, ToldHappening } from '../../rules/public.ts'
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
  /** What it did at once. */
  readonly did: readonly ToldHappening[]
}

/** What follows from a draw and from nothing else. */
const isDone = (what: ToldHappening): boolean => {
  switch (what.type) {
    case 'spellLearnt':
    case 'seuilChanged':
      return what.why === 'tete'
    case 'fatigued':
    case 'hurt':
      return what.why === 'queue'
    case 'sheetChanged':
      return what.why === 'souffle'
    case 'effectEnded':
      return what.why === 'gone' || what.why === 'relearnt'
    case 'effectChanged':
      return what.why === 'swallowed' || what.why === 'refilled'
    case 'reservesLost':
    case 'putElsewhere':
      return true
    default:
      return false
  }
}

const doneBy = (pieces: readonly Piece[], from: number): readonly ToldHappening[] => {
  const after = pieces.slice(from + 1).flatMap(({ told }) => (told.dreamer === null ? [] : [told.what]))
  const next = after.findIndex(({ type }) => type === 'afflicted')
  return (next < 0 ? after : after.slice(0, next)).filter(isDone)
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
export const drawnOf = (notices: List<Notice<Told>>, dreamer: DreamerId, since: number): readonly Drawn[] => {
  const entries = journalEntries(notices)
  return entries
    .slice(countUpTo(entries, since))
    .filter(({ undone }) => !undone)
    .flatMap(({ n, pieces }) =>
      pieces.flatMap(({ told }, at): Drawn[] => {
        if (told.dreamer !== dreamer || told.what.type !== 'afflicted') return []
        const { table, id } = told.what
        return [{ n, key: `${n} ${at}`, table, id, effect: leftBy(pieces, at, id), did: doneBy(pieces, at) }]
      }),
    )
}
