import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import type { DreamerId, MasteryKind, Told, ToldHappening } from '../../rules/public.ts'
import { type Piece, sinceAscent } from './latestFirst.ts'

/** How a journey ended: with a spell that took effect, in sleep, or out of the dream for a reason. */
export type Ending =
  | Extract<ToldHappening, { type: 'cameDown' }>['why']
  | 'asleep'
  /** RES-7: a stored failure came down. */
  | 'erratic'
  /** DRG-9. */
  | Exclude<MasteryKind, 'wet'>

/** TGT-1: a spell brought down is aimed before the journey is over. */
const endingAt = (piece: Piece, carries: boolean): Ending | null => {
  const { what } = piece
  if (what.type === 'fellAsleep') return 'asleep'
  if (what.type === 'cameDown' && what.mastery && what.mastery !== 'wet') return what.mastery
  if (what.type === 'cameDown' && what.why !== 'spell') return what.why
  if (what.type === 'tookEffect' && what.outcome === 'erratic' && carries) return 'erratic'
  return what.type === 'tookEffect' && carries ? 'spell' : null
}

interface Journey {
  readonly of: readonly Piece[]
  readonly ending: Ending
}

/** The last journey that is over, with nothing of the next begun. */
export const lastJourney = (notices: List<Notice<Told>>, dreamer: DreamerId): Journey | null => {
  const journey = sinceAscent(notices, dreamer)
  if (journey[0]?.what.type !== 'ascended') return null
  let carries = false
  for (const piece of journey) {
    if (piece.what.type === 'cameDown' && piece.what.why === 'spell') carries = true
    const ending = endingAt(piece, carries)
    if (ending) return { of: journey.filter(({ n }) => n <= piece.n), ending }
  }
  return null
}

/** The message that ended the last journey; null while one is under way, or before the first. */
export const endedAt = (notices: List<Notice<Told>>, dreamer: DreamerId): number | null =>
  lastJourney(notices, dreamer)?.of.at(-1)?.n ?? null
