import { useEffect, useRef } from 'react'
import type { Speak } from '../../../../house/nonvisual/index.ts'
import { useOwnSeat } from '../desk/context.ts'
import { useHere } from '../question/index.ts'

/** What is laid on one's own desk tells nobody: the question it changes is said again. What was said is told by what comes of it. */
export const useDeskSaid = (speak: Speak, asked: () => string): void => {
  const { asking } = useHere()
  const seat = useOwnSeat()
  const { of, doing, discard, defending } = asking.desk
  const before = useRef(of)
  const first = useRef(true)
  const latest = useRef(asked)
  latest.current = asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies there is what it is said for.
  useEffect(() => {
    const same = before.current === of && !first.current
    before.current = of
    first.current = false
    if (same && !seat.store.getState().sending) speak('', latest.current())
  }, [of, doing, discard, defending, seat, speak])
}
