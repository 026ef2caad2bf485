import { Guide } from '../../../../house/ui/Guide.tsx'
import { useTexts, words } from '../words/language.tsx'

/** The first journey in a few steps, and the keys: with all the words, for the start screen. */
export const OpenedGuide = words.within(() => {
  const { firstJourney, steps, keys } = useTexts().ui.guide
  return <Guide title={firstJourney} steps={steps} keys={keys} />
})
