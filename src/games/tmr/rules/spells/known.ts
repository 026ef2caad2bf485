import type { ActiveEffect } from '../dreamer/effect.ts'
import { SPELLS, type Spell } from './spell.ts'

/** What a dreamer has learnt, as far as it matters to spells. */
export interface Learner {
  readonly sheet: { readonly spells: readonly string[] | null }
  readonly effects: readonly ActiveEffect[]
  readonly depths: { readonly unknown: readonly string[] }
}

type OwnSpells = Readonly<Record<string, Spell>>

/** DRM-1. **Ruling:** what a dreamer brings beside the list is theirs alone, and stands behind a spell of the table of the same name. */
export const spellsOf = (table: OwnSpells, sheet: { readonly own?: readonly Spell[] | undefined }): OwnSpells =>
  sheet.own ? { ...Object.fromEntries(sheet.own.map((spell) => [spell.id, spell])), ...table } : table

export const hasForgotten = ({ effects }: Pick<Learner, 'effects'>, spell: string): boolean =>
  effects.some((effect) => effect.key === 'forgotten-spell' && effect.spell === spell)

/** SOU-12, SIG-7: learnt, and not forgotten since. */
export const knowsSpell = (learner: Learner, own: OwnSpells, spell: string): boolean => {
  const { sheet, depths } = learner
  if (depths.unknown.includes(spell) || hasForgotten(learner, spell)) return false
  return sheet.spells === null || sheet.spells.includes(spell) || Object.hasOwn(own, spell)
}

const allSpells = (own: OwnSpells): readonly string[] => [
  ...Object.keys(own),
  ...SPELLS.map(({ id }) => id).filter((id) => !Object.hasOwn(own, id)),
]

export const knownSpellIds = (learner: Learner, own: OwnSpells): readonly string[] =>
  allSpells(own).filter((id) => knowsSpell(learner, own, id))

/** TET-3: whatever is not known. **Ruling:** a forgotten one too. */
export const unknownSpells = (learner: Learner, own: OwnSpells): readonly string[] =>
  allSpells(own).filter((id) => !knowsSpell(learner, own, id))
