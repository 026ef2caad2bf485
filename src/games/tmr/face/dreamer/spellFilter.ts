import { foldText } from '../../../../house/texts/fold.ts'
import { type Genre, nameOf, SPELLS, type Spell, type Voie } from '../../rules/public.ts'
import type { EffectTexts } from '../../texts/index.ts'

export interface SpellFilter {
  readonly text: string
  readonly voie: Voie | 'any'
  readonly genre: Genre | 'variable' | 'any'
  readonly kind: 'spell' | 'ritual' | 'any'
  readonly knownOnly: boolean
}

export const NO_FILTER: SpellFilter = { text: '', voie: 'any', genre: 'any', kind: 'any', knownOnly: false }

const fitsLand = (spell: Spell, genre: SpellFilter['genre']): boolean => genre === 'any' || spell.genre.split('+').includes(genre)

const toldOf = (spell: Spell, texts: EffectTexts | null): string => {
  const told = texts?.[spell.id]
  return foldText([told?.name ?? spell.name, told?.summary, spell.cell && nameOf(spell.cell), spell.cell].join(' '))
}

/** The spells that fit, in the order of the language; every word sought must be there. */
export const filterSpells = (
  filter: SpellFilter,
  known: ReadonlySet<string>,
  texts: EffectTexts | null,
  locale: string,
): readonly Spell[] => {
  const words = foldText(filter.text).split(/\s+/).filter(Boolean)
  const nameIn = (spell: Spell): string => texts?.[spell.id]?.name ?? spell.name
  return SPELLS.filter(
    (spell) =>
      (filter.voie === 'any' || spell.voie === filter.voie) &&
      (filter.kind === 'any' || spell.ritual === (filter.kind === 'ritual')) &&
      (!filter.knownOnly || known.has(spell.id)) &&
      fitsLand(spell, filter.genre) &&
      words.every((word) => toldOf(spell, texts).includes(word)),
  ).sort((a, b) => nameIn(a).localeCompare(nameIn(b), locale))
}
