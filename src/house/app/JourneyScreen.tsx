import { useEffect, useState } from 'react'
import { PlayScreen } from '../../games/tmr/face/play/PlayScreen.tsx'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { type Seat, takeSeat } from '../seat/seat.ts'
import { isStill, useSettings } from '../settings/settings.ts'
import { Unopened } from '../ui/Unopened.tsx'

const FALL_MS = 850

export const seatOptions = {
  typesDice: () => useSettings.getState().dice === 'typed',
  fallTime: () => (isStill(useSettings.getState()) ? 0 : FALL_MS),
}

const open = async (id: string): Promise<Seat | Refusal> => {
  const { openLocalLink } = await import('../seat/localLink.ts')
  const link = await openLocalLink(id)
  return isRefusal(link) ? link : takeSeat(link, seatOptions)
}

/** A dreamer of this browser, alone at the board. */
export const JourneyScreen = ({ id }: { readonly id: string }) => {
  const [seat, setSeat] = useState<Seat | Refusal | null>(null)
  useEffect(() => {
    let opened: Seat | null = null
    let left = false
    void open(id).then((result) => {
      if (!isRefusal(result)) opened = result
      if (left) opened?.close()
      else setSeat(result)
    })
    return () => {
      left = true
      opened?.close()
    }
  }, [id])
  if (seat === null || isRefusal(seat)) return <Unopened refusal={seat} />
  return <PlayScreen seat={seat} />
}
