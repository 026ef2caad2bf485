import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import type { DreamerId, Told, ToldHappening } from '../../rules/public.ts'

/** What is seen for a moment where the figure stands. */
export type MomentKind = 'cast' | 'failure' | 'triggered' | 'asleep' | 'found'

export interface PassingMoment {
  /** The message that told of it. */
  readonly n: number
  readonly kind: MomentKind
}

/** ROL-2. */
const FAILED: ReadonlySet<string> = new Set(['echec', 'echec-particulier', 'echec-total'])
const BROKEN: ReadonlySet<string> = new Set(['briseur', 'wet', 'failure', 'fumble', 'broken'])

const momentIn = (what: ToldHappening): MomentKind | null => {
  switch (what.type) {
    case 'castRolled':
      return FAILED.has(what.check.quality) ? 'failure' : 'cast'
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

/** The last thing of the last message that has its moment; what takes back has none. */
export const momentOf = (notices: List<Notice<Told>>, dreamer: DreamerId): PassingMoment | null => {
  const last = notices.at(-1)
  if (!last || last.undone) return null
  const kinds = last.told.map((told) => (told.dreamer === dreamer ? momentIn(told.what) : null))
  const kind = kinds.findLast((one) => one !== null)
  return kind ? { n: last.n, kind } : null
}
