import { Guide as HouseGuide } from '../../../../house/ui/Guide.tsx'
import { useTexts } from '../words/language.tsx'

/** The first journey in a few steps, and the keys. */
export const Guide = () => {
  const { firstJourney, steps, keys } = useTexts().ui.guide
  return <HouseGuide title={firstJourney} steps={steps} keys={keys} />
}
