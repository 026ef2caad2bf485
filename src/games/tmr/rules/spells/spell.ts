import type { Voie } from '../dreamer/draconic.ts'
import type { Genre } from '../map/genre.ts'
import { type CellId, genreOf } from '../map/map.ts'
import { SPELL_DATA } from './spellData.ts'

export type SpellGenre = Genre | 'variable' | 'sanctuaire+variable'
export type SpellRange = 'E1' | 'E2' | 'E3' | 'E4' | 'touch' | 'self' | 'other'
export type SpellTarget = 'zone' | 'object' | 'creature' | 'self' | 'other'

export type SpellRow = readonly [
  id: string,
  name: string,
  voie: Voie,
  kind: 'spell' | 'ritual',
  genre: SpellGenre,
  cell: string | null,
  difficulty: number | 'variable',
  cost: number | 'variable',
  leastCost: number | null,
  range: SpellRange,
  jr: number | null,
  target: SpellTarget,
  duration: string,
  seuil: number | null,
]

export interface Spell {
  readonly id: string
  readonly name: string
  readonly voie: Voie
  readonly ritual: boolean
  readonly genre: SpellGenre
  /** CAST-1: its one named cell, if it has one. */
  readonly cell: CellId | null
  readonly difficulty: number | 'variable'
  readonly cost: number | 'variable'
  readonly leastCost: number
  readonly range: SpellRange
  readonly jr: number | null
  readonly target: SpellTarget
  readonly duration: string
  /** Points of the dream threshold it takes for good. */
  readonly seuil: number
}

const fromRow = (row: SpellRow): Spell => {
  const [id, name, voie, kind, genre, cell, difficulty, cost, leastCost, range, jr, target, duration, seuil] = row
  return {
    id,
    name,
    voie,
    ritual: kind === 'ritual',
    genre,
    cell: cell as CellId | null,
    difficulty,
    cost,
    leastCost: leastCost ?? 1,
    range,
    jr,
    target,
    duration,
    seuil: seuil ?? 0,
  }
}

export const SPELLS: readonly Spell[] = SPELL_DATA.map(fromRow)
const byId = new Map(SPELLS.map((spell) => [spell.id, spell]))

/** A table's own spells stand before the common list. */
export const findSpell = (own: Readonly<Record<string, Spell>>, id: string): Spell | undefined =>
  Object.hasOwn(own, id) ? own[id] : byId.get(id)

/** CAST-1. **Ruling:** a spell of variable land is cast where the caster says its source lies: any cell. */
export const fitsGenre = (spell: Pick<Spell, 'genre'>, genre: Genre): boolean => {
  if (spell.genre === 'variable' || spell.genre === 'sanctuaire+variable') return true
  return spell.genre === genre
}

export const canBeCastAt = (spell: Pick<Spell, 'genre' | 'cell'>, cell: CellId): boolean =>
  spell.cell === null ? fitsGenre(spell, genreOf(cell)) : spell.cell === cell
