import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../../house/ui/Button.tsx'
import { type DreamerView, groundOf, type Prompt, type WalkStep } from '../../rules/public.ts'
import { useDesk, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'

/** Whether the next step can be taken from where the pawn is, with nothing in the way. */
const leadsOn = (prompt: Prompt, { position, effects }: DreamerView, { direction, cell }: WalkStep): boolean =>
  prompt.kind === 'free' && position !== null && groundOf(effects).neighbour(position, direction) === cell

/** MOV-2: step by step until something happens; pas à pas each can be looked at, in an accelerated journey they follow at once. */
export const useWalk = (): void => {
  const { desk, board, prompt, mayAct } = usePlay(({ desk, board, prompt, mayAct }) => ({ desk, board, prompt, mayAct }))
  const seat = useOwnSeat()
  const walk = useStore(desk, (state) => state.walk)
  const busy = useSeat((state) => state.sending || state.waitsForDice || state.unseen)
  const stopped = useSeat((state) => state.refusal !== null || state.replay !== null || state.entering !== null)
  const goesOn = board.mode === 'accelerated' ? !busy : mayAct
  const said = useRef<WalkStep | null>(null)
  useEffect(() => {
    const [next, ...rest] = walk
    if (!next) return
    if (said.current === next && board.position === next.cell) desk.setState({ walk: rest })
    else if (stopped || !leadsOn(prompt, board, next)) desk.setState({ walk: [] })
    else if (goesOn && said.current !== next) {
      said.current = next
      void seat.say({ type: 'move', dreamer: board.id, to: next.direction })
    }
  }, [seat, desk, walk, prompt, board, stopped, goesOn])
}

/** While one walks by oneself: how far still, and a way to stop. */
export const Walking = () => {
  const { walking } = useTexts().ui
  const desk = usePlay((play) => play.desk)
  const left = useDesk((state) => state.walk.length)
  if (left === 0) return null
  return (
    <p className="message walking">
      {walking.goesOn({ cells: left })}
      <Button name={walking.stop} to={() => desk.setState({ walk: [] })} />
    </p>
  )
}
