import type { Dice } from '../../kit/dice.ts'
import type { Clock } from '../../kit/due.ts'
import type { UndoRequest } from '../../kit/feeds.ts'
import type { Game } from '../../kit/game.ts'
import { memorySaid, memoryStorage } from '../../kit/memoryStorage.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { joueur, type Role, roleKey } from '../../kit/roles.ts'
import { openRoom } from '../../kit/room/room.ts'
import { newTable, type Storage } from '../../kit/storage.ts'
import type { Request, WireAnswer, WireSaid } from '../../kit/wire.ts'
import { readConfig } from '../common/config.ts'
import { systemClock } from '../common/systemClock.ts'
import type { KeyRow } from '../persistence/registry.ts'
import { createExpectations } from '../table/expectations.ts'
import { type BotHome, createOpenTable, type OpenTable, type Out, type Sitter } from '../table/openTable.ts'
import { NOBODY, type Roster, sittingIn } from '../table/roster.ts'
import { keyRowOf, NO_BOTS, NO_SEATS } from './looseTable.ts'

/** A request without its id. */
export type Wanted = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never
export type Reply = WireAnswer | 'held'

// biome-ignore lint/suspicious/noExplicitAny: any game, whatever it says.
export type GameSeen<View> = Game<any, any, any, any, View, any>

/** Those who sit in a world. What the player and those who watch are sent is compared; the others may know more. */
export interface People {
  readonly player: Role
  readonly watcher: Role
  /** Somebody with a seat of their own who watches as the watcher does. */
  readonly comrade?: Role
  readonly others: readonly [Role, ...Role[]]
  /** Which bots play, at which seats. */
  readonly bots?: Readonly<Record<string, string>>
}

/** Those who may leave and come again as somebody else. */
export type Changing = 'player' | 'watcher' | 'comrade'

/** A table of which everything that a player and those who watch are sent is written down. */
export interface World<View> {
  say(by: Role, id: string, wanted: Wanted): Promise<Reply>
  /** The player's machine is gone and there again, with what it knew or without. */
  comeBack(memory: 'with' | 'without'): Promise<void>
  /** The player is called otherwise from now on. */
  rename(called: string): Promise<void>
  /** Their seat is freed. */
  free(who: Changing): Promise<void>
  /** Somebody else takes it, and is shown all of it. */
  take(who: Changing): Promise<void>
  isFree(who: Changing): boolean
  /** Another bot plays that seat. */
  reseat(seat: string, bot: string): Promise<void>
  /** The process falls and is started again. */
  restart(): Promise<void>
  /** All that the player and those who watch were sent, each message in full. */
  sent(): readonly string[]
  view(of: Role): View
  /** What the player knows to wait, and what the first of the others does. */
  said(): readonly WireSaid[]
  asked(): readonly WireSaid[]
  /** What a role is asked to let be taken back, or asks itself. */
  requests(of: Role): readonly UndoRequest[]
  entries(): number
}

const OTHERS = ['Márie 🌙', 'Bõ', 'Çelik']

/** How often somebody else has taken a place is in its key. */
const isKeyOf = (who: string, key: string): boolean => key.split(' ')[0] === who

const botRow = (seat: string, bot: string, times = 0): KeyRow => ({ ...keyRowOf(`bot:${seat} ${times}`, joueur(seat)), bot })

/** By the names of their connections. */
const rosterOf = ({ player, watcher, comrade, others, bots = {} }: People): Roster => ({
  ...NOBODY,
  keys: [
    ...others.map((role, at) => keyRowOf(roleKey(role), role, { called: OTHERS[at] ?? '' })),
    keyRowOf('player', player, { called: 'سلام', colour: 'sky' }),
    ...(comrade ? [keyRowOf('comrade', comrade, { called: 'Ðuro' })] : []),
    keyRowOf('watcher', watcher, { called: '李', figure: 'bell' }),
    ...Object.entries(bots).map(([seat, bot]) => botRow(seat, bot)),
  ],
})

/** Nobody waits for a bot to have paused. */
const HASTE: Clock = {
  now: () => 0,
  wake: (_, then) => {
    const waking = setImmediate(then)
    return () => clearImmediate(waking)
  },
}

const raise = (error: unknown): never => {
  throw error
}

/** A bot that no longer plays has failed the test. */
const homeOf = (mindOf: BotHome['mindOf'] | undefined): BotHome =>
  mindOf ? { mindOf, free: async (key) => raise(new Error(`${key} no longer plays`)) } : NO_BOTS

/** Where a world's table is kept, as one process has it. */
export interface Home extends Pick<Parameters<typeof createOpenTable>[0], 'said' | 'expectations' | 'shared'> {
  readonly storage: Storage<unknown>
  /** Its process stays when the player comes to another; otherwise it falls. */
  readonly stays: boolean
}

const memoryHome = (game: GameSeen<unknown>, setup: unknown): Home => ({
  storage: memoryStorage<unknown>(newTable(game, setup)),
  said: memorySaid(),
  expectations: createExpectations(),
  shared: null,
  stays: false,
})

/** Where a world lies, and who is there; in memory unless something else is said. */
export interface Opening<View> {
  readonly game: GameSeen<View>
  readonly people: People
  readonly setup: unknown
  readonly dice: Dice
  readonly homes?: readonly Home[] | undefined
  /** What the bots of this world think with. */
  readonly mindOf?: BotHome['mindOf'] | undefined
  /** Whether they say nothing more here, though they are waited for. */
  readonly stuck?: () => boolean
}

/** So often everything else is let happen before a bot that is waited for counts as one that never answers. */
const MOST_WAITS = 100_000

export const openWorld = async <View>(opening: Opening<View>): Promise<World<View>> => {
  const { game, people, setup, dice, mindOf, stuck = () => false, ...kept } = opening
  const homes = kept.homes ?? [memoryHome(game, setup)]
  const { player, watcher, comrade, others } = people
  const opened = new Map<Home, OpenTable>()
  let moves = 0
  const limits = { ...readConfig({}), MESSAGE_BURST: 1e9 }
  const sent: string[] = []
  let said: readonly WireSaid[] = []
  let asked: readonly WireSaid[] = []
  let heard = 0
  let settled = 0
  let changes = 0
  let roster = rosterOf(people)
  const requests = new Map<string, readonly UndoRequest[]>()
  let table: OpenTable
  let leave: (() => void)[] = []

  const openAt = async ({ storage, said: kept, expectations, shared }: Home): Promise<OpenTable> => {
    const room = await openRoom({ game, storage, dice, clock: () => 0, sitting: () => sittingIn(roster), onFault: raise })
    if (isRefusal(room)) throw new Error(room.code)
    const time = { elapsed: () => 0, takeTurn: async () => {}, clock: mindOf ? HASTE : systemClock(() => 0) }
    const parts = { id: 'world', name: 'world', room, bytes: 0, said: kept, dice, limits, onFault: raise, ...time }
    const seats = { loadRoster: async () => roster, kept: { roster: NOBODY }, bots: homeOf(mindOf) }
    return createOpenTable({ ...parts, ...seats, seats: NO_SEATS, expectations, shared })
  }

  /** At the next process, which may have been there before and has heard of nothing since. */
  const open = async (): Promise<OpenTable> => {
    const home = homes[moves++ % homes.length] as Home
    const before = home.stays ? opened.get(home) : undefined
    const there = before ?? (await openAt(home))
    opened.set(home, there)
    await there.follow()
    return there
  }

  const overhear = (of: Role, message: Out): void => {
    if (of === others[0] && (message.type === 'said' || message.type === 'welcome')) asked = message.said
    const told = message.type === 'welcome' ? message.requests : message.type === 'feed' ? message.news.requests : undefined
    if (told) requests.set(roleKey(of), told)
  }

  const hear = (who: string, message: Out): void => {
    sent.push(`${who} ${JSON.stringify(message)}`)
    if (who === 'player' && (message.type === 'said' || message.type === 'welcome')) said = message.said
    if (who === 'player' && message.type === 'feed') heard = message.news.n
    if (who === 'player' && message.type === 'welcome') heard = message.n
  }

  const sitDown = async (from: number): Promise<void> => {
    for (const go of leave) go()
    leave = []
    const takes = async (who: string, role: Role, since: number, own: { readonly own?: Role } = {}): Promise<void> => {
      const send = (message: Out): void => {
        overhear(role, message)
        if (!others.includes(role)) hear(who, message)
      }
      const key = roster.keys.find((row) => isKeyOf(who, row.key))?.key
      if (key === undefined) return
      let go = (): void => {}
      const bye: Sitter['bye'] = (code) => {
        send({ type: 'bye', code })
        go()
      }
      go = await table.seat({ ...own, role, key, keeps: false, send, bye }, since)
      leave.push(go)
    }
    for (const other of others) await takes(roleKey(other), other, 0)
    await takes('player', player, from)
    await takes('watcher', watcher, from)
    if (comrade) await takes('comrade', watcher, from, { own: comrade })
  }

  /** A bot is on its way to its seat, or waited for there. */
  const isBotAwaited = (): boolean => {
    const bots = table.info().seats.filter(({ bot }) => bot !== undefined)
    const awaited = stuck() ? [] : table.room.awaited()
    return bots.some(({ seat, connected }) => !connected || awaited.includes(seat))
  }

  /** Whatever follows by itself is done once this is answered, and the bots have played. */
  const settle = async (): Promise<void> => {
    await table.handle(others[0], { type: 'enterDie', id: `settle ${settled++}`, die: '', face: null })
    for (let waits = 0; isBotAwaited(); waits++) {
      if (waits > MOST_WAITS) throw new Error('a bot never answers')
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  const sit = async (from: number): Promise<void> => {
    await sitDown(from)
    await settle()
  }

  const seated = async (keys: readonly KeyRow[]): Promise<void> => {
    roster = { ...roster, keys }
    await table.seatsChanged()
    await settle()
  }

  table = await open()
  await sit(0)
  return {
    say: async (by, id, wanted) => {
      const out = await table.handle(by, { ...wanted, id } as Request)
      if (by === player) hear('player', out)
      await settle()
      return out.type === 'answer' ? out.answer : 'held'
    },
    comeBack: (memory) => sit(memory === 'with' ? heard : 0),
    rename: async (called) => {
      const renamed = (row: KeyRow): KeyRow => (isKeyOf('player', row.key) ? { ...row, person: { ...row.person, called } } : row)
      await seated(roster.keys.map(renamed))
    },
    free: (who) => seated(roster.keys.filter(({ key }) => !isKeyOf(who, key))),
    take: async (who) => {
      const role = people[who]
      if (role) await seated([...roster.keys, keyRowOf(`${who} ${changes++}`, role, { called: `${who} ${changes}` })])
      await sit(0)
    },
    isFree: (who) => !roster.keys.some(({ key }) => isKeyOf(who, key)),
    reseat: async (seat, bot) => {
      await seated(roster.keys.filter((row) => row.bot === '' || roleKey(row.role) !== roleKey(joueur(seat))))
      await seated([...roster.keys, botRow(seat, bot, ++changes)])
    },
    restart: async () => {
      for (const go of leave) go()
      leave = []
      // Its bots would go on thinking.
      if (mindOf) table.close()
      table = await open()
      await sit(heard)
    },
    sent: () => sent,
    view: (of) => table.room.view(of) as View,
    said: () => said,
    asked: () => asked,
    requests: (of) => requests.get(roleKey(of)) ?? [],
    entries: () => table.room.entries.length,
  }
}
