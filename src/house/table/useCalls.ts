import { useEffect } from 'react'
import { callWhenAwaited, type SeatAsks } from '../seat/calling.ts'
import type { Seat } from '../seat/seat.ts'
import { useSettings } from '../settings/settings.ts'
import { callAs } from '../ui/chime.ts'

/** At a networked table: a soft sound or a buzz when something waits for whoever sits there. */
export const useCalls = (seat: Seat | null, asks: SeatAsks | undefined): void => {
  useEffect(() => {
    if (seat) return callWhenAwaited(seat.store, asks, () => callAs(useSettings.getState().call))
    return undefined
  }, [seat, asks])
}
