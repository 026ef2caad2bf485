import type { Notice, UndoRequest } from '../../kit/feeds.ts'
import { createPatchedView } from '../../kit/patchedView.ts'
import type { Role } from '../../kit/roles.ts'
import { noticeIn, type ServerMessage, type WireDoor, type WireNews, type WireSaid, type WireTable } from '../../kit/wire.ts'
import type { DiceAsked, LinkUpdate, SaidByOther, SeatInfo, Speech, TableInfo } from './link.ts'
import type { LinkState } from './linkState.ts'

type View = Speech['view']
type Told = Speech['told']
export type TableMessage = ServerMessage<View, Told>
type Welcome = Extract<TableMessage, { type: 'welcome' }>
type News = Pick<LinkUpdate, 'notices' | 'reset'>

/** What a seat has been told so far: every notice once, in order, and the view that goes with the last. */
const createInbox = () => {
  const notices: Notice<Told>[] = []
  const view = createPatchedView()
  let known = 0
  let requests: readonly UndoRequest[] = []
  let taken = 0
  let reset = true
  let shown: { readonly view: View | null; readonly requests: readonly UndoRequest[] } = { view: null, requests: [] }

  const append = (notice: Notice<Told>): void => {
    if (notice.n !== notices.length + 1) return
    notices.push(notice)
    if (notice.requests) requests = notice.requests
  }

  const beginAnew = (): void => {
    notices.length = 0
    taken = 0
    reset = true
  }

  return {
    /** The seat is another: what it was told before is not its own. */
    forget: beginAnew,
    welcome: (welcome: Welcome): void => {
      if (welcome.after === 0 || welcome.after > notices.length) beginAnew()
      requests = welcome.requests
      for (const notice of welcome.missed) append(notice)
      view.stand(welcome.n, welcome.view)
      known = welcome.n
    },
    feed: (news: WireNews): void => {
      const notice = noticeIn<Told>(news)
      if (notice) append(notice)
      known = Math.max(known, news.n)
      view.change(news)
    },
    /** All of the view after a message. */
    whole: (n: number, seen: View): void => {
      if (n < view.at()) return
      view.stand(n, seen)
      known = Math.max(known, n)
    },
    page: (page: readonly Notice<Told>[], n: number): void => {
      for (const notice of page) append(notice)
      known = Math.max(known, n)
    },
    /** The number after which notices are missing, or null. */
    missingAfter: (): number | null => (notices.length < known ? notices.length : null),
    /** Whether what was told cannot be shown: something in between is missing, or did not fit. */
    lacksView: (): boolean => view.at() < known,
    last: (): number => notices.length,
    /** What is new since it was last taken; null while something is missing. */
    take: (): { readonly notices: readonly Notice<Told>[]; readonly reset: boolean } | null => {
      if (notices.length !== known || view.at() !== known) return null
      const news = { notices: notices.slice(taken), reset }
      taken = notices.length
      reset = false
      shown = { view: view.now(), requests }
      return news
    },
    /** All that was taken so far, and what was true then. */
    shown: (): readonly Notice<Told>[] => notices.slice(0, taken),
    view: (): View | null => shown.view,
    requests: (): readonly UndoRequest[] => shown.requests,
  }
}

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
  said.map((one) => ({ ...one, seat: seatBy(one.by), die: one.die ?? '' }))

const saidTo = (
  role: Role,
  said: readonly WireSaid[],
  waits: boolean,
): Pick<LinkUpdate, 'diceAsked' | 'said' | 'ownSaid' | 'waitsForDice'> => {
  if (role.kind !== 'joueur') return { diceAsked: diceAskedOf(said), said: saidByOthers(said), waitsForDice: waits }
  // A room gives back the command as it was said to it.
  const [ownSaid = null] = said
  return { diceAsked: [], ownSaid, waitsForDice: waits || ownSaid?.ask === null }
}

export const createTableNews = (role: Role, named: NamesSeats = (seats) => seats) => {
  const inbox = createInbox()
  let table: TableInfo | null = null
  let said: readonly WireSaid[] = []
  let door: WireDoor | null = null
  return {
    ...inbox,
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
