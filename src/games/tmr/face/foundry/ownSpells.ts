import { slugOf } from '../../../../house/library/fileName.ts'
import { foldText } from '../../../../house/texts/fold.ts'
import { isPlainName } from '../../../../kit/name.ts'
import {
  GENRES,
  isCellId,
  LONGEST_SPELL,
  MOST_OWN_SPELLS,
  type OwnSpellFacts,
  ownSpell,
  type Spell,
  type SpellGenre,
  type Voie,
} from '../../rules/public.ts'
import { clamp, type Item, numberAt, textAt, voieIn } from './actor.ts'

const CELL = /\b([A-M])\s*(1[0-5]|[1-9])\b/i

/** “Harmonie des cités *”: the compendium marks some of its names. */
const STARS = /[\s*]+$/

const cellIn = (text: string): Spell['cell'] => {
  const [, column = '', row = ''] = CELL.exec(text) ?? []
  const cell = `${column.toUpperCase()}${row}`
  return isCellId(cell) ? cell : null
}

/** The longest first: one holds the name of another. */
const LANDS = ['sanctuaire+variable', ...GENRES] as const

const genreIn = (text: string): SpellGenre | null => LANDS.find((land) => foldText(text).includes(land)) ?? null

/** Its land, or its one named cell; null: it says neither. */
const landOf = ({ system }: Item): Pick<Spell, 'genre' | 'cell'> | null => {
  const [land, special] = [textAt(system, 'caseTMR'), textAt(system, 'caseTMRspeciale')]
  const cell = cellIn(special)
  const genre = genreIn(land)
  if (cell) return { genre: genre ?? 'variable', cell }
  if (genre) return { genre, cell: null }
  return foldText(`${land} ${special}`).includes('variable') ? { genre: 'variable', cell: null } : null
}

/** “4”, “variable”, “2+”: at least two. */
const costOf = ({ system }: Item): Pick<Spell, 'cost' | 'leastCost'> => {
  const [, digits] = /(\d+)/.exec(textAt(system, 'ptreve') || String(numberAt(system, 'ptreve') ?? '')) ?? []
  const number = digits === undefined ? null : clamp(Number(digits), 1, 999)
  const fixed = number !== null && numberAt(system, 'ptreve') !== null
  return { cost: fixed ? number : 'variable', leastCost: number ?? 1 }
}

export interface OwnSpell {
  readonly spell: Spell
  /** Its voie, its land or its difficulty was not said, and was filled in. */
  readonly filledIn: boolean
}

/** A spell that the list has not, with the facts of its item. **Choice:** what it does not say: the best voie, any land, a difficulty stated at each cast. */
const ownSpellOf = (item: Item, best: Voie, taken: readonly Spell[]): OwnSpell | null => {
  const name = item.name.replace(STARS, '').trim()
  if (name === '' || name.length > LONGEST_SPELL || !isPlainName(name)) return null
  const { system } = item
  const voie = voieIn(textAt(system, 'draconic'))
  const land = landOf(item)
  const difficulty = numberAt(system, 'difficulte')
  const stated = difficulty !== null || foldText(textAt(system, 'difficulte')).includes('variable')
  const facts: OwnSpellFacts = {
    name,
    voie: voie ?? best,
    ritual: system.isrituel === true,
    ...(land ?? { genre: 'variable', cell: null }),
    difficulty: difficulty === null ? 'variable' : clamp(difficulty, -99, 99),
    ...costOf(item),
    seuil: clamp(numberAt(system, 'coutseuil') ?? 0, 0, 99),
  }
  const twin = taken.some((spell) => spell.voie === facts.voie && isNamed(spell, name))
  return twin ? null : { spell: ownSpell(slugOf(name), facts, taken), filledIn: !voie || !land || !stated }
}

const plainOf = (name: string): string => foldText(name.replace(STARS, '').trim())

export const isNamed = (spell: Spell, name: string): boolean => plainOf(spell.name) === plainOf(name)

/** Each once, as many as a sheet takes. */
export const ownSpellsOf = (items: readonly Item[], best: Voie): readonly OwnSpell[] => {
  const taken: Spell[] = []
  return items.flatMap((item) => {
    const own = taken.length < MOST_OWN_SPELLS ? ownSpellOf(item, best, taken) : null
    if (own) taken.push(own.spell)
    return own ?? []
  })
}

/** The same facts, as an item has them. */
export const systemOfOwn = ({ genre, cell, difficulty, cost, leastCost, seuil }: Spell) => ({
  caseTMR: genre,
  caseTMRspeciale: cell ?? '',
  difficulte: String(difficulty),
  ptreve: cost === 'variable' ? `${leastCost}+` : String(cost),
  coutseuil: seuil,
})
