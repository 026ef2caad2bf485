import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import {
  type CellId,
  DIRECTIONS,
  type Direction,
  type DreamerId,
  neighbour,
  type Told,
  type ToldHappening,
} from '../../rules/public.ts'
import type { PawnMark, PawnWay } from '../board/types.ts'
import { latestFirst, sinceAscent } from './latestFirst.ts'

const opposite = (direction: Direction): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + DIRECTIONS.length / 2) % DIRECTIONS.length] as Direction

type Path = readonly CellId[]

/** The first step also tells where the ascent had found the demi-rêve. */
const afterStep = (path: Path, { to, direction, exit }: Extract<ToldHappening, { type: 'moved' }>): Path => {
  if (to === null) return path
  if (exit) return [to]
  const from = path.length === 0 ? neighbour(to, opposite(direction)) : null
  return from ? [from, to] : [...path, to]
}

/** HID-6: while lost, nothing is added; found again, the path begins anew. */
const after = (path: Path, what: ToldHappening): Path => {
  switch (what.type) {
    case 'ascended':
    case 'lost':
    case 'drifted':
      return []
    case 'placed':
      return what.to ? [what.to] : []
    case 'moved':
      return afterStep(path, what)
    case 'carried':
      return what.to ? [...path, what.to] : path
    case 'revealed':
      return [what.cell]
    case 'fitted':
      return what.candidates.length === 1 && what.candidates[0] !== path[path.length - 1] ? what.candidates : path
    default:
      return path
  }
}

/** The cells gone through since the last ascent, oldest first, as far as the reader knows. */
export const pathOf = (notices: List<Notice<Told>>, dreamer: DreamerId): Path =>
  sinceAscent(notices, dreamer).reduce((path, { what }) => after(path, what), [] as Path)

/** All that is known of a way, in pieces where it was lost sight of. */
export const piecesOf = (happenings: readonly ToldHappening[]): readonly Path[] => {
  const pieces: Path[] = []
  let path: Path = []
  for (const what of happenings) {
    const next = after(path, what)
    if (path.length > 0 && next[0] !== path[0]) pieces.push(path)
    path = next
  }
  return path.length > 0 ? [...pieces, path] : pieces
}

export type Way = Required<Pick<PawnMark, 'way'>> & Pick<PawnMark, 'leaving'>

const WAYS: Readonly<Partial<Record<ToldHappening['type'], PawnWay>>> = {
  ...({ lost: 'changeur', drifted: 'tourbillon', jumped: 'passeur' } as const),
  ...({ placed: 'none', putElsewhere: 'none', revealed: 'none' } as const),
}

const wayIn = (what: ToldHappening): Way | null => {
  if (what.type === 'moved') return what.exit ? { way: 'exit', leaving: what.direction } : { way: 'step' }
  if (what.type === 'carried') return { way: what.by === 'passeur-fou' ? 'passeur' : what.by }
  const way = WAYS[what.type]
  return way ? { way } : null
}

/** How the demi-rêve last came to where it is; what was taken back does not glide. */
export const wayOf = (notices: List<Notice<Told>>, dreamer: DreamerId): Way => {
  if (notices.at(-1)?.undone) return { way: 'none' }
  for (const { what } of latestFirst(notices, dreamer)) {
    const way = wayIn(what)
    if (way) return way
  }
  return { way: 'none' }
}
