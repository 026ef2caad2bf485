import type { Comer, KeeperPaper, OneTimeCode, SeatPaper, WaitingPaper, WhyGone } from '../../kit/doors.ts'
import { wordFor } from '../../kit/keeping.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, type Role, roleKey } from '../../kit/roles.ts'
import type { LinkRow } from '../persistence/links.ts'
import type { PersonRow, Registry } from '../persistence/registry.ts'
import type { Records } from '../persistence/store.ts'
import { notePartings } from '../table/leaving.ts'
import type { OpenTable } from '../table/openTable.ts'
import { NOT_WITHOUT_GARDIEN } from './asking.ts'
import { digestOf, newCode, newToken, readCode } from './codes.ts'
import { BUSY, browserAt, type House, keeping, MOST_TRIES, NO_SUCH_SEAT, type Parts, recode, sealedFor, seedOf } from './house.ts'
import { dressed, personOf, whyNotCalled } from './persons.ts'

export type TakeLink = (code: string, token: string, comer: Comer) => Promise<SeatPaper | KeeperPaper | Refusal>

export interface Keys {
  /** Who a token is, or that the gardien has not answered yet; the gardien finds the codes again. */
  seatOf(token: string): Promise<SeatPaper | KeeperPaper | WaitingPaper | Refusal>
  /** A link, good once, to the same seat from another machine. */
  link(token: string): Promise<OneTimeCode | Refusal>
  /** A link, good once, for somebody else: whoever had the seat loses it when the link is taken. */
  handOver(token: string, seat: string): Promise<OneTimeCode | Refusal>
  handOverTable(token: string): Promise<OneTimeCode | Refusal>
  /** Asked twice with the same key: taken once. */
  takeLink: TakeLink
  /** All other keys to the seat are dead at once; with the gardien's, the codes. */
  renew(token: string, to: string): Promise<SeatPaper | KeeperPaper | Refusal>
}

const MOST_KEYS = 20
const MOST_LINKS = 200
const LONGEST_TYPED = 12
const KEY_KNOWN = refusal('key-known')

/** Short ones are typed by people, in any case. */
const digestOfLink = (code: string): string => digestOf(code.length > LONGEST_TYPED ? code : readCode(code))

/** Whether a key opens a seat already, or waits at a door. */
const isKnown = async ({ registry, joiners }: Records, token: string): Promise<boolean> =>
  (await registry.seat(digestOf(token))) !== null || (await joiners.find(digestOf(token))) !== null

interface Offer {
  readonly makeCode: () => string
  readonly linkFor: (code: string) => LinkRow
}

/** Whoever a seat goes to, with the key they bring. */
interface Heir {
  readonly table: string
  readonly role: Role
  readonly keeps: 'keeper' | 'guest'
  readonly token: string
  readonly browser: string
  readonly person: PersonRow
  readonly now: number
}

/** The only key to the seat from now on. Links made with the former ones are dead as well. */
const become = async (records: Records, to: Heir, why: WhyGone): Promise<boolean> => {
  const { registry, links } = records
  const { table, role, keeps, token, browser, person, now } = to
  const seed = newToken()
  if (keeps === 'keeper' && !(await recode(registry, table, seed))) return false
  await notePartings(records, table, role, { why, now })
  await registry.freeSeat(table, role)
  if (keeps === 'keeper') await links.clear(table)
  else await links.clear(table, role)
  const seat = { key: digestOf(token), browser, person, since: now, ...sealedFor(keeps, seed, token) }
  await registry.addSeat(await dressed(registry, table, seat, role), table, role)
  return true
}

/** The same person from another machine. */
const oneMore = async (registry: Registry, { table, role, sealed }: LinkRow, code: string, heir: Heir): Promise<boolean> => {
  if ((await registry.countKeys(table, role)) >= MOST_KEYS) return false
  const { token, browser, keeps, now } = heir
  const seed = keeps === 'keeper' ? seedOf({ sealed }, code) : ''
  const first = (await registry.keysOf(table)).find((row) => roleKey(row.role) === roleKey(role))
  const person = first?.person ?? heir.person
  await registry.addSeat({ key: digestOf(token), browser, person, since: now, ...sealedFor(keeps, seed, token) }, table, role)
  return true
}

const mayHandOver = ({ room }: OpenTable): boolean =>
  wordFor('handOver', { gardien: room.game.seating.gardien, hides: true }) !== 'nobody'

/** Codes, good once, that lead to a seat. */
const createLinks = ({ store, now, limits }: Parts, house: House): Pick<Keys, 'link' | 'handOver' | 'handOverTable'> => {
  const { registry } = store.records

  const addLink = async ({ registry, links }: Records, { makeCode, linkFor }: Offer): Promise<OneTimeCode | Refusal> => {
    const until = now() + limits.HANDOVER_HOURS * 3_600_000
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const code = makeCode()
      const link = linkFor(code)
      if ((await links.count(link.table)) >= MOST_LINKS) return refusal('too-many', null, { most: MOST_LINKS })
      if (!(await registry.door(digestOf(code))) && (await links.add(digestOf(code), link, until, now()))) return { code, until }
    }
    return BUSY
  }

  const offer = (token: string, table: string, wanted: Offer): Promise<OneTimeCode | Refusal> =>
    house.changeAs(token, table, (records) => addLink(records, wanted))

  const link: Keys['link'] = async (token) => {
    const found = await registry.seat(digestOf(token))
    if (!found) return NO_SUCH_SEAT
    const { table, role } = found
    if (role.kind === 'spectateur') return refusal('not-yours')
    const sealed = (code: string) => sealedFor(keeping(found), seedOf(found, token), code)
    const linkFor = (code: string): LinkRow => ({ table, role, gives: 'another', sealed: '', ...sealed(code) })
    return offer(token, table, { makeCode: newToken, linkFor })
  }

  const handOver: Keys['handOver'] = (token, seat) =>
    house.asKeeper(token, async (table) => {
      if (!mayHandOver(table)) return NOT_WITHOUT_GARDIEN
      if (!table.info().seats.some((one) => one.seat === seat)) return refusal('unknown-dreamer', null, { dreamer: seat })
      const linkFor = (): LinkRow => ({ table: table.id, role: joueur(seat), gives: 'heir', sealed: '' })
      return offer(token, table.id, { makeCode: newCode, linkFor })
    })

  /** The heir makes codes of their own: nothing of the former gardien's is handed on. */
  const handOverTable: Keys['handOverTable'] = (token) =>
    house.asKeeper(token, async (table) => {
      if (!table.room.game.seating.gardien) return refusal('gardien-only')
      const linkFor = (): LinkRow => ({ table: table.id, role: GARDIEN, gives: 'heir', sealed: '' })
      return offer(token, table.id, { makeCode: newToken, linkFor })
    })

  return { link, handOver, handOverTable }
}

export const createKeys = (parts: Parts, house: House): Keys => {
  const { store, tables, now } = parts
  const { registry, links, joiners } = store.records

  const seatOf: Keys['seatOf'] = async (token) => {
    const joiner = await joiners.find(digestOf(token))
    if (!joiner) return house.paperOf(token)
    return joiner.refused ? refusal('turned-away') : { token, waiting: true, ...(await house.labelOf(joiner.table)) }
  }

  const takeLink: TakeLink = async (code, token, comer) => {
    const digest = digestOfLink(code)
    // Whether there is such a link is not told to whoever sits somewhere: wrong codes would cost them nothing.
    if (await registry.seat(digestOf(token))) return house.paperOf(token)
    const found = await links.find(digest, now())
    if (!found) return NO_SUCH_SEAT
    const table = await tables.open(found.table)
    const browser = browserAt(found.table, comer.browser)
    if (!table) return NO_SUCH_SEAT
    if (found.gives === 'heir' && !mayHandOver(table)) return NOT_WITHOUT_GARDIEN
    if (await joiners.isBanished(found.table, browser)) return refusal('sent-away')
    const person = personOf(comer)
    if (isRefusal(person)) return person
    const heir: Heir = { table: found.table, role: found.role, keeps: keeping(found), token, browser, person, now: now() }
    const refused = await house.change(found.table, async (records) => {
      const taken =
        found.gives === 'heir'
          ? await whyNotCalled(records, found.table, { key: digestOf(token), browser, person }, found.role)
          : null
      if (taken) return taken
      if (await records.links.use(digest))
        await (found.gives === 'heir' ? become(records, heir, 'handed-over') : oneMore(records.registry, found, code, heir))
      return null
    })
    return refused ?? house.paperOf(token)
  }

  const renew: Keys['renew'] = async (token, to) => {
    const found = await registry.seat(digestOf(token))
    // Said again after a lost answer: the old key is dead because the new one is there.
    if (!found) return house.paperOf(to)
    const { table, role, browser, person } = found
    if (role.kind === 'spectateur') return refusal('not-yours')
    const heir: Heir = { table, role, keeps: keeping(found), token: to, browser, person, now: now() }
    const renewed = await house.changeAs(token, table, async (records) =>
      (await isKnown(records, to)) ? KEY_KNOWN : become(records, heir, 'key-renewed'),
    )
    if (isRefusal(renewed)) return renewed
    return renewed ? house.paperOf(to) : BUSY
  }

  return { ...createLinks(parts, house), seatOf, takeLink, renew }
}
