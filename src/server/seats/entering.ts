import { randomUUID } from 'node:crypto'
import type { Comer, Invitation, SeatPaper, WaitingPaper, Wish } from '../../kit/doors.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, spectateur } from '../../kit/roles.ts'
import type { OpenTable } from '../openTable.ts'
import type { Joiner } from '../persistence/joiners.ts'
import type { Door, NewSeat } from '../persistence/registry.ts'
import { digestOf, newToken, readCode } from './codes.ts'
import { freeIdFor } from './dreamerId.ts'
import { browserAt, type House, NO_SUCH_SEAT, type Parts } from './house.ts'
import type { TakeLink } from './keys.ts'

export interface Entering {
  invitation(code: string, comer: Comer): Promise<Invitation | Refusal>
  sit(code: string, wish: Wish, comer: Comer): Promise<SeatPaper | WaitingPaper | Refusal>
  /** The gardien lets in whoever waits. */
  admit(token: string, request: string): Promise<null | Refusal>
  /** `now`: they may ask again. `for-good`: that browser may not. */
  turnAway(token: string, request: string, until: 'now' | 'for-good'): Promise<null | Refusal>
  setApproval(token: string, approval: boolean): Promise<null | Refusal>
}

/** Whoever waits at one door at once. */
const MOST_WAITING = 20
const SENT_AWAY = refusal('sent-away')
const unknown = (dreamer: string): Refusal => refusal('unknown-dreamer', null, { dreamer })

export const createEntering = (parts: Parts, house: House, takeLink: TakeLink): Entering => {
  const { registry, links, joiners, tables, now, limits } = parts

  const behind = async (code: string, { browser }: Comer): Promise<{ door: Door; table: OpenTable } | Refusal> => {
    const digest = digestOf(readCode(code))
    const door = registry.door(digest)
    const table = door && (await tables.open(door.table))
    // The code may have been renewed while the table was being opened.
    if (!door || !table || !registry.door(digest)) return NO_SUCH_SEAT
    return joiners.isBanished(door.table, browserAt(door.table, browser)) ? SENT_AWAY : { door, table }
  }

  /** A one-time code for a player's seat is typed like the others. */
  const handedOver = async (code: string): Promise<Invitation | null> => {
    const link = links.find(digestOf(readCode(code)), now())
    const table = link && (await tables.open(link.table))
    if (link?.role.kind !== 'joueur' || !table) return null
    const { seat } = link.role
    const { name, seats } = table.info()
    const dreamers = seats.filter((one) => one.seat === seat).map((one) => ({ id: seat, name: one.name, free: true }))
    return { kind: 'joueur', table: name, game: table.room.game.id, dreamers, approval: false }
  }

  const invitation: Entering['invitation'] = async (code, comer) => {
    const handed = await handedOver(code)
    if (handed) return handed
    const found = await behind(code, comer)
    if (isRefusal(found)) return found
    const { door, table } = found
    const { name, seats } = table.info()
    const dreamers = seats.map(({ seat, name: of, taken }) => ({
      id: seat,
      name: of,
      free: door.kind === 'spectateur' || !taken,
    }))
    return {
      kind: door.kind,
      table: name,
      game: table.room.game.id,
      dreamers,
      approval: registry.table(table.id)?.approval ?? false,
    }
  }

  const isThere = (table: OpenTable, dreamer: string): boolean => table.info().seats.some(({ seat }) => seat === dreamer)

  const bring = async (table: OpenTable, character: Readonly<Record<string, unknown>>): Promise<string | Refusal> => {
    const { bringing } = table.room.game.seating
    if (!bringing) return refusal('not-yours')
    const present = table.info().seats.map(({ seat }) => seat)
    if (present.length >= limits.MAX_SEATS) return refusal('too-many', null, { most: limits.MAX_SEATS })
    const id = freeIdFor(bringing.nameOf(character), new Set([...present, ...registry.takenSeats(table.id)]))
    const command = bringing.command(character, id)
    const answer = await table.room.submit({ id: randomUUID(), by: GARDIEN, command })
    if (answer.ok) return id
    return 'refusal' in answer ? answer.refusal : refusal('internal')
  }

  const asSpectator = (table: OpenTable, dreamer: string, seat: NewSeat): Refusal | null => {
    if (registry.countSpectators(table.id) >= limits.MAX_SPECTATORS)
      return refusal('too-many', null, { most: limits.MAX_SPECTATORS })
    registry.addSeat(seat, table.id, spectateur(dreamer))
    return null
  }

  const asPlayer = (table: OpenTable, dreamer: string, seat: NewSeat): Refusal | null => {
    if (!registry.takeSeat(seat, table.id, dreamer)) return refusal('seat-taken', null, { dreamer })
    table.seatsChanged()
    return null
  }

  const takePlace = async (table: OpenTable, door: Door['kind'], wish: Wish, seat: NewSeat): Promise<Refusal | null> => {
    if ('bring' in wish) {
      if (door === 'spectateur') return refusal('not-yours')
      const dreamer = await bring(table, wish.bring)
      return isRefusal(dreamer) ? dreamer : asPlayer(table, dreamer, seat)
    }
    const watches = door === 'spectateur' && wish.dreamer === ''
    if (!watches && !isThere(table, wish.dreamer)) return unknown(wish.dreamer)
    return door === 'spectateur' ? asSpectator(table, wish.dreamer, seat) : asPlayer(table, wish.dreamer, seat)
  }

  const knock = (table: OpenTable, joiner: Joiner): Refusal | null => {
    if (joiners.waiting(table.id).length >= MOST_WAITING) return refusal('too-many', null, { most: MOST_WAITING })
    joiners.add(joiner, now())
    table.doorChanged()
    return null
  }

  /** Asked again with the same key: what was given the first time. */
  const givenBefore = (token: string): SeatPaper | WaitingPaper | null => {
    const paper = house.paperOf(token)
    if (!isRefusal(paper)) return paper
    const joiner = joiners.find(digestOf(token))
    return joiner && !joiner.refused ? { token, waiting: true, ...house.labelOf(joiner.table) } : null
  }

  /** Being brought to the table takes a while: whoever asks twice meanwhile gets the one answer. */
  const comingIn = new Map<string, Promise<SeatPaper | WaitingPaper | Refusal>>()
  const once = async (
    token: string,
    enter: () => Promise<SeatPaper | WaitingPaper | Refusal>,
  ): Promise<SeatPaper | WaitingPaper | Refusal> => {
    const before = givenBefore(token) ?? comingIn.get(token)
    if (before) return before
    const entered = enter().finally(() => comingIn.delete(token))
    comingIn.set(token, entered)
    return entered
  }

  const enter = async (code: string, wish: Wish, token: string, comer: Comer): Promise<SeatPaper | WaitingPaper | Refusal> => {
    if (await handedOver(code)) return takeLink(code, token, comer.browser)
    const found = await behind(code, comer)
    if (isRefusal(found)) return found
    const { door, table } = found
    const [key, browser] = [digestOf(token), browserAt(table.id, comer.browser)]
    if (registry.table(table.id)?.approval) {
      const { name = '' } = comer
      const refused = knock(table, { key, table: table.id, door: door.kind, name, wish, browser, refused: false })
      return refused ?? { token, waiting: true, ...house.labelOf(table.id) }
    }
    return (await takePlace(table, door.kind, wish, { key, browser })) ?? house.paperOf(token)
  }

  /** Taken out first: admitted twice in a hurry, they come in once. */
  const admitAt = async (table: OpenTable, request: string): Promise<null | Refusal> => {
    const joiner = joiners.find(request)
    if (joiner?.table !== table.id || joiner.refused) return refusal('no-such-request')
    joiners.remove(request)
    const { key, browser, door, wish } = joiner
    const refused = await takePlace(table, door, wish as Wish, { key, browser })
    if (refused) joiners.add(joiner, now())
    table.doorChanged()
    return refused
  }

  const turnAwayAt = (table: OpenTable, request: string, until: 'now' | 'for-good'): null | Refusal => {
    const joiner = joiners.find(request)
    if (joiner?.table !== table.id) return refusal('no-such-request')
    joiners.refuse(request)
    if (until === 'for-good') joiners.banish(table.id, joiner.browser)
    table.doorChanged()
    return null
  }

  return {
    invitation,
    sit: (code, wish, comer) => {
      const token = comer.key ?? newToken()
      return once(token, () => enter(code, wish, token, comer))
    },
    admit: (token, request) => house.asKeeper(token, (table) => admitAt(table, request)),
    turnAway: (token, request, until) => house.asKeeper(token, (table) => turnAwayAt(table, request, until)),
    setApproval: (token, approval) =>
      house.asKeeper(token, (table) => {
        registry.setApproval(table.id, approval)
        table.doorChanged()
        return null
      }),
  }
}
