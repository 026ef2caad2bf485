import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import { type Luck, luckOf, rollsIn } from '../../practice/index.ts'
import type { CellId, DreamerId, EncounterKind, Mode, Told, ToldHappening, Voie } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { type Ending, lastJourney } from '../journal/ended.ts'
import { piecesOf } from '../journal/path.ts'

/** `aimed`: it took effect; `resisted`: on nobody; `unaimed`: asleep or struck before it was aimed; RES-7: a failure is stored too. */
export type SpellFate = 'aimed' | 'resisted' | 'impossible' | 'unaimed' | 'erratic' | 'stored' | 'failureStored'

export interface SpellTold {
  readonly id: string
  readonly how: SpellFate
}

/** A journey from its ascent to its end, as one reader was told of it. */
export interface Tale {
  /** The message that ended it, and the one that began it. */
  readonly n: number
  readonly begun: number
  readonly mode: Mode
  readonly ending: Ending
  /** The way, in pieces where it was lost sight of. */
  readonly way: readonly (readonly CellId[])[]
  readonly rounds: number
  readonly dreamSpent: number
  readonly dreamWon: number
  readonly fatigue: number
  /** SPE-3. */
  readonly life: number
  readonly met: readonly EncounterKind[]
  /** The last spell that came out of it, and what became of it. */
  readonly spell: SpellTold | null
  /** All of them, in their order. */
  readonly spells: readonly SpellTold[]
  /** CAST-5: échecs totaux of casting. */
  readonly fumbles: number
  readonly learned: { readonly reve: number; readonly voies: readonly (readonly [Voie, number])[] }
  readonly luck: Luck
}

const FATIGUING: ReadonlySet<string> = new Set(['ascended', 'moved', 'jumped', 'stayed', 'struggled'])

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** ASC-3, MOV-1: told since it was written down, before that always one. */
const fatigueIn = (what: ToldHappening): number => {
  if (what.type === 'fatigued' || what.type === 'hurt') return what.boxes
  return FATIGUING.has(what.type) ? ((what as { readonly fatigue?: number }).fatigue ?? 1) : 0
}

/** FAT-1, SPE-3: what its end marks and notes; where that was not yet written down, the sum of what was counted on the way. */
const marksOf = (journey: readonly ToldHappening[]): Pick<Tale, 'fatigue' | 'life'> => {
  const end = journey.find(({ type }) => type === 'cameDown' || type === 'fellAsleep')
  const down = end?.type === 'cameDown' || end?.type === 'fellAsleep' ? end : null
  const hurt = journey.flatMap((what) => (what.type === 'hurt' ? [what.life] : []))
  return {
    fatigue: down?.fatigue ?? sum(journey.map(fatigueIn)),
    life: down?.fatigue === undefined ? sum(hurt) : (down.life ?? 0),
  }
}

const dreamIn = (what: ToldHappening): number => {
  switch (what.type) {
    case 'ascended':
      return -what.cost
    case 'castRolled':
      return -what.paid
    case 'tollPaid':
      return -what.points
    case 'stored':
      return -1
    case 'dreamChanged':
      return what.by
    default:
      return 0
  }
}

const FATES: Readonly<Record<Extract<ToldHappening, { type: 'tookEffect' }>['outcome'], SpellFate>> = {
  target: 'aimed',
  self: 'aimed',
  nobody: 'resisted',
  impossible: 'impossible',
  unaimed: 'unaimed',
  erratic: 'erratic',
}

/** TET-9: several go off at one target. */
const spellsOf = (what: ToldHappening): Tale['spells'] => {
  if (what.type === 'stored') return [{ id: what.hand.spell, how: what.hand.erratic ? 'failureStored' : 'stored' }]
  if (what.type !== 'tookEffect') return []
  return [what, ...(what.others ?? [])].map(({ spell, outcome }) => ({ id: spell, how: FATES[outcome] }))
}

/** The first of those that came last together stands for them. */
const spellIn = (happenings: readonly ToldHappening[]): Tale['spell'] =>
  happenings.map(spellsOf).findLast((spells) => spells.length > 0)?.[0] ?? null

const fumblesIn = (happenings: readonly ToldHappening[]): number =>
  happenings.filter((what) => what.type === 'castRolled' && what.check.quality === 'echec-total').length

const learnedIn = (happenings: readonly ToldHappening[]): Tale['learned'] => {
  const voies = new Map<Voie, number>()
  let reve = 0
  for (const what of happenings) {
    if (what.type !== 'learned') continue
    reve += what.reve
    if (what.voie && what.points > 0) voies.set(what.voie, (voies.get(what.voie) ?? 0) + what.points)
  }
  return { reve, voies: [...voies] }
}

/** What came after its end in the same message is no longer of it: a coup de barre in the world, a night's gain. */
const lengthOf = (happenings: readonly ToldHappening[]): number => {
  const end = happenings.findIndex(({ type }) => type === 'cameDown' || type === 'fellAsleep')
  return end < 0 ? happenings.length : end
}

/** The last journey of a dreamer once it is over; null while one is under way, or before the first. */
export const taleOf = (notices: List<Notice<Told>>, dreamer: DreamerId): Tale | null => {
  const journey = lastJourney(notices, dreamer)
  const [first] = journey?.of ?? []
  const last = journey?.of.at(-1)
  if (!journey || !last || first?.what.type !== 'ascended') return null
  const happenings = journey.of.map(({ what }) => what)
  const dream = happenings.slice(0, lengthOf(happenings)).map(dreamIn)
  return {
    n: last.n,
    begun: first.n,
    mode: first.what.mode,
    ending: journey.ending,
    way: piecesOf(happenings),
    rounds: last.round - first.round + 1,
    dreamSpent: -sum(dream.filter((by) => by < 0)),
    dreamWon: sum(dream.filter((by) => by > 0)),
    ...marksOf(happenings),
    met: happenings.flatMap((what) => (what.type === 'encounterMet' || what.type === 'sentMet' ? [what.kind] : [])),
    spell: spellIn(happenings),
    spells: happenings.flatMap(spellsOf),
    fumbles: fumblesIn(happenings),
    learned: learnedIn(happenings),
    luck: luckOf(rollsIn(happenings)),
  }
}

/** Without a step there is still the place one was at. */
export const wayFrom = ({ way }: Pick<Tale, 'way'>, position: CellId | null): Tale['way'] =>
  way.length > 0 || !position ? way : [[position]]

/** Each spell that came out of a journey, a sentence for each. */
export const spellsTold = (
  words: Pick<Texts['ui']['tale'], 'spell'>,
  { spells }: Pick<Tale, 'spells'>,
  name: (id: string) => string,
): string => spells.map(({ id, how }) => words.spell[how]({ spell: name(id) })).join(' ')
