import { findSpell, type Spell } from '../spells/spell.ts'
import type { Dreamer, Encounter, Hand } from '../state.ts'
import type { Turn } from './turn.ts'

/** What a phase that was checked is known to hold. */
export const encounterOf = (dreamer: Dreamer): Encounter => (dreamer.stage as { encounter: Encounter }).encounter
export const handOf = (dreamer: Dreamer): Hand => (dreamer.stage as { hand: Hand }).hand
export const spellOf = (turn: Turn, id: string): Spell => findSpell(turn.spells, id) as Spell
