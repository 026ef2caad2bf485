import { cellsOfGenre } from '../../rules/public.ts'
import type { StartTexts } from '../../texts/texts.ts'
import { cellName, ownName } from '../words/cellName.ts'
import type { LandNames } from './types.ts'

export const landNamesOf = (texts: Pick<StartTexts, 'genres' | 'places'>): LandNames => {
  const [river] = cellsOfGenre('fleuve')
  return {
    genre: (genre) => texts.genres[genre].name,
    place: (cell) => ownName(texts, cell),
    leads: (cell) => cellName(texts, cell).startsWith(ownName(texts, cell)),
    river: river ? cellName(texts, river) : '',
  }
}
