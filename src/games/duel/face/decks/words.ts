import { useLoaded } from '../../../../house/texts/language.tsx'
import { type DeckTexts, loadDeckTexts } from '../../texts/index.ts'

export type { DeckTexts }
export const useDeckTexts = (): DeckTexts | null => useLoaded(loadDeckTexts)?.value ?? null
