import type { Genre } from '../map/genre.ts'

/** ENC-2: the ten kinds, in the order of the table. */
export const ENCOUNTER_KINDS = [
  'messager',
  'passeur',
  'fleur',
  'mangeur',
  'changeur',
  'briseur',
  'reflet',
  'tourbillon-blanc',
  'tourbillon-noir',
  'reve-de-dragon',
] as const

/** SPE-2: met on the special table alone. */
const SPECIAL_KINDS = ['passeur-fou', 'tourbillon-rouge'] as const
export const ALL_KINDS = [...ENCOUNTER_KINDS, ...SPECIAL_KINDS] as const

export type EncounterKind = (typeof ALL_KINDS)[number]
export type OrdinaryKind = (typeof ENCOUNTER_KINDS)[number]

export const isOrdinary = (kind: EncounterKind): kind is OrdinaryKind => (ENCOUNTER_KINDS as readonly string[]).includes(kind)

/** The dice of its strength; `ddr` is ROL-5 on a base of 7. */
export type StrengthDice = { readonly count: number; readonly sides: 4 | 6 | 8 } | 'ddr'

export const STRENGTH: Readonly<Record<OrdinaryKind, StrengthDice>> = {
  messager: { count: 2, sides: 4 },
  passeur: { count: 2, sides: 4 },
  fleur: { count: 1, sides: 6 },
  mangeur: { count: 1, sides: 6 },
  changeur: { count: 2, sides: 6 },
  briseur: { count: 2, sides: 6 },
  reflet: { count: 2, sides: 6 },
  'tourbillon-blanc': { count: 2, sides: 6 },
  'tourbillon-noir': { count: 2, sides: 8 },
  'reve-de-dragon': 'ddr',
}

/** The last d100 of each kind, in the order above; 0: never met there. */
const COLUMNS: readonly (readonly [readonly Genre[], readonly number[]])[] = [
  [
    ['cite', 'sanctuaire'],
    [25, 50, 65, 70, 80, 85, 90, 94, 97, 100],
  ],
  [
    ['plaines', 'pont'],
    [20, 40, 55, 60, 75, 82, 88, 93, 97, 100],
  ],
  [
    ['collines', 'foret'],
    [15, 30, 42, 54, 69, 82, 88, 93, 97, 100],
  ],
  [
    ['monts', 'desert'],
    [10, 20, 26, 44, 59, 75, 85, 92, 97, 100],
  ],
  [
    ['fleuve', 'lac'],
    [5, 10, 13, 37, 49, 65, 79, 89, 97, 100],
  ],
  [
    ['marais', 'gouffre'],
    [2, 4, 5, 29, 39, 60, 75, 86, 97, 100],
  ],
  [
    ['necropole', 'desolation'],
    [0, 0, 0, 20, 30, 50, 65, 80, 97, 100],
  ],
]

const lastFaces = Object.fromEntries(COLUMNS.flatMap(([genres, faces]) => genres.map((genre) => [genre, faces]))) as Readonly<
  Record<Genre, readonly number[]>
>

export const kindOn = (genre: Genre, face: number): OrdinaryKind =>
  ENCOUNTER_KINDS[lastFaces[genre].findIndex((last) => face <= last)] as OrdinaryKind

/** How many of a hundred encounters on such land are of this kind. */
export const shareOf = (genre: Genre, kind: OrdinaryKind): number => {
  const at = ENCOUNTER_KINDS.indexOf(kind)
  const faces = lastFaces[genre]
  return (faces[at] as number) - (faces[at - 1] ?? 0)
}

/** ENC-3: one that may simply be let pass. */
export const mayPass = (kind: EncounterKind): boolean => kind === 'messager' || kind === 'passeur'

/** What each lost round takes, and how far it drifts. */
export interface Whirl {
  readonly dream: number
  readonly cells: number
  readonly life: number
}
const STILL: Whirl = { dream: 0, cells: 0, life: 0 }
/** ENC-15, SPE-3. */
const WHIRLS: Readonly<Partial<Record<EncounterKind, Whirl>>> = {
  'tourbillon-blanc': { dream: 1, cells: 1, life: 0 },
  'tourbillon-noir': { dream: 2, cells: 2, life: 0 },
  'tourbillon-rouge': { dream: 2, cells: 4, life: 1 },
}
export const whirlOf = (kind: EncounterKind): Whirl => WHIRLS[kind] ?? STILL

/** No more is lost than there is. */
export const lostOf = (dream: number, points: number): number => Math.min(dream, points)

/** SPE-2: kind, dice and what is added to them, by the 1d7. */
export const SPECIAL_TABLE: readonly (readonly [EncounterKind, { readonly count: number; readonly sides: 6 | 8 }, number])[] = [
  ['mangeur', { count: 1, sides: 6 }, 0],
  ['mangeur', { count: 2, sides: 6 }, 0],
  ['reflet', { count: 2, sides: 6 }, 4],
  ['tourbillon-blanc', { count: 2, sides: 6 }, 4],
  ['tourbillon-noir', { count: 2, sides: 8 }, 4],
  ['passeur-fou', { count: 2, sides: 8 }, 0],
  ['tourbillon-rouge', { count: 2, sides: 8 }, 0],
]

/** ENC-6, SPE-2: what repressing it adds to the counter. */
export const repressionCost = ({
  kind,
  special,
}: {
  readonly kind: EncounterKind
  readonly special?: boolean | undefined
}): number => {
  if (kind === 'tourbillon-rouge') return 3
  return special || kind === 'reve-de-dragon' ? 2 : 1
}
