import type { Mind } from '../../kit/bot.ts'
import type { Dice } from '../../kit/dice.ts'
import { type DraftAnswer, refused, type Utterance } from '../../kit/drafts.ts'
import { type Armed, type Clock, keepTime } from '../../kit/due.ts'
import { refusal } from '../../kit/refusal.ts'
import { GARDIEN, type Role, roleKey, spectateur } from '../../kit/roles.ts'
import type { Room } from '../../kit/room/room.ts'
import type { Kept, Said } from '../../kit/said.ts'
import { same } from '../../kit/same.ts'
import type { SaidStorage } from '../../kit/storage.ts'
import type { Request, WireSaid } from '../../kit/wire.ts'
import type { Config } from '../common/config.ts'
import { wait } from '../common/wait.ts'
import type { Latest } from '../persistence/entries.ts'
import { latestOf } from '../persistence/latest.ts'
import { StoreAway } from '../persistence/storeAway.ts'
import { type Absences, createAbsences, forfeiting, type SeatsKept } from './absence.ts'
import { createTableBots, type TableBots } from './bots.ts'
import { type Company, createCompany, type Out, type Sitter } from './company.ts'
import type { Expectations } from './expectations.ts'
import { createLooks } from './looks.ts'
import type { Member, Others } from './others.ts'
import { type People, peopleAt } from './people.ts'
import { createProtocol, type Handle, saidFor } from './protocol.ts'
import { botAt, type Roster, takenSeats, wireAsks } from './roster.ts'
import { openSaidCommands, type SaidCommands } from './said.ts'
import { createSeating, type KeptRoster, type Seating } from './seating.ts'
import { createTableSize, type TableSize } from './tableSize.ts'
import { createTalk } from './talk.ts'

export type { Out, Sitter }
export type AnyRoom = Room<unknown, unknown, unknown, unknown>

export interface OpenTable extends Pick<Company, 'countOf' | 'allows' | 'empty' | 'info' | 'dismiss'> {
  readonly id: string
  readonly room: AnyRoom
  /** Sends the welcome, then all that follows, until the returned function is called. */
  seat(sitter: Sitter, from: number): Promise<() => void>
  /** The same for whoever has just come: looked at again first, and null when the seat is no longer theirs or they have left. */
  admit(sitter: Sitter, from: number): Promise<(() => void) | null>
  readonly handle: Handle
  /** To be called when seats were taken or freed, or somebody waits at the door: whoever no longer sits here is sent away. */
  seatsChanged(): Promise<void>
  /** Everything as it is now, also what other processes have written. */
  follow(): Promise<void>
  /** It is put away. */
  close(): void
}

/** What others may write to the same table. */
export interface Shared {
  readonly others: Others
  latest(): Promise<Latest>
  /** Whether what is written cannot be reached just now. */
  away(): boolean
}

/** Where the bots of a table think, and how their seats are freed in the store. */
export interface BotHome {
  readonly mindOf: (bot: string) => Mind
  readonly free: (key: string) => Promise<void>
}

interface Parts {
  readonly id: string
  readonly name: string
  readonly room: AnyRoom
  /** Of all that is written so far. */
  readonly bytes: number
  readonly said: SaidStorage
  readonly expectations: Expectations
  readonly dice: Dice
  /** As it is kept. */
  readonly loadRoster: () => Promise<Roster>
  readonly kept: KeptRoster
  readonly clock: Clock
  readonly bots: BotHome
  readonly seats: SeatsKept
  /** Null where this process is the only one. */
  readonly shared: Shared | null
  /** Milliseconds that never go back. */
  readonly elapsed: () => number
  /** Once it is one's turn among all that takes long. */
  readonly takeTurn: () => Promise<void>
  readonly limits: Pick<
    Config,
    | 'TABLE_QUEUE'
    | 'MAX_ENTRIES'
    | 'MAX_LOG_BYTES'
    | 'MAX_VIEW_BYTES'
    | 'MESSAGES_PER_SECOND'
    | 'MESSAGE_BURST'
    | 'MAX_CONNECTIONS_PER_SEAT'
    | 'LOOK_BYTES_PER_SECOND'
    | 'LOOK_BURST_BYTES'
    | 'WORDS_PER_MINUTE'
  >
  readonly onFault: (error: unknown) => void
}

/** Takes turns at a room, up to so many at once. */
const queueFor = (size: TableSize, { TABLE_QUEUE }: Parts['limits']) => {
  let waiting = 0
  return async (job: () => Promise<DraftAnswer>): Promise<DraftAnswer> => {
    if (waiting >= TABLE_QUEUE) return refused(refusal('busy'))
    const full = size.logFull()
    if (full) return refused(full)
    waiting++
    try {
      return await job()
    } finally {
      waiting--
    }
  }
}

const saidByOthers = (by: Role, waiting: readonly Said[]): readonly unknown[] =>
  waiting.filter((one) => roleKey(one.by) !== roleKey(by)).map(({ command }) => command)

/** Whoever said it, and who follows them. */
const whoHears = ({ by }: Said): readonly Role[] => (by.kind === 'joueur' ? [by, spectateur(by.seat)] : [by])

/** Tells each role what waits for dice, when that has changed for them. */
const createTeller = (company: Company, saidTo: (role: Role) => readonly WireSaid[]) => {
  const told = new Map<string, { readonly role: Role; readonly said: readonly WireSaid[] }>()
  const tell = (role: Role): void => {
    const said = saidTo(role)
    if (same(told.get(roleKey(role))?.said ?? [], said)) return
    told.set(roleKey(role), { role, said })
    company.tell(role, { type: 'said', said })
  }
  return (roles: readonly Role[]): void => {
    for (const { role } of [...told.values()]) tell(role)
    for (const role of roles) tell(role)
  }
}

/** What is asked of the log needs to be written, and to stand on all that is. */
const WRITES: ReadonlySet<Request['type']> = new Set(['command', 'undo', 'refuseUndo', 'enterDie', 'letTakeBack'])

const AWAY = refused(refusal('storage-away'))

/** Beside others, a table looks before it decides, and says so when it cannot. */
const lookingFirst = (shared: Shared | null, follow: () => Promise<void>, handle: Handle): Handle => {
  if (!shared) return handle
  return async (by, request, key) => {
    if (!WRITES.has(request.type)) return handle(by, request, key)
    const away: Out = { type: 'answer', id: request.id, answer: AWAY }
    if (shared.away()) return away
    try {
      await follow()
    } catch (error) {
      if (error instanceof StoreAway) return away
      throw error
    }
    return handle(by, request)
  }
}

/** What is due likewise. */
const dueAfterLooking =
  (shared: Shared | null, follow: () => Promise<void>, say: (due: Armed) => Promise<DraftAnswer>) =>
  async (due: Armed): Promise<DraftAnswer> => {
    if (shared?.away()) return AWAY
    await follow()
    return say(due)
  }

/** What others have written is taken in, and what is kept of what was said is given. */
const lookAt =
  (room: AnyRoom, { latest }: Shared) =>
  async (): Promise<readonly Kept[]> => {
    const { seq, said } = await latest()
    const failed = seq > room.version() ? await room.refresh() : null
    if (failed) throw new StoreAway(failed.code)
    return said
  }

interface Membership extends Pick<Seating, 'company' | 'talk' | 'follow'>, Pick<OpenTable, 'seatsChanged'> {
  readonly onFault: Parts['onFault']
}

/** What this process hears and says of a table beside others. */
const memberOf = ({ company, talk, follow, seatsChanged, onFault }: Membership): Member => ({
  written: () => void follow().catch(onFault),
  seated: () => void seatsChanged().catch(onFault),
  heard: talk.hear,
  presenceChanged: company.seatsChanged,
  presence: company.presence,
  lately: talk.lately,
})

/** The bots that sit at a table, each at its seat like anybody else. */
const botsAt = (
  { room, dice, clock, bots, onFault }: Parts,
  { admit, handle, seatsChanged }: Pick<OpenTable, 'admit' | 'handle' | 'seatsChanged'>,
): TableBots =>
  createTableBots({
    mindOf: bots.mindOf,
    dice,
    clock,
    lastOf: async (role) => {
      await room.ready(role)
      return room.standing(role).n
    },
    admit,
    handle,
    free: async (key) => {
      await bots.free(key)
      await seatsChanged()
    },
    onFault,
  })

const peopleIn = (room: AnyRoom, { keys, parted }: Roster): People =>
  peopleAt(
    keys,
    room.places().map((place) => place.id),
    parted,
  )

/** Who sits at a table, as its roster has it. */
const companyOf = (
  { name, room, kept, shared, elapsed, limits }: Parts,
  people: () => People,
  { bots, absences }: { readonly bots: () => TableBots | null; readonly absences: () => Absences | null },
): Company => {
  const others = shared?.others
  const company: Company = createCompany({
    name,
    places: room.places,
    taken: () => takenSeats(kept.roster),
    people,
    most: () => kept.roster.places,
    watching: () => kept.roster.watching,
    botAt: (at) => botAt(kept.roster, bots()?.goneFrom(at) ?? null, at),
    fairness: () => ({ asks: wireAsks(kept.roster), absence: kept.roster.absence }),
    lapses: (at) => absences()?.lapses(at) ?? null,
    onSeats: () => absences()?.look(),
    elsewhere: () => others?.presence() ?? [],
    onPresence: () => others?.sayPresence(company.presence()),
    elapsed,
    limits,
  })
  return company
}

/** A command, in its turn and with what waits for the dice of others. */
const saying =
  ({ room, expectations }: Parts, size: TableSize, inTurn: ReturnType<typeof queueFor>, waiting: () => readonly Said[]) =>
  async (utterance: Utterance, before: Kept | null): Promise<DraftAnswer> => {
    const full = size.viewFull()
    const whole = { ...utterance, underDice: saidByOthers(utterance.by, waiting()) }
    return full ? refused(full) : inTurn(() => expectations.during(utterance, before, () => room.say(whole)))
  }

export const createOpenTable = async (parts: Parts): Promise<OpenTable> => {
  const { id, room, dice, loadRoster, kept, clock, shared, expectations, elapsed, limits, onFault } = parts
  kept.roster = await loadRoster()
  const others = shared?.others
  const people = (): People => peopleIn(room, kept.roster)
  let absences: Absences | null = null
  const company = companyOf(parts, people, { bots: () => bots, absences: () => absences })
  const talk = createTalk({ company, pointable: room.pointable, pass: (what) => others?.pass(what), elapsed, limits })
  const size = createTableSize(room, parts.bytes, limits)
  const looks = createLooks({ elapsed, wait, takeTurn: parts.takeTurn, viewBytes: size.view, limits })
  const inTurn = queueFor(size, limits)
  const say = saying(parts, size, inTurn, () => said?.all() ?? [])
  let bots: TableBots | null = null
  let said: SaidCommands | null = null
  const saidTo = (role: Role): readonly WireSaid[] => saidFor(role, said?.all() ?? [], room)
  const tellSaid = createTeller(company, saidTo)
  const tellAll = (): void => tellSaid([GARDIEN, spectateur(''), ...(said?.all().flatMap(whoHears) ?? [])])

  said = await openSaidCommands({
    storage: parts.said,
    say,
    throwerOf: room.throwerOf,
    dice,
    look: shared && lookAt(room, shared),
    onChange: tellAll,
    onAnswer: (by, of, answer) => company.tell(by, { type: 'answer', id: of, answer }),
    onFault,
  })
  const commands = said
  tellAll()

  room.watch(() => {
    company.gameChanged()
    if (kept.roster.absence) company.seatsChanged()
    // Who throws which dice may have changed.
    tellAll()
    commands.goOn().catch(onFault)
  })

  const follow = latestOf(commands.follow)
  const sayDue = (due: Armed): Promise<DraftAnswer> =>
    inTurn(() => expectations.during(due, commands.keptBy(due.by), () => room.sayDue(due)))
  const stopTime = keepTime({ room, clock, say: dueAfterLooking(shared, follow, sayDue), onFault })
  const seating = createSeating({ room, company, talk, loadRoster, follow, kept, saidTo, bots: () => bots, looks })
  const handle = lookingFirst(shared, follow, createProtocol({ room, said: commands, talk, people, say, inTurn, looks }))
  const { seatsChanged } = seating
  bots = botsAt(parts, { ...seating, handle })
  const forfeit = forfeiting(room, (one) => say(one, commands.keptBy(one.by)))
  absences = createAbsences({ ...parts, present: company.present, follow, forfeit, seatsChanged })

  await others?.join(memberOf({ company, talk, follow, seatsChanged, onFault }))
  bots.follow(kept.roster)
  absences.look()

  return {
    ...company,
    ...seating,
    id,
    room,
    follow,
    close: () => {
      stopTime()
      bots?.close()
      absences?.close()
      others?.leave()
    },
    handle,
  }
}
