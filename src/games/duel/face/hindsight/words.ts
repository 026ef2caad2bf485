import { useLoaded } from '../../../../house/texts/language.tsx'
import { type HindsightTexts, loadHindsight } from '../../texts/index.ts'

export const useWords = (): HindsightTexts | null => useLoaded(loadHindsight)?.value ?? null
