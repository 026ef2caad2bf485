import type { CommandOf } from '../commands.ts'
import { otherVoies, type Voie } from '../dreamer/draconic.ts'
import { masteryOf } from '../dreamer/mastery.ts'
import type { Encounter } from '../state.ts'
import type { DreamerView } from '../view.ts'
import { type Asked, type Choice, choice, type Odds, oddsOf } from './choice.ts'

/** ENC-4, WET-1: RÊVE against a strength, as the dreamer is now; by the best voie unless another is named. */
export const mastering = ({ dream, sheet: { draconic }, malus }: DreamerView, strength: number, voie?: Voie): Odds =>
  oddsOf(masteryOf({ dream, draconic, malus }, strength, voie))

export type ByVoie = Choice<CommandOf<'master' | 'struggle'>>

/** ENC-4: the same answer by each other voie, the nearest to the best first. */
export const byOtherVoies = (asked: Asked, type: 'master' | 'struggle', { strength }: Encounter): readonly ByVoie[] => {
  const { id: dreamer, sheet } = asked.board
  return otherVoies(sheet.draconic).map((voie) =>
    choice(asked, { type, dreamer, voie }, { odds: mastering(asked.board, strength, voie) }),
  )
}
