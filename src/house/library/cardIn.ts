import { GARDIEN, joueur, type Role } from '../../kit/roles.ts'
import type { GameCard, Solo } from '../face/face.ts'

/** The card of a table of one seat; null of any other. */
export const cardIn = (solo: Solo, viewOf: (role: Role) => unknown): GameCard | null => {
  const seat = solo.seatOf(viewOf(GARDIEN))
  return seat === null ? null : solo.cardOf(viewOf(joueur(seat)))
}
