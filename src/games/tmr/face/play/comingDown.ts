import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useCompany, useOwnSeat, usePlay } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'

/** CAST-2: alone, a spell kept in hand leaves nothing to choose until it is aimed; in a lesson each step is taken. */
export const useComingDown = (): void => {
  const { desk, board, prompt, mayAct } = usePlay(({ desk, board, prompt, mayAct }) => ({ desk, board, prompt, mayAct }))
  const seat = useOwnSeat()
  const alone = useCompany() === 'alone'
  const framing = useFraming()
  const goesOn = useStore(desk, (state) => state.keepsSpell) && alone && (framing === null || framing.time !== undefined)
  useEffect(() => {
    if (!goesOn || prompt.kind !== 'carrying' || !mayAct) return
    desk.setState({ keepsSpell: false })
    void seat.say({ type: 'comeDown', dreamer: board.id })
  }, [seat, desk, board.id, prompt.kind, goesOn, mayAct])
}
