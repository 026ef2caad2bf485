import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { joueur, roleKey } from '../../kit/roles.ts'
import type { Records } from '../persistence/store.ts'
import type { OpenTable } from '../table/openTable.ts'
import { type BotWish, sittingIn } from '../table/roster.ts'
import { wishesAt } from './agreed.ts'
import { digestOf, newToken } from './codes.ts'
import type { House, Parts } from './house.ts'

/** A bot for a free seat. Where there is a gardien, the gardien decides; elsewhere all who sit there and play agree. */
export interface BotWishes {
  /** Wished for, or agreed to: it plays as soon as everybody has agreed. */
  seatBot(token: string, seat: string, bot: string): Promise<null | Refusal>
  /** One no is enough. */
  refuseBot(token: string, seat: string): Promise<null | Refusal>
}

const keep = ({ joiners }: Records, table: string, { key, seat, bot, agreed }: BotWish, now: number): Promise<void> =>
  joiners.add(
    { key, table, door: 'bot', name: bot, wish: { dreamer: seat, agreed }, browser: '', refused: false, colour: '', figure: '' },
    now,
  )

/** All who are asked now have agreed. */
const isAgreed = async ({ registry }: Records, { id, room }: OpenTable, { agreed }: BotWish): Promise<boolean> => {
  const asked = room.consent(sittingIn({ keys: await registry.keysOf(id) }))
  const said = new Set(agreed.map((seat) => roleKey(joueur(seat))))
  return asked.every((role) => said.has(roleKey(role)))
}

const sitDown = async ({ registry }: Records, table: string, seat: string, bot: string, now: number): Promise<null | Refusal> =>
  (await registry.takeSeat({ key: digestOf(newToken()), bot, since: now }, table, seat))
    ? null
    : refusal('seat-taken', null, { dreamer: seat })

export const createBotWishes = (
  { bots, now, store, tables }: Parts,
  house: House,
): BotWishes & { readonly settleAll: (table: string) => Promise<void> } => {
  const whyNot = ({ room, info }: OpenTable, seat: string, bot: string): Refusal | null => {
    if (!bots[room.game.id]?.includes(bot)) return refusal('no-such-bot')
    const there = info().seats.find((one) => one.seat === seat)
    if (!there) return refusal('unknown-dreamer', null, { dreamer: seat })
    return there.taken ? refusal('seat-taken', null, { dreamer: seat }) : null
  }

  const settle = async (records: Records, table: OpenTable, wish: BotWish): Promise<null | Refusal> => {
    if (!(await isAgreed(records, table, wish))) return null
    await records.joiners.remove(wish.key)
    return sitDown(records, table.id, wish.seat, wish.bot, now())
  }

  const agree = async (records: Records, table: OpenTable, wanted: Omit<BotWish, 'key'>): Promise<null | Refusal> => {
    const { seat, bot } = wanted
    const before = (await wishesAt(records, table.id)).find((wish) => wish.seat === seat)
    const key = before?.key ?? digestOf(newToken())
    const others = before?.bot === bot ? before.agreed : []
    const wish = { key, seat, bot, agreed: [...new Set([...others, ...wanted.agreed])] }
    await keep(records, table.id, wish, now())
    return settle(records, table, wish)
  }

  const byGardien = (token: string, seat: string, bot: string): Promise<null | Refusal> =>
    house.asKeeper(token, async (table) => {
      const wrong = whyNot(table, seat, bot)
      return wrong ?? house.changeAs(token, table.id, (records) => sitDown(records, table.id, seat, bot, now()))
    })

  const seatBot: BotWishes['seatBot'] = async (token, seat, bot) => {
    const found = await house.asPlayer(token)
    if (isRefusal(found)) return found.code === 'gardien-only' ? byGardien(token, seat, bot) : found
    const { table, own } = found
    const wrong = whyNot(table, seat, bot)
    return wrong ?? house.changeAs(token, table.id, (records) => agree(records, table, { seat, bot, agreed: [own] }))
  }

  const refuseBot: BotWishes['refuseBot'] = async (token, seat) => {
    const found = await house.asPlayer(token)
    if (isRefusal(found)) return found
    const { id } = found.table
    return house.changeAs(token, id, async (records) => {
      const wish = (await wishesAt(records, id)).find((one) => one.seat === seat)
      if (!wish) return refusal('no-such-request')
      await records.joiners.remove(wish.key)
      return null
    })
  }

  /** Somebody left: what waited for them alone is agreed to. */
  const settleAll = async (id: string): Promise<void> => {
    if ((await wishesAt(store.records, id)).length === 0) return
    const table = await tables.open(id)
    if (!table) return
    await house.change(id, async (records) => {
      for (const wish of await wishesAt(records, id)) await settle(records, table, wish)
    })
  }

  return { seatBot, refuseBot, settleAll }
}
