import { isStill, useSettings } from '../settings/settings.ts'
import type { SeatOptions } from './seat.ts'

const FALL_MS = 500

/** As the person has set them, with what falls in the game. */
export const seatOptions = ({
  fallingOf = () => [],
  lastsOf,
}: Partial<Pick<SeatOptions, 'fallingOf' | 'lastsOf'>>): SeatOptions => ({
  fallingOf,
  ...(lastsOf && { lastsOf }),
  typesDice: () => useSettings.getState().dice === 'typed',
  fallTime: () => (isStill(useSettings.getState()) ? 0 : FALL_MS),
})
