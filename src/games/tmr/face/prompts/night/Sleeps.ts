import { useEffect } from 'react'
import { useStore } from 'zustand'
import { same } from '../../../../../kit/same.ts'
import { type Play, useOwnSeat, usePlay, useSeat } from '../../desk/context.ts'
import { useFraming } from '../../desk/framing.ts'
import { isReached } from '../../question/index.ts'
import { nightOf } from './nightOf.ts'

/** NIT-2: hour by hour until the goal, a Rêve de Dragon, or waking; each hour can be looked at. */
export const Sleeps = (): null => {
  const { desk, role, clock, board, mayAnswer } = usePlay(({ desk, view, board, mayAct }) => ({
    ...{ desk, board, role: view.role.kind, clock: view.clock, mayAnswer: mayAct },
  }))
  const seat = useOwnSeat()
  const goal = useStore(desk, (state) => state.sleeping)
  const stopped = useSeat((state) => state.refusal !== null || state.replay !== null || state.entering !== null)
  const busy = useSeat((state) => state.sending || state.waitsForDice || state.unseen)
  const mayAct = role === 'gardien' ? !busy : mayAnswer
  const hourByHour = useFraming()?.sleeps === 'hourByHour'
  useEffect(() => {
    if (!goal) return
    const { passing } = goal
    if (passing && same(passing, clock) && !stopped && board.phase === 'asleep') return
    const dragon = passing !== null && dreamtDragon(seat, board.id, passing.hour)
    const hourOver = passing !== null && hourByHour
    const over = stopped || dragon || hourOver || board.phase !== 'asleep' || isReached(goal, board, clock)
    if (over) desk.setState({ sleeping: null })
    else if (mayAct) {
      desk.setState({ sleeping: { ...goal, passing: clock } })
      void seat.say({ type: 'advance', hours: 1 })
    }
  }, [seat, desk, goal, clock, board, stopped, mayAct, hourByHour])
  return null
}

const dreamtDragon = (seat: ReturnType<typeof useOwnSeat>, id: Play['board']['id'], hour: string): boolean => {
  const last = nightOf(seat.store.getState().notices, id).at(-1)
  return last?.hour === hour && last.dragon !== null
}
