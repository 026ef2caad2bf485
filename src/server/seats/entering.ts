import type { Comer, Invitation, SeatPaper, WaitingPaper, Wish } from '../../kit/doors.ts'
import type { Word } from '../../kit/keeping.ts'
import { isPlainName, NAME_HIDES } from '../../kit/name.ts'
import type { Colour } from '../../kit/person.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { joueur, spectateur } from '../../kit/roles.ts'
import type { WireTable } from '../../kit/wire.ts'
import type { Joiner } from '../persistence/joiners.ts'
import type { Door } from '../persistence/registry.ts'
import type { Records } from '../persistence/store.ts'
import type { OpenTable } from '../table/openTable.ts'
import { isAgreed, isTakenOver } from './asking.ts'
import { digestOf, newToken, readCode } from './codes.ts'
import { browserAt, type House, NO_SUCH_SEAT, type Parts } from './house.ts'
import type { TakeLink } from './keys.ts'
import { createKnocks } from './knocks.ts'
import { personOf, whyNotAsWhoLeft, whyNotCalled } from './persons.ts'
import { createPlacing, SENT_AWAY, type TakePlace, whyFull, whyPlaysHere } from './placing.ts'

export interface Entering {
  invitation(code: string, comer: Comer): Promise<Invitation | Refusal>
  /** `address`: where they come from. */
  sit(code: string, wish: Wish, comer: Comer, address: string): Promise<SeatPaper | WaitingPaper | Refusal>
  /** The gardien lets in whoever waits. */
  admit(token: string, request: string): Promise<null | Refusal>
  /** `now`: they may ask again. `for-good`: that browser may not. */
  turnAway(token: string, request: string, until: 'now' | 'for-good'): Promise<null | Refusal>
  setApproval(token: string, approval: boolean): Promise<null | Refusal>
  /** Whoever waits is let in, by everybody. */
  letIn(table: OpenTable, request: string): Promise<null | Refusal>
}

/** Of those who keep the table or play, whose colours are nobody else's. */
const wornAt = ({ keeper, seats }: WireTable): Colour[] =>
  [...(keeper ? [keeper] : []), ...seats.filter(({ taken }) => taken)].map(({ wears }) => wears.colour)

/** HID-6: as whoever plays it sees it. */
const standsAt = ({ room }: OpenTable, seat: string): string | null =>
  room.game.seating.stands?.(room.view(joueur(seat)), seat) ?? null

/** Nobody more may play. */
const isFull = ({ places, seats }: WireTable): boolean => places > 0 && seats.filter(({ taken }) => taken).length >= places

/** Where codes lead. */
const createDoors = ({ store, tables, now }: Parts) => {
  const { registry, links, joiners } = store.records

  const behind = async (code: string, { browser }: Comer): Promise<{ door: Door; table: OpenTable } | Refusal> => {
    const digest = digestOf(readCode(code))
    const door = await registry.door(digest)
    const table = door && (await tables.open(door.table))
    // The code may have been renewed while the table was being opened.
    if (!door || !table || !(await registry.door(digest))) return NO_SUCH_SEAT
    return (await joiners.isBanished(door.table, browserAt(door.table, browser))) ? SENT_AWAY : { door, table }
  }

  /** A one-time code for a player's seat is typed like the others. */
  const handedOver = async (code: string): Promise<Invitation | null> => {
    const link = await links.find(digestOf(readCode(code)), now())
    const table = link && (await tables.open(link.table))
    if (link?.role.kind !== 'joueur' || !table) return null
    const { seat } = link.role
    const info = table.info()
    const { name, seats } = info
    const offered = seats
      .filter((one) => one.seat === seat)
      .map(({ name: of, wears }) => ({ id: seat, name: of, free: true, wears }))
    return {
      kind: 'joueur',
      table: name,
      game: table.room.game.id,
      dreamers: offered,
      approval: false,
      full: false,
      worn: wornAt(info),
      absence: info.absence,
    }
  }

  const invitation: Entering['invitation'] = async (code, comer) => {
    const handed = await handedOver(code)
    if (handed) return handed
    const found = await behind(code, comer)
    if (isRefusal(found)) return found
    const { door, table } = found
    const info = table.info()
    const { name, seats } = info
    const { approval = false, parted = [] } = (await registry.table(table.id)) ?? {}
    const offered = seats.map(({ seat, name: of, taken, called, wears }) => {
      // Whoever comes in unasked may take it, and sees no less.
      const playable = door.kind === 'joueur' && !taken
      const stands = playable && !approval ? standsAt(table, seat) : null
      const played = playable && parted.find((one) => one.seat === seat)?.called
      return {
        id: seat,
        name: of,
        free: door.kind === 'spectateur' || !taken,
        wears,
        ...(called !== undefined && { called }),
        ...(stands !== null && { stands }),
        ...(played && { played }),
      }
    })
    return {
      kind: door.kind,
      table: name,
      game: table.room.game.id,
      dreamers: offered,
      approval,
      full: door.kind === 'joueur' && isFull(info),
      worn: wornAt(info),
      absence: info.absence,
    }
  }

  return { behind, handedOver, invitation }
}

type Entered = SeatPaper | WaitingPaper | Refusal

/** Being brought to the table takes a while: whoever asks twice meanwhile gets the one answer. */
const enteredOnce = (givenBefore: (token: string) => Promise<SeatPaper | WaitingPaper | null>) => {
  const comingIn = new Map<string, Promise<Entered>>()
  return (token: string, enter: () => Promise<Entered>): Promise<Entered> => {
    const before = comingIn.get(token)
    if (before) return before
    const entered = givenBefore(token)
      .then((given) => given ?? enter())
      .finally(() => comingIn.delete(token))
    comingIn.set(token, entered)
    return entered
  }
}

/** Somebody who is let in by the gardien. */
type Knocking = Joiner & { readonly door: Door['kind'] }

const requestAt = async ({ joiners }: Records, table: string, request: string): Promise<Knocking | null> => {
  const joiner = await joiners.find(request)
  if (joiner?.table !== table || (joiner.door !== 'joueur' && joiner.door !== 'spectateur')) return null
  return { ...joiner, door: joiner.door }
}

type Change = <Result>(table: string, job: (records: Records) => Promise<Result>) => Promise<Result | Refusal>

/** The gardien answers whoever waits at the door. */
const createAdmitting = (
  { now }: Parts,
  house: House,
  takePlace: TakePlace,
): Pick<Entering, 'admit' | 'turnAway' | 'setApproval' | 'letIn'> => {
  /** Taken out first: admitted twice in a hurry, they come in once. */
  const takeOut = async (records: Records, table: string, request: string): Promise<Knocking | Refusal> => {
    const joiner = await requestAt(records, table, request)
    if (!joiner || joiner.refused) return refusal('no-such-request')
    await records.joiners.remove(request)
    return joiner
  }

  /** Let in by whoever may. */
  const bringIn = async (table: OpenTable, request: string, change: Change, word: Word): Promise<null | Refusal> => {
    const joiner = await change(table.id, (records) => takeOut(records, table.id, request))
    if (isRefusal(joiner)) return joiner
    const { key, browser, door, wish, name: called, colour, figure } = joiner
    const person = { called, colour, figure }
    const refused = await takePlace(table, door, wish as Wish, { key, browser, person, since: now() }, word)
    if (refused) await house.change(table.id, (records) => records.joiners.add(joiner, now()))
    return refused
  }

  /** By the keeper; not to a seat where somebody's cards have come to lie since they knocked: there all who play are asked. */
  const admitAt = async (token: string, table: OpenTable, request: string): Promise<null | Refusal> => {
    const joiner = await requestAt(house.records, table.id, request)
    const wish = (joiner?.wish ?? {}) as Partial<{ dreamer: string }>
    if (joiner?.door !== 'joueur' || wish.dreamer === undefined || !(await isTakenOver(house.records, table, wish.dreamer)))
      return bringIn(table, request, (id, job) => house.changeAs(token, id, job), 'keeper')
    // Who has agreed already has.
    const done = await house.changeAs(token, table.id, (records) => records.joiners.setWish(request, { agreed: [], ...wish }))
    return isRefusal(done) ? done : null
  }

  const turnAwayAt = (token: string, table: string, request: string, until: 'now' | 'for-good'): Promise<null | Refusal> =>
    house.changeAs(token, table, async (records) => {
      const joiner = await requestAt(records, table, request)
      if (!joiner) return refusal('no-such-request')
      await records.joiners.refuse(request)
      if (until === 'for-good') await records.joiners.banish(table, joiner.browser)
      return null
    })

  return {
    letIn: (table, request) => bringIn(table, request, house.change, 'all'),
    admit: (token, request) => house.asKeeper(token, (table) => admitAt(token, table, request)),
    turnAway: (token, request, until) => house.asKeeper(token, ({ id }) => turnAwayAt(token, id, request, until)),
    setApproval: (token, approval) =>
      house.asKeeper(token, async ({ id }) => {
        const set = await house.changeAs(token, id, (records) => records.registry.setApproval(id, approval))
        return isRefusal(set) ? set : null
      }),
  }
}

export const createEntering = (parts: Parts, house: House, takeLink: TakeLink): Entering => {
  const { store, now } = parts
  const { registry, joiners } = store.records
  const doors = createDoors(parts)
  const takePlace = createPlacing(parts, house)
  const knocks = createKnocks()

  /** The door is closed to nobody: of those whom nobody answered, the first gives way. */
  const makeRoom = async (records: Records, { table, browser }: Joiner, address: string): Promise<void> => {
    const isPerson = ({ door }: Joiner): boolean => door === 'joueur' || door === 'spectateur'
    const isAgain = (one: Joiner): boolean => browser !== '' && one.browser === browser
    const waiting = (await records.joiners.waiting(table)).filter((one) => isPerson(one) && !isAgain(one))
    const first = knocks.givesWay(waiting, address)
    if (first !== null) await records.joiners.remove(first)
  }

  const knock = (table: OpenTable, joiner: Joiner, address: string): Promise<Refusal | null> =>
    house.change(table.id, async (records) => {
      // What they can mend themselves they are told now: the gardien could only fail to let them in.
      const person = { called: joiner.name, colour: joiner.colour, figure: joiner.figure }
      const role = joiner.door === 'spectateur' ? spectateur('') : joueur('')
      const newcomer = { key: joiner.key, browser: joiner.browser, person }
      const refused =
        (joiner.door === 'joueur' ? await whyFull(records, table.id) : null) ??
        (joiner.door === 'joueur' ? await whyPlaysHere(records, table, joiner) : null) ??
        (await whyNotCalled(records, table.id, newcomer, role)) ??
        (await whyNotAsWhoLeft(records, table, newcomer))
      if (refused) return refused
      await makeRoom(records, joiner, address)
      await records.joiners.add(joiner, now())
      knocks.came(joiner.key, address)
      return null
    })

  /** Asked again with the same key: what was given the first time. */
  const givenBefore = async (token: string): Promise<SeatPaper | WaitingPaper | null> => {
    const paper = await house.paperOf(token)
    if (!isRefusal(paper)) return paper
    const joiner = await joiners.find(digestOf(token))
    return joiner && !joiner.refused ? { token, waiting: true, ...(await house.labelOf(joiner.table)) } : null
  }

  const once = enteredOnce(givenBefore)

  /** A seat with cards goes to somebody else only if those who play agree. */
  const needsAll = async (table: OpenTable, door: Door, wish: Wish): Promise<boolean | Refusal> => {
    if (door.kind !== 'joueur' || 'bring' in wish || !(await isTakenOver(store.records, table, wish.dreamer))) return false
    const taken = table.info().seats.some(({ seat, taken }) => seat === wish.dreamer && taken)
    return taken ? refusal('seat-taken', null, { dreamer: wish.dreamer }) : !(await isAgreed(store.records, table, []))
  }

  const enter = async (code: string, wish: Wish, token: string, comer: Comer & { address: string }): Promise<Entered> => {
    if (await doors.handedOver(code)) return takeLink(code, token, comer)
    const found = await doors.behind(code, comer)
    if (isRefusal(found)) return found
    const { door, table } = found
    if ('bring' in wish && !isPlainName(table.room.game.seating.bringing?.nameOf(wish.bring) ?? '')) return refusal(NAME_HIDES)
    const [key, browser] = [digestOf(token), browserAt(table.id, comer.browser)]
    const person = personOf(comer)
    if (isRefusal(person)) return person
    const takesOver = await needsAll(table, door, wish)
    if (isRefusal(takesOver)) return takesOver
    if (takesOver || (await registry.table(table.id))?.approval) {
      const { called: name, colour, figure } = person
      const at = { key, table: table.id, door: door.kind, browser }
      // Of what was said at the door nothing else is kept: the key and the code came with it.
      const wished = 'bring' in wish ? { bring: wish.bring } : { dreamer: wish.dreamer, ...(takesOver && { agreed: [] }) }
      const refused = await knock(table, { ...at, name, colour, figure, wish: wished, refused: false }, comer.address)
      return refused ?? { token, waiting: true, ...(await house.labelOf(table.id)) }
    }
    return (await takePlace(table, door.kind, wish, { key, browser, person, since: now() }, 'keeper')) ?? house.paperOf(token)
  }

  return {
    invitation: doors.invitation,
    sit: (code, wish, comer, address) => {
      const token = comer.key ?? newToken()
      return once(token, () => enter(code, wish, token, { ...comer, address }))
    },
    ...createAdmitting(parts, house, takePlace),
  }
}
