import type { Codes } from '../../kit/doors.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { Records } from '../persistence/store.ts'
import { digestOf } from './codes.ts'
import { BUSY, freeAt, type House, type Parts, recode, seedOf } from './house.ts'

/** What whoever keeps the table does with its seats. */
export interface Keeping {
  free(token: string, seat: string): Promise<null | Refusal>
  /** Whoever sat there is out, their browser is refused from now on, and the codes they may know are dead. */
  banish(token: string, seat: string): Promise<Codes | Refusal>
  renewCodes(token: string): Promise<Codes | Refusal>
  removeTable(token: string): Promise<null | Refusal>
}

/** The gardien's own browser is not shut out of their own table. */
const shutOut = async (records: Records, table: string, browser: string): Promise<void> => {
  await records.joiners.banish(table, browser)
  for (const { key, role } of await records.registry.seatsOfBrowser(table, browser)) {
    if (role.kind === 'joueur') await freeAt(records, table, role.seat)
    else await records.registry.leaveSeat(key)
  }
}

/** `onFreed`: what waited for whoever sat there may go on. */
export const createKeeping = ({ store, tables }: Parts, house: House, onFreed: (table: string) => Promise<void>): Keeping => {
  const { registry } = store.records

  const seedBehind = async (token: string): Promise<string> => {
    const found = await registry.seat(digestOf(token))
    return found ? seedOf(found, token) : ''
  }

  const banish: Keeping['banish'] = (token, seat) =>
    house.asKeeper(token, async ({ id }) => {
      const own = (await registry.seat(digestOf(token)))?.browser
      const seed = await seedBehind(token)
      const codes = await house.changeAs(token, id, async (records) => {
        const browsers = (await records.registry.browsersAt(id, seat)).filter((browser) => browser !== own)
        await freeAt(records, id, seat)
        for (const browser of browsers) await shutOut(records, id, browser)
        return (await recode(records.registry, id, seed)) ?? BUSY
      })
      await onFreed(id)
      return codes
    })

  const renewCodes: Keeping['renewCodes'] = (token) =>
    house.asKeeper(token, async ({ id }) => {
      const seed = await seedBehind(token)
      return house.changeAs(token, id, async (records) => {
        const codes = await recode(records.registry, id, seed)
        if (!codes) return BUSY
        await records.registry.freeSpectators(id)
        return codes
      })
    })

  return {
    banish,
    renewCodes,
    free: (token, seat) =>
      house.asKeeper(token, async ({ id }) => {
        const freed = await house.changeAs(token, id, (records) => freeAt(records, id, seat))
        await onFreed(id)
        return isRefusal(freed) ? freed : null
      }),
    removeTable: (token) =>
      house.asKeeper(token, async (table) => {
        await tables.remove(table.id)
        return null
      }),
  }
}
