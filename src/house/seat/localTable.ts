import { createStore, type StoreApi } from 'zustand/vanilla'
import { createPlayer, type Failure, type Mind, type Player, patient } from '../../kit/bot.ts'
import type { Dice } from '../../kit/dice.ts'
import { type Clock, clockOf, keepTime } from '../../kit/due.ts'
import type { AnyGame } from '../../kit/game.ts'
import type { Pace } from '../../kit/past/pace.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, type Role, roleKey } from '../../kit/roles.ts'
import { openRoom } from '../../kit/room/room.ts'
import type { Storage } from '../../kit/storage.ts'
import type { Link } from './link.ts'
import { type AnyRoom, linkToRoom, type Spoken } from './roomLink.ts'

/** Who plays a seat of this page: whoever has the device in hand, or a bot. `free`: a bot that no longer does. */
export type PlayedBy = 'person' | 'free' | { readonly bot: string }

export interface LocalSeat {
  readonly role: Role
  readonly by: PlayedBy
}

export interface BotLeft {
  readonly role: Role
  readonly bot: string
  readonly why: Failure
}

export interface LocalState {
  readonly seats: readonly LocalSeat[]
  /** Those of the people here whose answer the table waits for. */
  readonly awaited: readonly Role[]
  readonly left: readonly BotLeft[]
}

export interface LocalOptions {
  readonly game: AnyGame
  readonly storage: Storage<unknown>
  readonly dice: Dice
  /** Asked of what the gardien sees: a table that knows its own seats, or a person at its only one. */
  readonly seatsIn: (room: AnyRoom) => readonly LocalSeat[]
  readonly mindOf?: (bot: string) => Mind
  /** How long a bot lets pass before it speaks. */
  readonly pause?: () => number
  readonly spoken?: Spoken
  readonly clock?: Clock
  /** Asked between the parts of a long work, so that the page may draw. */
  readonly pace?: Pace
}

/** A table in this page, all of whose seats are played here. */
export interface LocalTable {
  readonly room: AnyRoom
  readonly state: Pick<StoreApi<LocalState>, 'getState' | 'getInitialState' | 'subscribe'>
  /** The line of whoever has the device in hand; `inOpen`: of a seat whose secrets stay turned down. */
  linkOf(role: Role, inOpen?: (view: unknown) => unknown): Link
  play(role: Role, by: PlayedBy): void
  close(): void
}

const PATIENCE = 15_000
const PAUSE = 700

const pageClock = clockOf(Date.now, (ms, then) => {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
})

const isPerson = ({ by }: LocalSeat): boolean => by === 'person'
const sameRole = (one: Role, other: Role): boolean => roleKey(one) === roleKey(other)

/** Whose answer the table waits for, of some: before the game goes on, whoever is asked to agree to an undo. */
const awaitedOf = ({ game: { seating } }: { game: AnyGame }, room: AnyRoom, people: readonly Role[]): readonly Role[] => {
  const asked = people.filter((role) => room.requestsTo(role).some(({ by }) => !sameRole(by, role)))
  if (asked.length > 0 || !seating.awaited) return asked
  return people.filter((role) => room.awaited().some((seat) => sameRole(joueur(seat), role)))
}

interface Seated {
  readonly room: AnyRoom
  readonly options: LocalOptions
  readonly clock: Clock
  readonly onFailure: (left: BotLeft) => void
}

/** A bot at its seat of this page; what it returns sends it away. */
const seatBot = ({ room, options, clock, onFailure }: Seated, role: Role, bot: string, mind: Mind): (() => void) => {
  const player: Player = createPlayer({
    name: bot,
    seat: role,
    mind: patient(mind, clock, PATIENCE),
    dice: options.dice,
    clock,
    pause: options.pause ?? (() => PAUSE),
    say: (command, faces, id) => room.say({ id, by: role, command, ...(faces && { faces }) }),
    onFailure: (why) => onFailure({ role, bot, why }),
  })
  const heard = room.subscribe(role, 0, ({ n, view }) => player.see(n, view))
  player.see(heard.n, heard.view)
  return () => {
    heard.unsubscribe()
    player.leave()
  }
}

const createSeats = (room: AnyRoom, options: LocalOptions, clock: Clock, first: readonly LocalSeat[]) => {
  const { game, mindOf } = options
  const bots = new Map<string, () => void>()
  const peopleOf = (seats: readonly LocalSeat[]): readonly Role[] => seats.filter(isPerson).map(({ role }) => role)
  const awaited = (seats: readonly LocalSeat[]) => awaitedOf({ game }, room, peopleOf(seats))
  const store = createStore<LocalState>(() => ({ seats: first, awaited: awaited(first), left: [] }))

  const seat = ({ role, by }: LocalSeat): void => {
    bots.get(roleKey(role))?.()
    bots.delete(roleKey(role))
    if (typeof by === 'object' && mindOf)
      bots.set(roleKey(role), seatBot({ room, options, clock, onFailure }, role, by.bot, mindOf(by.bot)))
  }

  const change = (role: Role, by: PlayedBy, left: readonly BotLeft[]): void => {
    const seats = store.getState().seats.map((one) => (sameRole(one.role, role) ? { role, by } : one))
    store.setState({ seats, awaited: awaited(seats), left })
    void room.seatsChanged()
    seat({ role, by })
  }

  const onFailure = (gone: BotLeft): void => change(gone.role, 'free', [...store.getState().left, gone])

  return {
    store,
    people: () => peopleOf(store.getState().seats),
    look: () => store.setState(({ seats }) => ({ awaited: awaited(seats) })),
    seatAll: () => {
      for (const one of first) seat(one)
    },
    play: (role: Role, by: PlayedBy): void => {
      const left = store.getState().left.filter((gone) => !sameRole(gone.role, role))
      change(role, by, left)
    },
    close: () => {
      for (const leave of bots.values()) leave()
    },
  }
}

export const openLocalTable = async (options: LocalOptions): Promise<LocalTable | Refusal> => {
  const { game, storage, dice, seatsIn, spoken = {}, clock = pageClock, pace } = options
  let people = (): readonly Role[] => []
  /** Where a game has a gardien and no bot is it, its words are said by whoever is here. */
  const sitting = (): readonly Role[] => (game.seating.gardien ? [GARDIEN, ...people()] : people())
  const room = await openRoom({ game, storage, dice, clock: clock.now, sitting, ...(pace && { pace }) })
  if (isRefusal(room)) return room
  const seats = createSeats(room, options, clock, seatsIn(room))
  people = seats.people
  const unwatch = room.watch(seats.look)
  const stopTime = keepTime({ room, clock, say: room.sayDue, onFault: () => {} })
  seats.seatAll()
  return {
    room,
    state: seats.store,
    linkOf: (role, inOpen) => linkToRoom({ room, role, spoken, asGardien: game.seating.gardien, ...(inOpen && { inOpen }) }),
    play: seats.play,
    close: () => {
      unwatch()
      stopTime()
      seats.close()
    },
  }
}
