import { type Refusal, refusal } from '../../../../kit/refusal.ts'
import type { Deed } from '../deed.ts'
import { playerOf, ROW, sizesOf } from '../state.ts'
import { beginTurn } from '../turns/turn.ts'
import { firstOrder } from './order.ts'

const times = (count: number, act: () => void): void => {
  for (let done = 0; done < count; done++) act()
}

/** SET-3: in seat order a dreamer each, then six powers each, then a hand each. */
export const deal = (deed: Deed, seat: string): Refusal | null => {
  const { players } = deed.state
  if (players.some(({ ready }) => !ready)) return refusal('not-ready', 'SET-3')
  deed.happen({ type: 'dealt', seat })
  for (const player of players) deed.drawDreamer(player.seat)
  for (const player of players) times(ROW, () => deed.drawPower(player.seat))
  for (const player of players) times(sizesOf(deed.state).hand, () => deed.drawCard(player.seat))
  return null
}

/** SET-5: once all in the game have answered, the first turn begins. */
export const openIfAnswered = (deed: Deed): void => {
  if (deed.state.players.some(({ answered, out }) => !answered && !out)) return
  const order = firstOrder(deed)
  deed.happen({ type: 'orderSet', order })
  beginTurn(deed, order[0] as string, 1)
}

/** SET-5. */
export const answerOpening = (deed: Deed, seat: string, answer: 'keep' | 'redraw'): Refusal | null => {
  if (playerOf(deed.state, seat).answered) return refusal('already-answered', 'SET-5')
  if (answer === 'keep') deed.happen({ type: 'kept', seat })
  else {
    deed.happen({ type: 'powersReturned', seat })
    times(ROW, () => deed.drawPower(seat))
  }
  openIfAnswered(deed)
  return null
}
