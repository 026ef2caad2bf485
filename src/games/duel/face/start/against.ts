import type { Begin } from '../../../../house/face/face.ts'
import type { StartTexts } from '../../texts/startTexts.ts'

/** The programs, from the weakest on. */
export const STRENGTHS = ['somnolent', 'reveur', 'lucide'] as const
export type Strength = (typeof STRENGTHS)[number]

/** Who sits opposite at this device. */
export type Other = Strength | 'person'

/** Whatever begins a duel on its page. */
export interface ReadyProps {
  readonly busy: boolean
  readonly onBegin: (begin: Begin) => void
}

/** Somebody at this device against those others, by the rules wished; all of it is loaded when the duel begins. */
export const against =
  (texts: StartTexts, others: readonly Other[], advanced = false): Begin =>
  async () =>
    (await import('./begin.ts')).beginDuel(texts, others, advanced)
