import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Face, GameCard, Page } from '../face/face.ts'
import { ReferenceProvider, RuleDialog } from '../reference/index.ts'
import { useRoute } from '../routes/route.ts'
import type { SeatInfo } from '../seat/link.ts'
import type { Seat, SeatState } from '../seat/seat.ts'
import { SeatProvider, useOwnSeat as useHouseSeat, useSeat as useHouseState, useOwnSeat } from '../seat/seat.ts'
import { ConnectionMessage } from '../table/ConnectionMessage.tsx'
import { ShellWords } from '../texts/shellWords.tsx'
import { useTexts } from '../texts/whole.tsx'
import { Loading } from '../ui/later.tsx'
import { part } from '../ui/part.tsx'
import { type HereAsked, QuestionHere, useHere } from './here.tsx'
import { TABLE_PANE } from './Notebook.tsx'
import { PlayShell } from './PlayShell.tsx'
import { createDesk, createPlay, followingStore, type OnScreen, PlayProvider, usePlay, usePlayStore } from './play.ts'
import { createShell, type Framing, FramingProvider, type Shell, ShellProvider, useFraming } from './shell.ts'
import { type GameTable, type Kinds, type Play, TableProvider, useTable } from './table.ts'

/** Of tables across the network. */
const EmptyTable = part(async () => (await import('./EmptyTable.tsx')).EmptyTable)

/** The saved game of this browser, or the seat at a table; null: what is practised under other addresses is neither. */
export const usePlace = (): string | null => {
  const route = useRoute()
  if (route.screen === 'saved') return route.id
  return route.screen === 'table' ? route.seat : null
}

const useFrame = (): OnScreen['frame'] => {
  const framing = useFraming()
  if (framing?.question) return 'framed'
  return framing?.instead ? 'over' : 'none'
}

const useBoard = (sight: string) => {
  const table = useTable()
  const seat = useOwnSeat()
  const framing = useFraming()
  const place = usePlace()
  const frame = useFrame()
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is when the board is taken in hand
  const board = useMemo(() => {
    const desk = createDesk(table, { place, sight, framing })
    const given = createStore<OnScreen>(() => ({ frame, posed: null }))
    return { given, play: createPlay({ table, seat, desk, given, sight }) }
  }, [table, seat, sight])
  const { given, play } = board
  useLayoutEffect(() => play.follow(), [play])
  useLayoutEffect(() => given.setState({ frame }), [given, frame])
  return board
}

const Seated = ({ sight, people }: { readonly sight: string; readonly people: ReactNode }) => {
  const { play, given } = useBoard(sight)
  return (
    <PlayProvider value={play.store}>
      <QuestionHere given={given}>
        <PlayShell {...{ sight, people }} />
      </QuestionHere>
    </PlayProvider>
  )
}

const Coming = () => (
  <main className="loading">
    <ConnectionMessage />
    <p>{useTexts().ui.common.loading}</p>
  </main>
)

/** Of several boards one is looked at. Null: there is none; undefined: nothing is known yet. */
const sightOf = ({ sights }: GameTable<Kinds>, { view, replay }: SeatState, chosen: string | null): string | null | undefined => {
  const shown = replay?.view ?? view
  if (shown === null) return undefined
  if (!sights) return ''
  const boards = sights.of(shown)
  return boards.find((one) => one === chosen) ?? boards[0] ?? null
}

const isFree = ({ taken }: SeatInfo): boolean => !taken

/** Nobody has come yet: whoever keeps the table is shown first what to invite with. */
const useInvitingTab = (seat: Seat, { store }: Shell): void => {
  const alone = useStore(
    seat.store,
    ({ role, table }) => role.kind === 'gardien' && table !== null && table.seats.length > 0 && table.seats.every(isFree),
  )
  useEffect(() => {
    if (alone) store.setState({ tab: TABLE_PANE })
  }, [alone, store])
}

interface GameScreenProps {
  readonly table: GameTable<Kinds>
  readonly seat: Seat
  readonly people: ReactNode
}

const GameScreen = ({ table, seat, people }: GameScreenProps) => {
  const now = useRef(seat)
  now.current = seat
  const place = usePlace()
  const [shell] = useState(() => createShell(() => now.current, table.screen?.begin(place) ?? {}))
  useEffect(() => table.screen?.follow(seat, shell.kept, place), [table, seat, shell, place])
  const chosen = useStore(shell.store, (state) => state.sight)
  useInvitingTab(seat, shell)
  const sight = useStore(seat.store, (state) => sightOf(table, state, chosen))
  return (
    <TableProvider value={table}>
      <SeatProvider value={seat}>
        <ShellProvider value={shell}>
          {sight === undefined && <Coming />}
          {sight === null && <EmptyTable people={people} />}
          {typeof sight === 'string' && <Seated sight={sight} people={people} />}
        </ShellProvider>
      </SeatProvider>
    </TableProvider>
  )
}

/** What the parts of one game's screen read, each in that game's own types. */
export const tableHooks = <K extends Kinds>() => {
  const useDeskStore = (): StoreApi<K['desk']> => useStore(usePlayStore(), ({ desk }) => desk)
  return {
    useOwnSeat: useHouseSeat as unknown as () => Seat<K['speech']>,
    useSeat: useHouseState as unknown as <T>(select: (state: SeatState<K['speech']>) => T) => T,
    usePlayStore: usePlayStore as unknown as () => StoreApi<Play<K>>,
    usePlay: usePlay as unknown as <T>(select: (play: Play<K>) => T) => T,
    useDeskStore,
    useDesk: <T,>(select: (desk: K['desk']) => T): T => useStore(useDeskStore(), select),
    useHere: useHere as unknown as () => HereAsked<K>,
  }
}

/** What is said in here is no answer: it is said whatever is asked just then. */
export const Unasked = ({ children }: { readonly children: ReactNode }) => {
  const play = usePlayStore()
  const seat = useHouseSeat()
  const tools = useMemo(() => {
    const say = (command: unknown): void => void seat.say(command)
    return followingStore([play], () => ({ ...play.getState(), mayAct: true, say }))
  }, [seat, play])
  useEffect(() => tools.follow(), [tools])
  return <PlayProvider value={tools.store}>{children}</PlayProvider>
}

const AsIs = ({ children }: { readonly children: ReactNode }) => children

interface ScreenProps<K extends Kinds> {
  readonly seat: Seat<K['speech']>
  /** Who sits at the table, its codes. */
  readonly table?: ReactNode
  /** What practice puts around it. */
  readonly framing?: Framing
}

/** A piece of a game that stands by itself: with its words, its rules, and what is loaded with it. */
export const inGame = <K extends Kinds>({ words, reference }: GameTable<K>, piece: ReactNode): ReactNode => {
  const Words = words?.Provider ?? AsIs
  const loaded = <Suspense fallback={<Loading />}>{piece}</Suspense>
  return (
    <Words>
      <ShellWords>{reference ? <ReferenceProvider value={reference}>{loaded}</ReferenceProvider> : loaded}</ShellWords>
    </Words>
  )
}

export const screenOf =
  <K extends Kinds>(table: GameTable<K>) =>
  ({ seat, table: people, framing }: ScreenProps<K>) => (
    <FramingProvider value={framing ?? null}>
      <GameScreen table={table as unknown as GameTable<Kinds>} seat={seat as unknown as Seat} people={people} />
    </FramingProvider>
  )

interface Rest<K extends Kinds, Card extends GameCard> extends Omit<Face<K['speech'], Card>, 'Screen' | 'OwnPage'> {
  pageOf?(page: Page): ReactNode
}

export const gameFace = <K extends Kinds, Card extends GameCard = GameCard>(
  table: GameTable<K>,
  { pageOf, ...rest }: Rest<K, Card>,
): Face<K['speech'], Card> => {
  const Screen = screenOf(table)
  const whole = (piece: ReactNode): ReactNode =>
    inGame(
      table,
      <>
        {piece}
        {table.reference && <RuleDialog />}
      </>,
    )
  return {
    ...rest,
    Screen: (props) => whole(<Screen {...props} />),
    ...(pageOf && { OwnPage: ({ page }) => whole(pageOf(page)) }),
  }
}
