import type { Role } from '../../kit/roles.ts'
import type { ServerMessage, WireDoor, WireSaid, WireTable } from '../../kit/wire.ts'
import { createInbox } from './inbox.ts'
import type { DiceAsked, LinkUpdate, OwnSaid, SaidByOther, SeatInfo, Speech, TableInfo } from './link.ts'
import type { LinkState } from './linkState.ts'

export type TableMessage = ServerMessage<Speech['view'], Speech['told']>
type Welcome = Extract<TableMessage, { type: 'welcome' }>
type News = Pick<LinkUpdate, 'notices' | 'reset'>

/** What the seats are called, once it is known who sits there. */
export type NamesSeats = (seats: readonly SeatInfo[]) => readonly SeatInfo[]

const tableInfo = ({ seats, gardien, keeper, watchers, ...table }: WireTable, named: NamesSeats): TableInfo => ({
  ...table,
  gardienConnected: gardien,
  keeper: keeper ? { called: null, ...keeper } : null,
  watchers: watchers.map((watcher) => ({ id: null, called: null, ...watcher })),
  seats: named(
    seats.map(({ bot = null, gone = null, lapses = null, called = null, ...seat }) => ({ ...seat, called, bot, gone, lapses })),
  ),
})

const seatBy = (by: Role): string | null => (by.kind === 'gardien' ? null : by.seat)

const diceAskedOf = (said: readonly WireSaid[]): readonly DiceAsked[] =>
  said.flatMap(({ id, die, by, command, ask, thrower }) =>
    die !== null && ask && thrower === 'gardien' ? [{ id: die, said: id, seat: seatBy(by), command, ask }] : [],
  )

const saidByOthers = (said: readonly WireSaid[]): readonly SaidByOther[] =>
  said.map(({ id, by, ask, thrower, die }) => ({ id, by, seat: seatBy(by), ask, thrower, die: die ?? '' }))

/** A room gives back the command as it was said to it. */
const ownSaidOf = ([said]: readonly WireSaid[]): OwnSaid | null =>
  said ? { id: said.id, command: said.command, faces: said.faces, ask: said.ask } : null

const saidTo = (
  role: Role,
  said: readonly WireSaid[],
  waits: boolean,
): Pick<LinkUpdate, 'diceAsked' | 'said' | 'ownSaid' | 'waitsForDice'> => {
  if (role.kind !== 'joueur') return { diceAsked: diceAskedOf(said), said: saidByOthers(said), waitsForDice: waits }
  const ownSaid = ownSaidOf(said)
  return { diceAsked: [], ownSaid, waitsForDice: waits || ownSaid?.ask === null }
}

export const createTableNews = (role: Role, named: NamesSeats = (seats) => seats) => {
  const inbox = createInbox()
  let table: TableInfo | null = null
  let said: readonly WireSaid[] = []
  let door: WireDoor | null = null
  return {
    inbox,
    welcome: (message: Welcome): void => {
      inbox.welcome(message)
      table = tableInfo(message.table, named)
      said = message.said
      door = message.door ?? null
    },
    setTable: (now: WireTable): void => {
      table = tableInfo(now, named)
    },
    setSaid: (now: readonly WireSaid[]): void => {
      said = now
    },
    setDoor: (now: WireDoor | null): void => {
      door = now
    },
    update: (
      { phase, refusedFor }: Pick<LinkState, 'phase' | 'refusedFor'>,
      news: News,
      waitsForDice: () => boolean,
    ): LinkUpdate => ({
      state: phase,
      refusedFor,
      view: inbox.view(),
      ...news,
      requests: inbox.requests(),
      table,
      door,
      ...saidTo(role, said, waitsForDice()),
    }),
  }
}

export type TableNews = ReturnType<typeof createTableNews>
