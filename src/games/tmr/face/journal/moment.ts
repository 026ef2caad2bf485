import type { DreamerId, Effect, EncounterKind, ToldHappening } from '../../rules/public.ts'
import type { JournalEntry } from './thread.ts'

/** Those that are felt. */
export const GREAT = ['goal', 'particuliere', 'fumble', 'dragon', 'souffle', 'reflet', 'lost', 'found', 'last'] as const
export type GreatKind = (typeof GREAT)[number]

/** What is seen for a moment where the figure stands. */
export type MomentKind = GreatKind | 'cast' | 'failure' | 'triggered' | 'asleep'

export const isGreat = (kind: MomentKind | null): kind is GreatKind => GREAT.some((great) => great === kind)

/** What a spell is aimed at. */
export type Aim = NonNullable<Extract<ToldHappening, { type: 'tookEffect' }>['aim']>

export interface PassingMoment {
  /** The message that told of it. */
  readonly n: number
  readonly kind: MomentKind
  /** Of a goal that was reached. */
  readonly aim: Aim | null
}

/** What it is a moment of: the encounter spoken of, the spell one went up for. */
export interface MomentOf {
  readonly met: EncounterKind | null
  readonly wanted: string | null
}

/** ROL-2. */
const FAILED: ReadonlySet<string> = new Set(['echec', 'echec-particulier', 'echec-total'])
const BROKEN: ReadonlySet<string> = new Set(['briseur', 'wet', 'failure', 'fumble', 'broken'])

/** ROL-2: the best and the worst of a roll; null: neither. */
const extremeOf = ({ quality }: { readonly quality: string }): GreatKind | null => {
  if (quality === 'particuliere') return 'particuliere'
  return quality === 'echec-total' ? 'fumble' : null
}

type Took = Pick<NonNullable<Effect['others']>[number], 'spell' | 'outcome' | 'how'>

/** It took as it was meant to: not come back, not fallen. */
export const isReached = (wanted: string | null, { spell, outcome, how }: Took): boolean =>
  spell === wanted && (outcome === 'target' || (outcome === 'self' && (how === 'aimed' || how === 'unresisted')))

export const momentIn = (what: ToldHappening, { met, wanted }: MomentOf): MomentKind | null => {
  switch (what.type) {
    case 'castRolled':
      return extremeOf(what.check) ?? (FAILED.has(what.check.quality) ? 'failure' : 'cast')
    case 'tookEffect':
      return isReached(wanted, what) ? 'goal' : null
    case 'wetFaced':
      return extremeOf(what.check)
    // ENC-16: the one encounter whose roll has a quality that counts.
    case 'faced':
      return met === 'reve-de-dragon' ? extremeOf(what.check) : null
    case 'encounterMet':
    case 'sentMet':
      return what.kind === 'reve-de-dragon' ? 'dragon' : null
    case 'encounterEnded':
      return (what.how === 'mastered' || what.how === 'freed') && met === 'reflet' ? 'reflet' : null
    case 'dragonDreamt':
      return 'dragon'
    case 'afflicted':
      return what.table === 'souffle' ? 'souffle' : null
    case 'cameDown':
      return BROKEN.has(what.why) ? 'failure' : null
    case 'triggered':
      return 'triggered'
    case 'fellAsleep':
      return what.why === 'dream' ? 'last' : 'asleep'
    case 'lost':
      return 'lost'
    case 'revealed':
      return 'found'
    case 'fitted':
      return what.candidates.length === 1 ? 'found' : null
    default:
      return null
  }
}

/** The last thing of the last message that has its moment, a great one before all others; what takes back has none. */
export const momentOf = (last: JournalEntry | undefined, dreamer: DreamerId, wanted: string | null): PassingMoment | null => {
  if (!last || last.takesBack) return null
  const moments = last.pieces.flatMap(({ told, thread }) => {
    const kind = told.dreamer === dreamer ? momentIn(told.what, { met: thread.met, wanted }) : null
    return kind ? [{ n: last.n, kind, aim: told.what.type === 'tookEffect' ? told.what.aim : null }] : []
  })
  return moments.findLast(({ kind }) => isGreat(kind)) ?? moments.at(-1) ?? null
}
