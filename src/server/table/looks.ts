import { GivenUp } from '../../kit/past/pace.ts'
import { createTurns, type InTurn } from '../../kit/turns.ts'
import type { Config } from '../common/config.ts'

type Limits = Pick<Config, 'LOOK_BYTES_PER_SECOND' | 'LOOK_BURST_BYTES'>

interface Parts {
  readonly elapsed: () => number
  readonly wait: (milliseconds: number) => Promise<void>
  /** Once it is one's turn among all that takes long. */
  readonly takeTurn: () => Promise<void>
  /** Of what anybody sees at once. */
  readonly viewBytes: () => number
  readonly limits: Limits
}

/** Something that is shown, and how many bytes it has. */
export interface Shown<Value> {
  readonly value: Value
  readonly bytes: number
}

/** What a seat asks to be shown: one thing at a time; whoever was shown much waits for more. */
export interface Looks {
  look<Value>(looker: string, make: () => Promise<Shown<Value>>, wanted?: () => boolean): Promise<Value>
  readonly viewBytes: () => number
  /** How many of that seat wait. */
  waiting(looker: string): number
}

interface Seat {
  readonly inTurn: InTurn
  waiting: number
  left: number
  filledAt: number
}

export const createLooks = ({ elapsed, wait, takeTurn, viewBytes, limits }: Parts): Looks => {
  const { LOOK_BYTES_PER_SECOND: perSecond, LOOK_BURST_BYTES: burst } = limits
  const seats = new Map<string, Seat>()

  const seatOf = (looker: string): Seat => {
    let seat = seats.get(looker)
    if (!seat) seats.set(looker, (seat = { inTurn: createTurns(), waiting: 0, left: burst, filledAt: elapsed() }))
    return seat
  }

  const fill = (seat: Seat): void => {
    const at = elapsed()
    seat.left = Math.min(burst, seat.left + ((at - seat.filledAt) / 1000) * perSecond)
    seat.filledAt = at
  }

  const ifWanted = (wanted: () => boolean): void => {
    if (!wanted()) throw new GivenUp()
  }

  return {
    viewBytes,
    waiting: (looker) => seats.get(looker)?.waiting ?? 0,
    look: async (looker, make, wanted = () => true) => {
      const seat = seatOf(looker)
      seat.waiting++
      const made = seat.inTurn(async () => {
        ifWanted(wanted)
        fill(seat)
        if (seat.left < 0) await wait((-seat.left / perSecond) * 1000)
        await takeTurn()
        ifWanted(wanted)
        const { value, bytes } = await make()
        seat.left -= bytes
        return value
      })
      return made.finally(() => {
        seat.waiting--
      })
    },
  }
}
