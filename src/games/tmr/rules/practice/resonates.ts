import { genreOf } from '../map/map.ts'
import type { Dreamer } from '../state.ts'

/** SIG-1: on land of its genres, one's own or a Messager's. */
export const resonates = ({ stage, depths, position, journey }: Dreamer): boolean => {
  if (stage.phase !== 'free' || !depths.sign) return false
  const cells = journey?.messenger ? [position, journey.messenger.cell] : [position]
  return cells.some((cell) => depths.sign?.genres.includes(genreOf(cell)))
}
