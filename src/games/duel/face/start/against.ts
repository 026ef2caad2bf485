import type { Begin } from '../../../../house/face/face.ts'
import type { StartTexts } from '../../texts/startTexts.ts'

/** The programs, from the weakest on. */
export const STRENGTHS = ['somnolent', 'reveur', 'lucide'] as const
export type Strength = (typeof STRENGTHS)[number]

/** Whatever begins a duel on its page. */
export interface ReadyProps {
  readonly busy: boolean
  readonly onBegin: (begin: Begin) => void
}

/** Loaded when a duel begins. */
export const begun = async (...args: Parameters<typeof import('./begin.ts')['beginDuel']>) =>
  (await import('./begin.ts')).beginDuel(...args)

/** Alone against a program. */
export const against = ({ strengths, seats }: StartTexts, bot: Strength): Begin => {
  const { name } = strengths[bot]
  return () =>
    begun(`${seats.you}, ${name}`, [
      { name: seats.you, by: 'person' },
      { name, by: { bot } },
    ])
}

/** Two who pass the device. */
export const here = ({ seats }: StartTexts): Begin => {
  const names = [1, 2].map((number) => seats.numbered({ number }))
  return () =>
    begun(
      names.join(', '),
      names.map((name) => ({ name, by: 'person' })),
    )
}
