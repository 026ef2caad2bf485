import { exercisesOf } from '../../../../house/exercise/index.ts'
import type { Framing } from '../../../../house/play/index.ts'
import type { AnyGame } from '../../../../kit/game.ts'
import { LEARNER } from '../../practice/index.ts'
import type { DuelSpeech } from '../duel.ts'
import { hrefOfPractice } from '../pages.ts'
import { PlayScreen } from '../play/table.tsx'
import { usePracticeTexts } from './words.ts'

/** The learner at a table of this page, whose other seats say what the exercise lays out. */
export const { exercise } = exercisesOf<DuelSpeech, Framing>({
  rules: async () => (await import('../../rules/index.ts')).duel as unknown as AnyGame,
  solo: { seatOf: () => LEARNER },
  Screen: PlayScreen,
  useHome: () => {
    const words = usePracticeTexts()
    return words && { href: hrefOfPractice(), name: words.title }
  },
})
