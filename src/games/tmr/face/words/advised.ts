import type { PlanOption } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { cellName } from './cellName.ts'

/** What the planner advises, in words. */
export const advisedWords = ({ ui, directions }: Texts, { action }: PlanOption): string => {
  const { bestActions } = ui.planner
  switch (action.type) {
    case 'goTo':
      return bestActions.goTo({ place: `${cellName(action.cell)} (${action.cell})` })
    case 'jump':
      return bestActions.jump({ place: `${cellName(action.cell)} (${action.cell})` })
    case 'takeGift':
      return bestActions.takeGift[action.kind]
    case 'move':
      return bestActions.move({ toward: directions[action.to].toward })
    case 'cast':
      return action.via ? bestActions.castByMessenger : bestActions.cast
    default:
      return bestActions[action.type]
  }
}
