import { randomUUID } from 'node:crypto'
import type { Wish } from '../../kit/doors.ts'
import type { Word } from '../../kit/keeping.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../../kit/roles.ts'
import type { Door, NewSeat } from '../persistence/registry.ts'
import type { Records } from '../persistence/store.ts'
import { forgetAsks } from '../table/leaving.ts'
import type { OpenTable } from '../table/openTable.ts'
import { takenSeats } from '../table/roster.ts'
import { isAgreed, isTakenOver } from './asking.ts'
import type { House, Parts } from './house.ts'
import { dressed, whyNotAsWhoLeft, whyNotCalled } from './persons.ts'
import { freeIdFor } from './seatId.ts'

export const SENT_AWAY = refusal('sent-away')
const unknown = (seat: string): Refusal => refusal('unknown-dreamer', null, { dreamer: seat })
const taken = (seat: string): Refusal => refusal('seat-taken', null, { dreamer: seat })

const isThere = (table: OpenTable, seat: string): boolean => table.info().seats.some((one) => one.seat === seat)

const asSpectator = async (
  { registry }: Records,
  table: string,
  seat: string,
  newcomer: NewSeat,
  most: number,
): Promise<Refusal | null> => {
  if ((await registry.countSpectators(table)) >= most) return refusal('too-many', null, { most })
  await registry.addSeat(await dressed(registry, table, newcomer, spectateur(seat)), table, spectateur(seat))
  return null
}

/** Why nobody more may play. */
export const whyFull = async ({ registry }: Records, table: string): Promise<Refusal | null> => {
  const most = (await registry.table(table))?.places ?? 0
  const taken = takenSeats({ keys: await registry.keysOf(table) }).size
  return most > 0 && taken >= most ? refusal('no-place-left', null, { most }) : null
}

/** Where those who play are against each other, nobody plays twice. */
export const whyPlaysHere = async (
  { registry }: Pick<Records, 'registry'>,
  { id, room }: OpenTable,
  { browser = '' }: Pick<NewSeat, 'browser'>,
): Promise<Refusal | null> => {
  if (room.game.seating.gardien || browser === '') return null
  const plays = (await registry.keysOf(id)).some((row) => row.role.kind === 'joueur' && row.browser === browser)
  return plays ? refusal('plays-here') : null
}

/** Somebody has left their cards there since it was looked at: all who play are asked, once it is tried again. */
const whyNotYet = async (records: Records, table: OpenTable, seat: string, word: Word): Promise<Refusal | null> => {
  const asks = word !== 'all' && (await isTakenOver(records, table, seat)) && !(await isAgreed(records, table, []))
  return asks ? taken(seat) : null
}

const asPlayer = async (
  records: Records,
  table: OpenTable,
  seat: string,
  newcomer: NewSeat,
  word: Word,
): Promise<Refusal | null> => {
  const refused =
    (await whyFull(records, table.id)) ??
    (await whyPlaysHere(records, table, newcomer)) ??
    (await whyNotYet(records, table, seat, word))
  if (refused) return refused
  const wearing = await dressed(records.registry, table.id, newcomer, joueur(seat))
  if (!(await records.registry.takeSeat(wearing, table.id, seat))) return taken(seat)
  await forgetAsks(records, table.id)
  return null
}

/** Whoever may come in takes their place. */
export const createPlacing = ({ store, limits }: Parts, house: House) => {
  const { registry } = store.records

  const bring = async (
    table: OpenTable,
    character: Readonly<Record<string, unknown>>,
    newcomer: NewSeat,
  ): Promise<string | Refusal> => {
    const { bringing } = table.room.game.seating
    if (!bringing) return refusal('not-yours')
    await table.follow()
    const refused = await whyNot(table, newcomer, joueur(''))
    if (refused) return refused
    const present = table.info().seats.map(({ seat }) => seat)
    if (present.length >= limits.MAX_SEATS) return refusal('too-many', null, { most: limits.MAX_SEATS })
    const taken = takenSeats({ keys: await registry.keysOf(table.id) })
    const id = freeIdFor(bringing.nameOf(character), new Set([...present, ...taken]))
    const command = bringing.command(character, id)
    const answer = await table.room.say({ id: randomUUID(), by: GARDIEN, command })
    if (answer.ok) return id
    return 'refusal' in answer ? answer.refusal : refusal('internal')
  }

  /** Nothing of a character stays at the table when whoever brings it may not sit there. */
  const whyNot = async (table: OpenTable, newcomer: NewSeat, role: Role): Promise<Refusal | null> =>
    (await whyFull(store.records, table.id)) ?? (await whyNotCalled(store.records, table.id, newcomer, role))

  /** Whoever was sent away, or whose key was given a seat, while the table was looked at. */
  const sit = (table: OpenTable, door: Door['kind'], seat: string, newcomer: NewSeat, word: Word): Promise<Refusal | null> =>
    house.change(table.id, async (records) => {
      if (await records.joiners.isBanished(table.id, newcomer.browser ?? '')) return SENT_AWAY
      if (await records.registry.seat(newcomer.key)) return null
      const called =
        (await whyNotCalled(records, table.id, newcomer, door === 'joueur' ? joueur(seat) : spectateur(seat))) ??
        (await whyNotAsWhoLeft(records, table, newcomer))
      if (called) return called
      return door === 'spectateur'
        ? asSpectator(records, table.id, seat, newcomer, limits.MAX_SPECTATORS)
        : asPlayer(records, table, seat, newcomer, word)
    })

  /** `word`: whose it is that lets them in. */
  const takePlace = async (
    table: OpenTable,
    door: Door['kind'],
    wish: Wish,
    newcomer: NewSeat,
    word: Word,
  ): Promise<Refusal | null> => {
    if ('bring' in wish) {
      if (door === 'spectateur') return refusal('not-yours')
      // One at a time, each on what the last one left: no more come than there is room for.
      return store.oneAtATime(table.id, async () => {
        const seat = await bring(table, wish.bring, newcomer)
        return isRefusal(seat) ? seat : sit(table, door, seat, newcomer, word)
      })
    }
    const watches = door === 'spectateur' && wish.dreamer === ''
    if (!watches && !isThere(table, wish.dreamer)) return unknown(wish.dreamer)
    // Not between a character that is brought and whoever brings it.
    return store.oneAtATime(table.id, () => sit(table, door, wish.dreamer, newcomer, word))
  }

  return takePlace
}

export type TakePlace = ReturnType<typeof createPlacing>
