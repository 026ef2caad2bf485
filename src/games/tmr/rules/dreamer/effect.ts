import type { Genre } from '../map/genre.ts'
import type { CellId } from '../map/map.ts'

/** What an effect does, by name; null: written down for the gardien to play. */
export const EFFECT_KEYS = [
  'next-encounter-special',
  'pilgrimage',
  'conquest',
  'double-fatigue',
  'reserve-urgency',
  'ascent-plus-one',
  'no-ascent',
  'no-experience',
  'no-sleep',
  'no-dreaming',
  'purification-tour',
  'closed-cities',
  'flooded-cell',
  'bridges-wet',
  'genre-missing',
  'black-hole',
  'toll',
  'double-river-roll',
  'forgotten-spell',
  'fatigue-plus-one',
  'weakened',
  'perpetual-queue',
  'double-dream',
  'accelerated-free',
  'home-cell',
  'river-knowledge',
  'gifts-of-cities',
  'safe-reserve',
  'tamed-water',
  'extensible-reserve',
  'magic-resistance',
  'no-resistance',
] as const

export type EffectKey = (typeof EFFECT_KEYS)[number]

/** DRG-4: something of the Dragons that acts on a dreamer, numbered as it came. */
export interface ActiveEffect {
  readonly n: number
  readonly id: string
  readonly key: EffectKey | null
  /** Which désir or idée fixe. */
  readonly detail?: string | undefined
  /** A goal, a drawn or a chosen cell. */
  readonly cell?: CellId | undefined
  /** Those still shut, to be purified in, or still to give. */
  readonly cells?: readonly CellId[] | undefined
  readonly genre?: Genre | undefined
  readonly spell?: string | undefined
  readonly characteristic?: string | undefined
  readonly loss?: number | undefined
  /** How many encounters or queues are left. */
  readonly left?: number | undefined
  readonly tamed?: boolean | undefined
  /** DRG-5: its last day. */
  readonly until?: number | undefined
  /** SOU-17: the number of the perpetual queue that brought it. */
  readonly of?: number | undefined
}

export const NO_EFFECTS: readonly ActiveEffect[] = []

/** Written down without a field that has nothing in it: plain data as a file gives it back. */
export const withoutCells = ({ cells: _, ...effect }: ActiveEffect): Omit<ActiveEffect, 'cells'> => effect
