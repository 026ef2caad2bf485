import { useMemo } from 'react'
import { useTexts } from '../words/language.tsx'
import { landNamesOf } from './landNames.ts'
import type { LandNames } from './types.ts'

/** What the map writes on the land, in the language of the moment. */
export const useLandNames = (): LandNames => {
  const texts = useTexts()
  return useMemo(() => landNamesOf(texts), [texts])
}
