import type { Message } from '../../kit/feeds.ts'
import { GivenUp } from '../../kit/past/pace.ts'
import type { Role } from '../../kit/roles.ts'
import { same } from '../../kit/same.ts'
import { PAGE, type WireSaid, wireNews } from '../../kit/wire.ts'
import { latestOf } from '../persistence/latest.ts'
import type { TableBots } from './bots.ts'
import type { Company, Out, Sitter } from './company.ts'
import type { Looks } from './looks.ts'
import type { AnyRoom, OpenTable } from './openTable.ts'
import { partOf } from './people.ts'
import { type Roster, rolesLeft, whyNotSeated } from './roster.ts'
import type { Talk } from './talk.ts'

type AnyMessage = Message<unknown, unknown>

/** The same message for all who sit in a role: what changed is found once, and written once. */
const createFeedWriter = () => {
  let last: { readonly message: AnyMessage; readonly out: Out } | null = null
  return (message: AnyMessage, before: unknown): Out => {
    if (last?.message !== message) last = { message, out: { type: 'feed', news: wireNews(message, before) } }
    return last.out
  }
}

type Missed = Awaited<ReturnType<AnyRoom['page']>>

/** Who may sit here, as it was last looked at. */
export interface KeptRoster {
  roster: Roster
}

export interface Seating {
  readonly room: AnyRoom
  readonly company: Company
  readonly talk: Talk
  readonly loadRoster: () => Promise<Roster>
  readonly follow: () => Promise<void>
  readonly kept: KeptRoster
  readonly saidTo: (role: Role) => readonly WireSaid[]
  readonly bots: () => Pick<TableBots, 'follow'> | null
  readonly looks: Looks
}

/** Connections come to their seats, and are sent away from them. */
export const createSeating = ({
  room,
  company,
  talk,
  loadRoster,
  follow,
  kept,
  saidTo,
  bots,
  looks,
}: Seating): Pick<OpenTable, 'seat' | 'admit' | 'seatsChanged'> => {
  const seatsChanged = latestOf(async () => {
    const before = kept.roster
    kept.roster = await loadRoster()
    const { roster } = kept
    for (const role of rolesLeft(before, roster)) talk.forget(role)
    company.dismiss(whyNotSeated(roster))
    bots()?.follow(roster)
    company.seatsChanged()
    void room.seatsChanged()
    if (!same(before.door, roster.door)) company.tellKeepers({ type: 'door', door: roster.door })
  })

  const feedOf = createFeedWriter()
  const sit = (sitter: Sitter, { after, notices }: Missed): (() => void) => {
    const { role } = sitter
    const heard = room.subscribe(role, after, (message, before) => sitter.send(feedOf(message, before)))
    company.come(sitter)
    sitter.send({
      type: 'welcome',
      role,
      table: company.infoFor(sitter),
      after,
      n: heard.n,
      missed: notices,
      view: heard.view,
      requests: heard.requests,
      said: saidTo(role),
      words: talk.kept(role),
      ...(sitter.keeps && { door: kept.roster.door }),
    })
    company.seatsChanged()
    return () => {
      heard.unsubscribe()
      company.leave(sitter)
    }
  }

  /** Whoever was sent away meanwhile is not let in; of whoever has left, nothing more is made. */
  const welcome = (sitter: Sitter, from: number, before: () => Promise<unknown>): Promise<(() => void) | null> => {
    const { role, own = role, key, wanted } = sitter
    return looks.look(
      partOf(own, key),
      async () => {
        await before()
        const missed = await room.page(role, from, PAGE, wanted)
        const value = whyNotSeated(kept.roster)(sitter) ? null : sit(sitter, missed)
        return { value, bytes: missed.letters + looks.viewBytes() }
      },
      wanted,
    )
  }

  const admit: OpenTable['admit'] = async (sitter, from) => {
    const arrived = company.expect(sitter)
    try {
      return await welcome(sitter, from, () => Promise.all([seatsChanged(), follow()]))
    } catch (error) {
      if (error instanceof GivenUp) return null
      throw error
    } finally {
      arrived()
    }
  }

  return { seat: async (sitter, from) => sit(sitter, await room.page(sitter.role, from, PAGE)), admit, seatsChanged }
}
