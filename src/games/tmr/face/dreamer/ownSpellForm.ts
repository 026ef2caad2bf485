import { slugOf } from '../../../../house/library/fileName.ts'
import { isPlainName } from '../../../../kit/name.ts'
import {
  type CellId,
  GENRES,
  isCellId,
  LONGEST_SPELL,
  ownSpell,
  type Spell,
  type SpellGenre,
  VOIES,
  type Voie,
} from '../../rules/public.ts'

/** NaN where nothing, or no number, was typed. */
export const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.trim().replace('−', '-')))

/** A spell of one's own before anything of it is written. */
export const BLANK_SPELL = {
  /** Tells it from the others while they are written. */
  key: 0,
  /** What it was before, with what is not written here. */
  before: null as Spell | null,
  name: '',
  voie: 'oniros' as Voie,
  ritual: false,
  /** `cell`: on one named cell alone. */
  land: 'plaines' as SpellGenre | 'cell',
  cell: '',
  /** Empty: stated at each cast. */
  difficulty: '-4',
  /** Empty: as many points as the caster says. */
  cost: '4',
  seuil: '0',
}

export type OwnSpellForm = Readonly<typeof BLANK_SPELL>

export const ownFormOf = (spell: Spell, key: number): OwnSpellForm => ({
  key,
  before: spell,
  name: spell.name,
  voie: spell.voie,
  ritual: spell.ritual,
  land: spell.cell ? 'cell' : spell.genre,
  cell: spell.cell ?? '',
  difficulty: spell.difficulty === 'variable' ? '' : String(spell.difficulty),
  cost: spell.cost === 'variable' ? '' : String(spell.cost),
  seuil: String(spell.seuil),
})

export const SPELL_BOUNDS = {
  difficulty: { least: -99, most: 99 },
  cost: { least: 1, most: 999 },
  seuil: { least: 0, most: 99 },
} as const

type NumberField = keyof typeof SPELL_BOUNDS
export type SpellField = NumberField | 'name' | 'cell'

const cellOf = (typed: string): CellId | null => {
  const cell = typed.trim().toUpperCase()
  return isCellId(cell) ? cell : null
}

/** An empty difficulty or cost varies; the seuil must be said. */
const isSound = (field: NumberField, typed: string): boolean => {
  if (typed.trim() === '') return field !== 'seuil'
  const { least, most } = SPELL_BOUNDS[field]
  const value = numberOf(typed)
  return Number.isInteger(value) && value >= least && value <= most
}

export const wrongInSpell = (form: OwnSpellForm): ReadonlySet<SpellField> => {
  const name = form.name.trim()
  return new Set<SpellField>([
    ...(name === '' || name.length > LONGEST_SPELL || !isPlainName(name) ? (['name'] as const) : []),
    ...(form.land === 'cell' && !cellOf(form.cell) ? (['cell'] as const) : []),
    ...(['difficulty', 'cost', 'seuil'] as const).filter((field) => !isSound(field, form[field])),
  ])
}

const spellOf = (form: OwnSpellForm, taken: readonly Spell[]): Spell => {
  const { before, voie, ritual, land } = form
  const cell = land === 'cell' ? cellOf(form.cell) : null
  const facts = {
    name: form.name.trim(),
    voie,
    ritual,
    genre: land === 'cell' ? ('variable' as const) : land,
    cell,
    difficulty: form.difficulty.trim() === '' ? ('variable' as const) : numberOf(form.difficulty),
    cost: form.cost.trim() === '' ? ('variable' as const) : numberOf(form.cost),
    leastCost: before?.leastCost ?? 1,
    seuil: numberOf(form.seuil),
  }
  return before ? { ...before, ...facts } : ownSpell(slugOf(facts.name), facts, taken)
}

/** Those that were there keep their ids: reserves and practice name them. */
export const spellsOfForms = (forms: readonly OwnSpellForm[]): readonly Spell[] => {
  const taken = forms.flatMap(({ before }) => before ?? [])
  return forms.map((form) => {
    const spell = spellOf(form, taken)
    taken.push(spell)
    return spell
  })
}

/** What a reload left of one is taken only whole. */
export const isOwnSpellForm = (value: unknown): value is OwnSpellForm => {
  if (typeof value !== 'object' || value === null || !('before' in value) || value.before !== null) return false
  const stored = value as Readonly<Record<string, unknown>>
  const lands: readonly unknown[] = [...GENRES, 'variable', 'sanctuaire+variable', 'cell']
  const keys = Object.keys(BLANK_SPELL) as (keyof OwnSpellForm)[]
  return (
    keys.every((key) => key === 'before' || typeof stored[key] === typeof BLANK_SPELL[key]) &&
    (VOIES as readonly unknown[]).includes(stored.voie) &&
    lands.includes(stored.land)
  )
}
