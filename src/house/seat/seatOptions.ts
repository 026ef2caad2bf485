import { isStill, useSettings } from '../settings/settings.ts'
import type { SeatOptions } from './seat.ts'

const FALL_MS = 500

/** As the person has set them, with what falls in the game. */
export const seatOptions = ({ fallingOf = () => [] }: Partial<Pick<SeatOptions, 'fallingOf'>>): SeatOptions => ({
  fallingOf,
  typesDice: () => useSettings.getState().dice === 'typed',
  fallTime: () => (isStill(useSettings.getState()) ? 0 : FALL_MS),
})
