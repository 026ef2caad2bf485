import { isStill, useSettings } from '../settings/settings.ts'
import type { SeatOptions } from './seat.ts'

const FALL_MS = 850

/** As the person has set them, with the dice of the game. */
export const seatOptions = ({ rollsOf }: Pick<SeatOptions, 'rollsOf'>): SeatOptions => ({
  rollsOf,
  typesDice: () => useSettings.getState().dice === 'typed',
  fallTime: () => (isStill(useSettings.getState()) ? 0 : FALL_MS),
})
