import type { Attempt } from '../rolls/check.ts'
import type { Dreamer } from '../state.ts'
import { bestVoie, type Draconic, type Voie } from './draconic.ts'

/** What mastering depends on: known to the player as to the gardien. */
export interface Mastering {
  readonly dream: number
  readonly draconic: Draconic
  readonly malus: number
}

/** ENC-4, WET-1: dream points, the best draconic or the one named, difficulty minus the strength; ROL-3 for the malus. */
export const masteryOf = ({ dream, draconic, malus }: Mastering, strength: number, voie: Voie = bestVoie(draconic)): Attempt => ({
  characteristic: dream,
  voie,
  skill: draconic[voie],
  difficulty: -strength,
  malus,
  modifier: 0,
})

export const masteringOf = (dreamer: Dreamer): Mastering => ({
  dream: dreamer.dream,
  draconic: dreamer.sheet.draconic,
  malus: dreamer.journey?.malus ?? 0,
})
