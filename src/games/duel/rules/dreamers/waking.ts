import type { Deed } from '../deed.ts'
import { inGame, playerOf, sizesOf } from '../state.ts'

/** WIN-1, WIN-2. */
export const goOut = (deed: Deed, seat: string, why: 'awake' | 'conceded'): void => {
  deed.happen({ type: 'wentOut', seat, why })
  const [last, ...others] = inGame(deed.state)
  if (last && others.length === 0) deed.happen({ type: 'won', seat: last.seat })
}

/** DRM-7: the last dreamer of a player. */
export const isLastDreamer = (deed: Deed, seat: string): boolean =>
  playerOf(deed.state, seat).awake.length + 1 >= sizesOf(deed.state).dreamers

/** DRM-1, DRM-7. */
export const wake = (deed: Deed, seat: string, why: 'attack' | 'own' | 'idle'): void => {
  const last = isLastDreamer(deed, seat)
  const { dreamer } = playerOf(deed.state, seat)
  deed.happen({ type: 'dreamerWoke', seat, ...(dreamer !== null && { dreamer }), why })
  if (last) goOut(deed, seat, 'awake')
}

/** DRM-3. */
export const sleepAnew = (deed: Deed, seat: string): void => {
  deed.happen({ type: 'sleepPrepared', seat })
  deed.drawDreamer(seat)
  deed.fill(seat)
}
