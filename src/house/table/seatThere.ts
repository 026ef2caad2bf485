import type { Invitation } from '../../kit/doors.ts'
import type { KeptSeat } from './keptSeats.ts'

/** Whether it is at the table of that invitation, as far as its name and who plays there tell. */
export const isSeatOf = (invitation: Invitation, { table, game, role, as }: KeptSeat): boolean => {
  const { kind } = invitation
  const places = invitation.dreamers
  const isTheirs = kind === 'spectateur' || as === undefined || places.some(({ name, free }) => name === as && !free)
  return table === invitation.table && (game ?? invitation.game) === invitation.game && role === kind && isTheirs
}
