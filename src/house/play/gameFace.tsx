import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { Face, GameCard, Page } from '../face/face.ts'
import { ReferenceProvider } from '../reference/index.ts'
import { useOwnSeat as useHouseSeat, useSeat as useHouseState } from '../seat/context.ts'
import type { Seat, SeatState } from '../seat/seat.ts'
import { ShellWords } from '../texts/shellWords.tsx'
import { Loading } from '../ui/later.tsx'
import { type Framing, FramingProvider } from './framing.ts'
import { GameScreen } from './GameScreen.tsx'
import { type HereAsked, useHere } from './here.tsx'
import { followingStore, PlayProvider, usePlay, usePlayStore } from './play.ts'
import type { GameTable, Kinds, Play } from './table.ts'

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

/** The screen of a seat, in a page that has the game's words. */
export const screenOf =
  <K extends Kinds>(table: GameTable<K>) =>
  ({ seat, table: people, framing }: ScreenProps<K>) => (
    <FramingProvider value={framing ?? null}>
      <GameScreen table={table as unknown as GameTable<Kinds>} seat={seat as unknown as Seat} people={people} />
    </FramingProvider>
  )

interface Rest<K extends Kinds, Card extends GameCard> extends Omit<Face<K['speech'], Card>, 'Screen' | 'OwnPage'> {
  /** Its pages, by the words of their address. */
  pageOf?(page: Page): ReactNode
}

/** The screens of a game, from what it says of its table. */
export const gameFace = <K extends Kinds, Card extends GameCard = GameCard>(
  table: GameTable<K>,
  { pageOf, ...rest }: Rest<K, Card>,
): Face<K['speech'], Card> => {
  const Screen = screenOf(table)
  return {
    ...rest,
    Screen: (props) => inGame(table, <Screen {...props} />),
    ...(pageOf && { OwnPage: ({ page }) => inGame(table, pageOf(page)) }),
  }
}
