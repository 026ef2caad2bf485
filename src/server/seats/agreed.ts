import type { Records } from '../persistence/store.ts'
import { type BotWish, botWishIn } from '../table/roster.ts'

export const wishesAt = async ({ joiners }: Pick<Records, 'joiners'>, table: string): Promise<readonly BotWish[]> =>
  (await joiners.waiting(table)).flatMap((joiner) => botWishIn(joiner) ?? [])

/** Nobody sits there any more: what was wished for there, and agreed to by whoever sat there, is no longer. */
export const forgetAgreed = async (records: Records, table: string, seat: string): Promise<void> => {
  for (const { key, seat: wanted, agreed } of await wishesAt(records, table)) {
    if (wanted === seat) await records.joiners.remove(key)
    else await records.joiners.setWish(key, { dreamer: wanted, agreed: agreed.filter((one) => one !== seat) })
  }
}
