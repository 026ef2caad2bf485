import type { KeeperPaper, OneTimeCode, SeatPaper, WaitingPaper } from '../../kit/doors.ts'
import { type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, type Role } from '../../kit/roles.ts'
import type { LinkRow } from '../persistence/links.ts'
import { digestOf, newCode, newToken, readCode } from './codes.ts'
import { BUSY, browserAt, type House, keeping, MOST_TRIES, NO_SUCH_SEAT, type Parts, sealedFor, seedOf } from './house.ts'

export type TakeLink = (code: string, token: string, browser: string | undefined) => Promise<SeatPaper | KeeperPaper | Refusal>

export interface Keys {
  /** Who a token is, or that the gardien has not answered yet; the gardien finds the codes again. */
  seatOf(token: string): Promise<SeatPaper | KeeperPaper | WaitingPaper | Refusal>
  /** A link, good once, to the same seat from another machine. */
  link(token: string): Promise<OneTimeCode | Refusal>
  /** A link, good once, for somebody else: whoever had the seat loses it when the link is taken. */
  handOver(token: string, dreamer: string): Promise<OneTimeCode | Refusal>
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

export const createKeys = (parts: Parts, house: House): Keys => {
  const { registry, links, joiners, tables, now, limits } = parts

  const offer = (makeCode: () => string, linkFor: (code: string) => LinkRow): OneTimeCode | Refusal => {
    const until = now() + limits.HANDOVER_HOURS * 3_600_000
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const code = makeCode()
      const link = linkFor(code)
      if (links.count(link.table) >= MOST_LINKS) return refusal('too-many', null, { most: MOST_LINKS })
      if (!registry.door(digestOf(code)) && links.add(digestOf(code), link, until, now())) return { code, until }
    }
    return BUSY
  }

  const seatOf: Keys['seatOf'] = async (token) => {
    const joiner = joiners.find(digestOf(token))
    if (!joiner) return house.paperOf(token)
    return joiner.refused ? refusal('turned-away') : { token, waiting: true, ...house.labelOf(joiner.table) }
  }

  const link: Keys['link'] = async (token) => {
    const found = registry.seat(digestOf(token))
    if (!found) return NO_SUCH_SEAT
    const { table, role } = found
    if (role.kind === 'spectateur') return refusal('not-yours')
    return offer(newToken, (code) => ({
      table,
      role,
      gives: 'another',
      sealed: '',
      ...sealedFor(keeping(found), seedOf(found, token), code),
    }))
  }

  const handOver: Keys['handOver'] = (token, dreamer) =>
    house.asKeeper(token, (table) => {
      if (!table.info().seats.some(({ seat }) => seat === dreamer)) return refusal('unknown-dreamer', null, { dreamer })
      return offer(newCode, () => ({ table: table.id, role: joueur(dreamer), gives: 'heir', sealed: '' }))
    })

  /** The heir makes codes of their own: nothing of the former gardien's is handed on. */
  const handOverTable: Keys['handOverTable'] = (token) =>
    house.asKeeper(token, (table) =>
      table.room.game.seating.gardien
        ? offer(newToken, () => ({ table: table.id, role: GARDIEN, gives: 'heir', sealed: '' }))
        : refusal('gardien-only'),
    )

  /** The only key to the seat from now on. Links made with the former ones are dead as well. */
  const become = (table: string, role: Role, keeps: 'keeper' | 'guest', token: string, browser: string): boolean => {
    const seed = newToken()
    if (keeps === 'keeper' && !house.recode(table, seed)) return false
    registry.freeSeat(table, role)
    if (keeps === 'keeper') links.clear(table)
    else links.clear(table, role)
    registry.addSeat({ key: digestOf(token), browser, ...sealedFor(keeps, seed, token) }, table, role)
    return true
  }

  const oneMore = ({ table, role, sealed }: LinkRow, code: string, token: string, browser: string): boolean => {
    if (registry.countKeys(table, role) >= MOST_KEYS) return false
    const keeps = keeping({ role, sealed })
    const seed = keeps === 'keeper' ? seedOf({ sealed }, code) : ''
    registry.addSeat({ key: digestOf(token), browser, ...sealedFor(keeps, seed, token) }, table, role)
    return true
  }

  const takeLink: TakeLink = async (code, token, from) => {
    const digest = digestOfLink(code)
    const known = registry.seat(digestOf(token))
    const found = links.find(digest, now())
    if (known) return found ? KEY_KNOWN : house.paperOf(token)
    if (!found) return NO_SUCH_SEAT
    const table = await tables.open(found.table)
    const browser = browserAt(found.table, from)
    if (!table) return NO_SUCH_SEAT
    if (joiners.isBanished(found.table, browser)) return refusal('sent-away')
    const taken = registry.together(() => {
      if (!links.use(digest)) return false
      return found.gives === 'heir'
        ? become(found.table, found.role, keeping(found), token, browser)
        : oneMore(found, code, token, browser)
    })
    if (taken && found.gives === 'heir') table.dismiss(found.role, 'freed')
    if (taken) table.seatsChanged()
    return house.paperOf(token)
  }

  const renew: Keys['renew'] = async (token, to) => {
    const found = registry.seat(digestOf(token))
    // Said again after a lost answer: the old key is dead because the new one is there.
    if (!found || registry.seat(digestOf(to))) return house.paperOf(to)
    const { table, role, browser } = found
    if (role.kind === 'spectateur') return refusal('not-yours')
    if (!registry.together(() => become(table, role, keeping(found), to, browser))) return BUSY
    ;(await tables.ifOpen(table))?.dismiss(role, 'freed')
    return house.paperOf(to)
  }

  return { seatOf, link, handOver, handOverTable, takeLink, renew }
}
