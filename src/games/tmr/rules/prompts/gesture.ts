import { refusal } from '../../../../kit/refusal.ts'
import type { CommandOf } from '../commands.ts'
import { repressionRisk } from '../dreamer/repression.ts'
import { pointsOf } from '../prices/price.ts'
import { priceOf } from '../prices/priceOf.ts'
import type { Phase, TmrRefusal } from '../state.ts'
import type { DreamerView, View } from '../view.ts'
import { type Choice, choice } from './choice.ts'
import { urgentDescent } from './dragons.ts'

const DOWN: ReadonlySet<Phase> = new Set(['awake', 'asleep', 'petition', 'targeting'])

/** ENC-5: as an evasion, not twice; QUE-5: not under an urge, which an evasion represses. */
const whyNoGesture = (board: DreamerView): TmrRefusal | null => {
  if (board.phase !== 'encounter') return urgentDescent(board)
  return board.encounter?.until ? refusal('no-second-evasion', 'ENC-5') : null
}

/** MOV-4: down at once by a gesture of one's own, in every phase of a journey; null: coming down at will is that already. A function of the view (HID-6). */
export const gestureOf = (view: View, board: DreamerView): Choice<CommandOf<'interrupt'>> | null => {
  if (DOWN.has(board.phase) || (board.phase === 'free' && !board.stored)) return null
  const command: CommandOf<'interrupt'> = { type: 'interrupt', dreamer: board.id }
  const repressed = pointsOf('repression', priceOf(view, board, command).sure)
  const risk = repressed > 0 ? repressionRisk(board.repression, repressed) : null
  return choice({ view, board }, command, { refusal: whyNoGesture(board), risk })
}
