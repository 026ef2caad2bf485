import type { SeatPaper } from '../../kit/doors.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { spectateur } from '../../kit/roles.ts'
import { freeAt } from '../table/leaving.ts'
import { type Asking, createAsking } from './asking.ts'
import { digestOf } from './codes.ts'
import { createEntering, type Entering } from './entering.ts'
import { createHouse, isKeeper, NO_SUCH_SEAT, type Parts } from './house.ts'
import { createKeeping, type Keeping } from './keeping.ts'
import { createKeys, type Keys } from './keys.ts'
import { createOpening, type Opening } from './opening.ts'
import { createPersons, type Persons } from './persons.ts'
import { createSaving, type Saving } from './saving.ts'

export interface Seats extends Opening, Keys, Omit<Entering, 'letIn'>, Keeping, Persons, Asking, Saving {
  leave(token: string): Promise<null | Refusal>
  follow(token: string, seat: string): Promise<SeatPaper | Refusal>
}

export const createSeats = (parts: Parts): Seats => {
  const { registry, joiners } = parts.store.records
  const house = createHouse(parts)
  const keys = createKeys(parts, house)
  const { letIn, ...entering } = createEntering(parts, house, keys.takeLink)
  const { addTable, openTable } = createOpening(parts)

  /** Whoever waits at the door goes away. */
  const withdraw = async (key: string): Promise<null | Refusal> => {
    const joiner = await joiners.find(key)
    if (!joiner) return NO_SUCH_SEAT
    await house.change(joiner.table, (records) => records.joiners.remove(key))
    return null
  }

  const leave: Seats['leave'] = async (token) => {
    const key = digestOf(token)
    const found = await registry.seat(key)
    if (!found) return withdraw(key)
    const { table, role } = found
    if (isKeeper(found)) return refusal('not-yours')
    await house.changeAs(token, table, async (records) => {
      if (role.kind === 'joueur') await freeAt(records, table, role.seat, { why: 'seat-left', now: parts.now() })
      else await records.registry.leaveSeat(key)
    })
    return null
  }

  const follow: Seats['follow'] = async (token, seat) => {
    const table = await house.asSpectator(token)
    if (isRefusal(table)) return table
    if (seat !== '' && !table.info().seats.some((one) => one.seat === seat))
      return refusal('unknown-dreamer', null, { dreamer: seat })
    const moved = await house.changeAs(token, table.id, (records) => records.registry.moveSpectator(digestOf(token), seat))
    if (isRefusal(moved)) return moved
    return { token, role: spectateur(seat), ...(await house.labelOf(table.id)) }
  }

  return {
    openTable,
    ...keys,
    ...entering,
    ...createKeeping(parts, house),
    ...createPersons(parts, house),
    ...createAsking(parts, house, letIn),
    ...createSaving(parts, house, addTable),
    leave,
    follow,
  }
}
