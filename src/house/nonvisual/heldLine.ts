import { useEffect, useState } from 'react'
import { useOwnSeat } from '../seat/context.ts'

interface Asking {
  /** What is asked, as one thing: another one is another question. */
  readonly asked: unknown
  readonly mayAct: boolean
}

interface Held {
  readonly line: string
  readonly asked: unknown
}

/** An answer typed before the question could be answered waits for it, and for no other. Gives the way to hold one. */
export const useHeldLine = (
  { asked, mayAct }: Asking,
  take: (line: string) => void,
  onTooLate: () => void,
): ((line: string) => void) => {
  const [held, setHeld] = useState<Held | null>(null)
  useEffect(() => {
    if (!held) return
    if (held.asked !== asked) {
      setHeld(null)
      onTooLate()
    } else if (mayAct) {
      setHeld(null)
      take(held.line)
    }
  })
  return (line) => setHeld({ line, asked })
}

/** Said again alone, it grants what was asked. */
export const useTakingBack = (onUndo: () => void): (() => void) => {
  const seat = useOwnSeat()
  return () => {
    const [asked] = seat.asGardien ? seat.store.getState().requests : []
    if (asked) void seat.undo({ request: asked.id })
    else onUndo()
  }
}
