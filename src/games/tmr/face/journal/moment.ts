import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import type { DreamerId, Told, ToldHappening } from '../../rules/public.ts'

/** What is seen for a moment where the figure stands. */
export type MomentKind = GreatKind | 'cast' | 'failure' | 'triggered' | 'asleep'

/** Those that are felt. */
export const GREAT = ['particuliere', 'fumble', 'dragon', 'found'] as const
export type GreatKind = (typeof GREAT)[number]

export const isGreat = (kind: MomentKind | null): kind is GreatKind => GREAT.some((great) => great === kind)

export interface PassingMoment {
  /** The message that told of it. */
  readonly n: number
  readonly kind: MomentKind
}

/** ROL-2. */
const FAILED: ReadonlySet<string> = new Set(['echec', 'echec-particulier', 'echec-total'])
const BROKEN: ReadonlySet<string> = new Set(['briseur', 'wet', 'failure', 'fumble', 'broken'])

/** ROL-2: the best and the worst of a roll; null: neither. */
const extremeOf = ({ quality }: { readonly quality: string }): GreatKind | null => {
  if (quality === 'particuliere') return 'particuliere'
  return quality === 'echec-total' ? 'fumble' : null
}

export const momentIn = (what: ToldHappening): MomentKind | null => {
  switch (what.type) {
    case 'castRolled':
      return extremeOf(what.check) ?? (FAILED.has(what.check.quality) ? 'failure' : 'cast')
    case 'wetFaced':
      return extremeOf(what.check)
    case 'encounterMet':
    case 'sentMet':
      return what.kind === 'reve-de-dragon' ? 'dragon' : null
    case 'dragonDreamt':
      return 'dragon'
    case 'cameDown':
      return BROKEN.has(what.why) ? 'failure' : null
    case 'triggered':
      return 'triggered'
    case 'fellAsleep':
      return 'asleep'
    case 'revealed':
      return 'found'
    case 'fitted':
      return what.candidates.length === 1 ? 'found' : null
    default:
      return null
  }
}

/** The last thing of the last message that has its moment, a great one before all others; what takes back has none. */
export const momentOf = (notices: List<Notice<Told>>, dreamer: DreamerId): PassingMoment | null => {
  const last = notices.at(-1)
  if (!last || last.undone) return null
  const kinds = last.told.map((told) => (told.dreamer === dreamer ? momentIn(told.what) : null))
  const kind = kinds.findLast(isGreat) ?? kinds.findLast((one) => one !== null)
  return kind ? { n: last.n, kind } : null
}
