import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { RuleDialog } from '../reference/index.ts'
import { useRoute } from '../routes/route.ts'
import { SeatProvider, useOwnSeat } from '../seat/context.ts'
import type { SeatInfo } from '../seat/link.ts'
import type { Seat, SeatState } from '../seat/seat.ts'
import { ConnectionMessage } from '../table/ConnectionMessage.tsx'
import { useTexts } from '../texts/whole.tsx'
import { part } from '../ui/part.tsx'
import { useFraming } from './framing.ts'
import { QuestionHere } from './here.tsx'
import { TABLE_PANE } from './Notebook.tsx'
import { PlayShell } from './PlayShell.tsx'
import { createDesk, createPlay, type Given, PlayProvider } from './play.ts'
import { createShell, type Shell, ShellProvider } from './shell.ts'
import { type GameTable, type Kinds, TableProvider, useTable } from './table.ts'

/** Of tables across the network. */
const EmptyTable = part(async () => (await import('./EmptyTable.tsx')).EmptyTable)

/** The saved game of this browser, or the seat at a table; null: what is practised under other addresses is neither. */
export const usePlace = (): string | null => {
  const route = useRoute()
  if (route.screen === 'saved') return route.id
  return route.screen === 'table' ? route.seat : null
}

const useFrame = (): Given['frame'] => {
  const framing = useFraming()
  if (framing?.question) return 'framed'
  return framing?.instead ? 'over' : 'none'
}

/** All that a board is played with, as long as it is in sight. */
const useBoard = (sight: string) => {
  const table = useTable()
  const seat = useOwnSeat()
  const framing = useFraming()
  const place = usePlace()
  const frame = useFrame()
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is when the board is taken in hand
  const board = useMemo(() => {
    const desk = createDesk(table, { place, sight, framing })
    const given = createStore<Given>(() => ({ frame, posed: null }))
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
  /** Who is at it, across the network. */
  readonly people: ReactNode
}

/** The screen of a seat: whatever a game's table needs around it. */
export const GameScreen = ({ table, seat, people }: GameScreenProps) => {
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
        {table.reference && <RuleDialog />}
      </SeatProvider>
    </TableProvider>
  )
}
