import type { Done } from '../../rules/public.ts'
import { isCellId } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { cellName } from './cellName.ts'

const place = (cell: string): string => (isCellId(cell) ? `${cellName(cell)} (${cell})` : cell)

/** The same answer within a sentence. */
export const doneWords = ({ ui, directions }: Texts, done: Done): string => {
  const { bestActions } = ui.planner
  switch (done.type) {
    case 'goTo':
      return bestActions.goTo({ place: place(done.cell) })
    case 'jump':
      return bestActions.jump({ place: place(done.cell) })
    case 'takeGift':
      return bestActions.takeGift[done.kind]
    case 'move':
      return bestActions.move({ toward: directions[done.to].toward })
    case 'cast':
      return done.via ? bestActions.castByMessenger : bestActions.cast
    default:
      return bestActions[done.type]
  }
}
