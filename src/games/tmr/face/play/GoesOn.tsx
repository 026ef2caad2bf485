import { useEffect, useRef } from 'react'
import { useShell } from '../../../../house/play/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { type DreamerView, groundOf, type Prompt, type WalkStep } from '../../rules/public.ts'
import { useCompany, useDesk, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { useTexts } from '../words/language.tsx'
import { useShownKey } from './shownKey.ts'

/** Whether the next step can be taken from where the pawn is, with nothing in the way. */
const leadsOn = (prompt: Prompt, { position, effects }: DreamerView, { direction, cell }: WalkStep): boolean =>
  prompt.kind === 'free' && position !== null && groundOf(effects).neighbour(position, direction) === cell

/** MOV-2: step by step until something happens; pas à pas each can be looked at, in an accelerated journey they follow at once. */
const useWalk = (): void => {
  const { desk, board, prompt, mayAct } = usePlay(({ desk, board, prompt, mayAct }) => ({ desk, board, prompt, mayAct }))
  const seat = useOwnSeat()
  const walk = useDesk((state) => state.walk)
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
  return (
    <p className="message walking">
      {walking.goesOn({ cells: left })}
      <Button name={walking.stop} to={() => desk.setState({ walk: [] })} />
    </p>
  )
}

/** CAST-2: alone, a spell kept in hand leaves nothing to choose until it is aimed; in a lesson each step is taken. */
const useComingDown = (): void => {
  const { desk, board, prompt, mayAct } = usePlay(({ desk, board, prompt, mayAct }) => ({ desk, board, prompt, mayAct }))
  const seat = useOwnSeat()
  const alone = useCompany() === 'alone'
  const framing = useFraming()
  const goesOn = useDesk((state) => state.keepsSpell) && alone && (framing === null || framing.time !== undefined)
  useEffect(() => {
    if (!goesOn || prompt.kind !== 'carrying' || !mayAct) return
    desk.setState({ keepsSpell: false })
    void seat.say({ type: 'comeDown', dreamer: board.id })
  }, [seat, desk, board.id, prompt.kind, goesOn, mayAct])
}

/** What goes on by itself: a walk, a spell brought down, a sleep; what a question lit goes dark with it, and where a cell is chosen nothing lies over the map. */
export const GoesOn = () => {
  const { desk, position } = usePlay(({ desk, board }) => ({ desk, position: board.position }))
  const shown = useShownKey()
  const chooses = useDesk((state) => state.choosing)
  const { shut } = useShell()
  useEffect(() => {
    if (chooses) shut()
  }, [chooses, shut])
  useWalk()
  useComingDown()
  // An answer that goes away under the pointer or the focus is never told that it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question dims what the one before it lit
  useEffect(() => () => desk.setState({ way: null }), [desk, shown, position])
  return null
}
