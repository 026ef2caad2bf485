import type { Spell } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { placeOf } from './place.ts'

/** Where a spell can be cast. */
export const spellLand = (texts: Texts, { cell, genre }: Pick<Spell, 'cell' | 'genre'>): string => {
  if (cell) return texts.ui.spell.onlyCell({ place: placeOf(texts, cell) })
  if (genre === 'variable') return texts.ui.spell.anyLand
  if (genre === 'sanctuaire+variable') return `${texts.genres.sanctuaire.name}, ${texts.ui.spell.anyLand}`
  return texts.genres[genre].name
}
