import type { Done } from '../../rules/public.ts'
import { isCellId } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { cellName } from './places.ts'

const place = (texts: Texts, cell: string): string => (isCellId(cell) ? `${cellName(texts, cell)} (${cell})` : cell)

/** The same answer within a sentence. */
export const doneWords = (texts: Texts, done: Done): string => {
  const { bestActions } = texts.ui.planner
  switch (done.type) {
    case 'goTo':
      return bestActions.goTo({ place: place(texts, done.cell) })
    case 'jump':
      return bestActions.jump({ place: place(texts, done.cell) })
    case 'takeGift':
      return bestActions.takeGift[done.kind]
    case 'master':
    case 'struggle':
      return bestActions[done.type] + (done.voie ? bestActions.by({ voie: texts.voies[done.voie] }) : '')
    case 'move':
      return bestActions.move({ toward: texts.directions[done.to].toward })
    case 'cast':
      return done.via ? bestActions.castByMessenger : bestActions.cast
    default:
      return bestActions[done.type]
  }
}
