import type { Invitation } from '../../kit/doors.ts'
import type { KeptSeat } from './keptSeats.ts'

/** Whether it is at the table of that invitation, as far as its name and who plays there tell. */
export const isSeatOf = ({ table, game, dreamers, kind }: Invitation, seat: Omit<KeptSeat, 'id'>): boolean =>
  seat.table === table &&
  (seat.game ?? game) === game &&
  seat.role === kind &&
  (kind === 'spectateur' || seat.as === undefined || dreamers.some(({ name, free }) => name === seat.as && !free))
