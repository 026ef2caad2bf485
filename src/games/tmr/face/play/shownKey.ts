import { useOpenDie } from '../../../../house/play/index.ts'
import { useChoosingNow } from '../desk/choosing.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { questionId } from '../question/index.ts'
import { useTablePlay } from './moment.ts'

/** Each question and each form begins anew. */
export const useShownKey = (): string => {
  const card = useTablePlay((play) => play.card?.key)
  const board = usePlay((play) => play.board)
  const moment = useDesk((desk) => questionId(board, desk))
  const choosing = JSON.stringify(useChoosingNow()?.choosing)
  const die = useOpenDie()?.die.id
  return choosing ?? die ?? card ?? moment
}
