import type { Face } from '../face/face.ts'
import type { SeatOptions } from '../seat/seat.ts'
import { isStill, useSettings } from '../settings/settings.ts'

const FALL_MS = 850

/** As the person has set them, with the dice of the game. */
export const seatOptions = ({ rollsOf }: Face): SeatOptions => ({
  rollsOf,
  typesDice: () => useSettings.getState().dice === 'typed',
  fallTime: () => (isStill(useSettings.getState()) ? 0 : FALL_MS),
})
