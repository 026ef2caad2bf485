import { type Refusal, refusal } from '../../../../kit/refusal.ts'
import { dreamerOf, isOnceIn } from '../cards/cards.ts'
import type { CommandOf } from '../commands.ts'
import type { Deed } from '../deed.ts'
import { isLastDreamer, sleepAnew, wake } from '../dreamers/waking.ts'
import { playerOf } from '../state.ts'

/** TRN-4. */
export const refill = (deed: Deed, seat: string, { discard }: CommandOf<'refill'>): Refusal | null => {
  const { row, dreamer } = playerOf(deed.state, seat)
  if (!isOnceIn(discard, row)) return refusal('not-your-power', 'TRN-4')
  const most = dreamerOf(dreamer as string).conception
  if (discard.length > most) return refusal('too-many', 'TRN-4', { most })
  if (discard.length > 0) deed.happen({ type: 'discarded', seat, powers: discard })
  deed.happen({ type: 'refilled', seat })
  deed.fill(seat)
  return null
}

/** DRM-4. */
export const wakeOwn = (deed: Deed, seat: string): Refusal | null => {
  if (isLastDreamer(deed, seat)) return refusal('last-dreamer', 'DRM-4')
  wake(deed, seat, 'own')
  sleepAnew(deed, seat)
  return null
}
