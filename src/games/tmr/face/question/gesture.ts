import { always } from '../../../../house/question/index.ts'
import { type DreamerView, gestureOf } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { choosing } from './answer.ts'
import type { Asking, TmrAnswer } from './asking.ts'

const meansIn = ({ gesture }: Texts['ui']['prompts'], { phase, spell }: DreamerView): string => {
  if (phase === 'encounter') return gesture.evades
  if (phase === 'captive') return gesture.captive
  if (!spell) return gesture.means
  return spell.erratic ? gesture.erratic : gesture.hand
}

/** MOV-4: down at once, folded away: it ends the journey whatever holds it. */
export const gestureAnswers = (asking: Asking): readonly TmrAnswer[] => {
  const gesture = gestureOf(asking.view, asking.board)
  if (!gesture) return []
  const follows = always(meansIn(asking.texts.ui.prompts, asking.board))
  return [choosing(asking, gesture, { follows, group: 'gesture', fold: 'gesture' })]
}
