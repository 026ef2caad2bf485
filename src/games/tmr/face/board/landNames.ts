import { useMemo } from 'react'
import { cellsOfGenre } from '../../rules/public.ts'
import type { StartTexts } from '../../texts/texts.ts'
import { useTexts } from '../words/language.tsx'
import { cellName, ownName } from '../words/places.ts'
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

/** What the map writes on the land, in the language of the moment. */
export const useLandNames = (): LandNames => {
  const texts = useTexts()
  return useMemo(() => landNamesOf(texts), [texts])
}
