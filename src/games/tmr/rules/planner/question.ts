import type { Draconic, Voie } from '../dreamer/draconic.ts'
import type { ActiveEffect } from '../effects/effect.ts'
import type { OrdinaryKind } from '../encounters/kinds.ts'
import type { CellId } from '../map/map.ts'
import type { SpellGenre } from '../spells/spell.ts'
import type { Mode } from '../state.ts'

export type { Mode }

/** What counts as a failure: being lost (prudent), or not (hopeful: the position is told at once). */
export type Figure = 'prudent' | 'hopeful'

/** FAT-1: `malus` is that of the start of the journey, the line of the track included. */
export interface DreamerFacts {
  readonly reve: number
  readonly draconic: Draconic
  readonly malus: number
  readonly repression: number
}

export interface SpellFacts {
  readonly voie: Voie
  readonly genre: SpellGenre
  readonly cell: CellId | null
  readonly difficulty: number
  readonly cost: number
}

export interface Met {
  readonly kind: OrdinaryKind
  readonly strength: number
}

/** WET-4: `settled` when the cell needs no mastery once the encounter is over, the dreamer having stayed on it. */
export type Moment =
  | { readonly phase: 'awake'; readonly waiting: Met | null }
  | { readonly phase: 'encounter'; readonly met: Met; readonly settled: boolean }
  | { readonly phase: 'service'; readonly met: Met; readonly settled: boolean }
  | { readonly phase: 'captive'; readonly met: Met; readonly settled: boolean; readonly lostRounds: number }
  | { readonly phase: 'wet'; readonly messenger: CellId | null; readonly released: boolean }
  /** MOV-2: `released` in the round of release from a Tourbillon, when the journey is accelerated. */
  | { readonly phase: 'free'; readonly messenger: CellId | null; readonly released: boolean }

export interface Question {
  readonly dreamer: DreamerFacts
  readonly spell: SpellFacts
  readonly mode: Mode
  /** Dream points now: before the cost of the ascent while awake. */
  readonly dream: number
  /** Fatigue boxes not yet marked nor counted. */
  readonly boxes: number
  readonly cell: CellId
  readonly moment: Moment
  /** What bends the land and its costs; absent: nothing. */
  readonly effects?: readonly ActiveEffect[]
}
