import type { WhyGone } from '../../kit/doors.ts'
import { joueur, type Role, roleKey } from '../../kit/roles.ts'
import { NOBODY_IN_PARTICULAR } from '../persistence/registry.ts'
import type { Records } from '../persistence/store.ts'
import { type Ask, askIn } from './roster.ts'

export const asksAt = async ({ joiners }: Pick<Records, 'joiners'>, table: string): Promise<readonly Ask[]> =>
  (await joiners.waiting(table)).flatMap((joiner) => askIn(joiner) ?? [])

/** A seat changes hands: what was asked falls. Whoever would sit down goes on waiting, for those who sit there now. */
export const forgetAsks = async (records: Pick<Records, 'joiners'>, table: string): Promise<void> => {
  for (const { id, what, seat } of await asksAt(records, table)) {
    if (what === 'sit') await records.joiners.setWish(id, { dreamer: seat, agreed: [] })
    else await records.joiners.remove(id)
  }
}

/** Why somebody no longer sits there, and since when. */
export interface Parting {
  readonly why: WhyGone
  readonly now: number
}

/** Of all keys to a role: whoever comes with one is told. */
export const notePartings = async (records: Records, table: string, role: Role, { why, now }: Parting): Promise<void> => {
  const keys = (await records.registry.keysOf(table)).filter((row) => roleKey(row.role) === roleKey(role))
  await records.gone.note(
    table,
    keys.map(({ key }) => key),
    why,
    now,
  )
}

/** Somebody has that seat: whoever comes next takes over from them. To be noted before it is free. */
export const noteParted = async ({ registry }: Pick<Records, 'registry'>, table: string, seat: string): Promise<void> => {
  const parted = (await registry.table(table))?.parted ?? []
  const held = (await registry.keysOf(table)).find(({ role, bot }) => role.kind === 'joueur' && role.seat === seat && bot === '')
  const before = parted.find((one) => one.seat === seat) ?? NOBODY_IN_PARTICULAR
  const last = held ? { ...held.person, browser: held.browser } : before
  await registry.setParted(table, [...parted.filter((one) => one.seat !== seat), { ...last, seat }])
}

/** Nobody sits there any more, and no link leads there. */
export const freeAt = async (records: Records, table: string, seat: string, parting: Parting): Promise<void> => {
  await notePartings(records, table, joueur(seat), parting)
  await noteParted(records, table, seat)
  await records.registry.freeSeat(table, joueur(seat))
  await records.links.clear(table, joueur(seat))
  await forgetAsks(records, table)
}
