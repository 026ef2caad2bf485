import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { groundOf, type WalkStep } from '../../rules/public.ts'
import { type Play, useOwnSeat, useSeat } from '../desk/context.ts'

/** Whether the next step can be taken from where the pawn is, with nothing in the way. */
const leadsOn = ({ prompt, board: { position, effects } }: Play, { direction, cell }: WalkStep): boolean =>
  prompt.kind === 'free' && position !== null && groundOf(effects).neighbour(position, direction) === cell

/** MOV-2: step by step until something happens; pas à pas each can be looked at, in an accelerated journey they follow at once. */
export const useWalk = (play: Play): void => {
  const { desk, board, mayAct } = play
  const seat = useOwnSeat()
  const walk = useStore(desk, (state) => state.walk)
  const busy = useSeat((state) => state.sending || state.waitsForDice || state.rolling.length > 0)
  const stopped = useSeat((state) => state.refusal !== null || state.replay !== null || state.entering !== null)
  const goesOn = board.mode === 'accelerated' ? !busy : mayAct
  const said = useRef<WalkStep | null>(null)
  useEffect(() => {
    const [next, ...rest] = walk
    if (!next) return
    if (said.current === next && board.position === next.cell) desk.setState({ walk: rest })
    else if (stopped || !leadsOn(play, next)) desk.setState({ walk: [] })
    else if (goesOn && said.current !== next) {
      said.current = next
      void seat.say({ type: 'move', dreamer: board.id, to: next.direction })
    }
  }, [seat, desk, walk, play, board, stopped, goesOn])
}
