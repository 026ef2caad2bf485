import type { WirePoint, WireWords } from '../../kit/wire.ts'
import { wait } from '../common/wait.ts'
import type { Bus, BusMessage } from '../persistence/bus.ts'

/** How many connections sit in each role. */
export type Presence = readonly (readonly [role: string, count: number])[]

/** What is said beside the game, and in no log. */
export type Passed =
  | { readonly type: 'words'; readonly words: WireWords }
  | { readonly type: 'pointed'; readonly point: WirePoint }
  | { readonly type: 'spectatorsSpeak'; readonly may: boolean }

/** A table as this process has it open. */
export interface Member {
  /** Entries were written elsewhere, or something was said. */
  written(): void
  /** Who sits where, or who waits at the door, has changed. */
  seated(): void
  heard(what: Passed): void
  presenceChanged(): void
  presence(): Presence
  /** What whoever opens the table elsewhere is to hear first. */
  lately(): readonly Passed[]
}

/** The other processes that have the same table open. */
export interface Others {
  presence(): readonly Presence[]
  sayPresence(presence: Presence): void
  pass(what: Passed): void
  /** Once everybody has said what they know of the table, or has been given the time to. */
  join(member: Member): Promise<void>
  leave(): void
}

/** To be heard from everybody within so long. */
const PATIENCE = 300

interface Joined {
  readonly member: Member
  readonly elsewhere: Map<string, Presence>
  readonly answered: Set<string>
  /** Called at every answer. */
  told: () => void
}

const answer = (bus: Bus, table: string, joined: Joined | undefined): void => {
  for (const what of joined?.member.lately() ?? []) bus.say({ type: 'heard', table, what })
  bus.say({ type: 'present', table, roles: joined?.member.presence() ?? [] })
}

const hear = (bus: Bus, joined: Joined | undefined, message: BusMessage, from: string): void => {
  switch (message.type) {
    case 'written':
      joined?.member.written()
      break
    case 'seated':
      joined?.member.seated()
      break
    case 'who':
      answer(bus, message.table, joined)
      break
    case 'present':
      joined?.elsewhere.set(from, message.roles)
      joined?.answered.add(from)
      joined?.told()
      joined?.member.presenceChanged()
      break
    case 'heard':
      joined?.member.heard(message.what as Passed)
      break
    default:
      message satisfies never
  }
}

/** Tables that are open here, told of what other processes do at them. */
export const createFollowing = (bus: Bus): ((table: string) => Others) => {
  const tables = new Map<string, Joined>()

  const lookAtAll = (table: string, { member, elsewhere }: Joined): void => {
    elsewhere.clear()
    bus.say({ type: 'who', table })
    bus.say({ type: 'present', table, roles: member.presence() })
    member.written()
    member.seated()
  }

  bus.listen({
    heard: (message, from) => hear(bus, tables.get(message.table), message, from),
    lost: (from) => {
      for (const { elsewhere, member } of tables.values()) if (elsewhere.delete(from)) member.presenceChanged()
    },
    missed: () => {
      for (const [table, joined] of tables) lookAtAll(table, joined)
    },
  })

  const everybodyAnswers = async (table: string, joined: Joined): Promise<void> => {
    const awaited = bus.others()
    // Asked even when nobody was heard of yet: a process that has just begun knows none, and is answered all the same.
    bus.say({ type: 'who', table })
    if (awaited.length === 0) return
    const all = new Promise<void>((resolve) => {
      joined.told = () => {
        if (awaited.every((one) => joined.answered.has(one))) resolve()
      }
    })
    await Promise.race([all, wait(PATIENCE)])
  }

  return (table) => ({
    presence: () => [...(tables.get(table)?.elsewhere.values() ?? [])],
    sayPresence: (roles) => bus.say({ type: 'present', table, roles }),
    pass: (what) => bus.say({ type: 'heard', table, what }),
    join: async (member) => {
      const joined: Joined = { member, elsewhere: new Map(), answered: new Set(), told: () => {} }
      tables.set(table, joined)
      await everybodyAnswers(table, joined)
    },
    leave: () => {
      tables.delete(table)
      bus.say({ type: 'present', table, roles: [] })
    },
  })
}
