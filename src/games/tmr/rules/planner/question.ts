import type { Draconic, Voie } from '../dreamer/draconic.ts'
import type { ActiveEffect } from '../dreamer/effect.ts'
import type { EncounterKind } from '../encounters/kinds.ts'
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
  /** By which a `forgotten-spell` names it. */
  readonly id?: string
  /** AST-5: seuil that it takes. */
  readonly seuil?: number
  readonly ritual?: boolean
  /** SIG-7: not learnt. */
  readonly unknown?: boolean
  /** AST-3: what the hour adds is not the player's to know. */
  readonly stars?: 'unknown'
}

export interface Met {
  readonly kind: EncounterKind
  readonly strength: number
}

/** EXP-1: on one cell, for the spell asked about. */
export interface CellBonus {
  readonly cell: CellId
  readonly percent: number
}

/** What the rules of dragons add to a question. */
export interface DragonFacts {
  readonly seuil: number
  readonly life: number
  /** The cells of reserves the player knows of, and those where coming there lets one go off. */
  readonly reserves: readonly CellId[]
  readonly traps: readonly CellId[]
  readonly bonuses: readonly CellBonus[]
}

/** WET-4: `settled` when the cell needs no mastery once the encounter is over, the dreamer having stayed on it. */
export type PlannedMoment =
  | { readonly phase: 'awake'; readonly waiting: Met | null }
  | { readonly phase: 'encounter'; readonly met: Met; readonly settled: boolean }
  | { readonly phase: 'service'; readonly met: Met; readonly settled: boolean }
  | { readonly phase: 'captive'; readonly met: Met; readonly settled: boolean; readonly lostRounds: number }
  /** TET-6. */
  | { readonly phase: 'gift'; readonly settled: boolean }
  /** DRG-9: `left`, strengths of the masteries still to come; absent: all of the cell. */
  | {
      readonly phase: 'wet'
      readonly messenger: CellId | null
      readonly released: boolean
      readonly left?: readonly number[]
    }
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
  readonly moment: PlannedMoment
  /** ENC-5: what waits on another cell, met by whoever comes there; absent: nothing. */
  readonly waiting?: { readonly cell: CellId; readonly met: Met }
  /** What bends the land and its costs; absent: nothing. */
  readonly effects?: readonly ActiveEffect[]
  /** DRG-1; absent: the table plays without dragons. */
  readonly dragon?: DragonFacts
}
