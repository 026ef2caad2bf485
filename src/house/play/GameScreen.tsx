import { Fragment, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { seesTable } from '../../kit/roles.ts'
import { useQuestionFocus } from '../nonvisual/index.ts'
import { AnswerRows, Card } from '../question/index.ts'
import { RuleDialog } from '../reference/index.ts'
import { useRoute } from '../routes/route.ts'
import { SeatProvider, useOwnSeat, useSeat } from '../seat/context.ts'
import type { SeatInfo } from '../seat/link.ts'
import type { Seat, SeatState } from '../seat/seat.ts'
import { ConnectionMessage } from '../table/ConnectionMessage.tsx'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Guide } from '../ui/Guide.tsx'
import { part } from '../ui/part.tsx'
import { tableStands, whenQuiet } from '../ui/quiet.ts'
import { AskedDice, Asking, DiceAwaited } from './Awaited.tsx'
import { useOpenDie } from './askedDice.ts'
import { useFraming } from './framing.ts'
import { QuestionHere, useGameTexts, useHere } from './here.tsx'
import { LastNews } from './journal.tsx'
import { useKeys } from './keys.ts'
import { Messages } from './Messages.tsx'
import type { Pane } from './Notebook.tsx'
import { PlayShell } from './PlayShell.tsx'
import { createDesk, createPlay, type Given, PlayProvider, usePlay, usePlayStore } from './play.ts'
import { createShell, type Shell, ShellProvider, useShell } from './shell.ts'
import type { Overlaid } from './stage.ts'
import { type GameTable, type Kinds, TableProvider, useTable } from './table.ts'

/** Panes that are opened from elsewhere. */
const [TABLE_PANE, WORDS_PANE] = ['table', 'words'] as const

const Facts = () => {
  const { facts } = useTable()
  const { here } = useHere()
  return facts?.(here).map((fact) => <li key={fact}>{fact}</li>)
}

/** The guide of practice stands where the news would, or over them; so does that the dice of another are waited for. */
const NewsOrGuide = () => {
  const framing = useFraming()
  const waits = useSeat((state) => state.waitsForDice && state.role.kind !== 'gardien')
  const news = waits ? <DiceAwaited /> : <LastNews />
  return (
    <>
      {framing?.guide}
      {(!framing || framing.news === 'told') && news}
    </>
  )
}

/** The question of the moment on its card; of an earlier one, that it was answered long ago. */
const MomentCard = () => {
  const { Picture, Body = AnswerRows, Past } = useTable().card ?? {}
  const { question } = useHere()
  const past = usePlay((play) => play.past)
  const { journal } = useTexts().ui
  const seat = useOwnSeat()
  return (
    <>
      <AskedDice />
      <Card
        kind={question.kind ?? 'question'}
        title={question.title}
        asks={question.asks}
        picture={Picture && <Picture />}
        {...(past && { past: { said: journal.past, back: journal.backToNow, onBack: () => void seat.showAt(null) } })}
      >
        {past ? Past && <Past /> : <Body />}
      </Card>
    </>
  )
}

/** The question of the moment, or what practice asks in its place. */
const AskedHere = () => {
  const { Whole = MomentCard } = useTable().card ?? {}
  const past = usePlay((play) => play.past)
  const framing = useFraming()
  if (framing?.question && !past) return framing.question.card
  return framing?.instead ?? <Whole />
}

const Over = () => {
  const { zones: { Over: Before, Among } = {}, refusalWords } = useTable()
  const texts = useTexts()
  const { here } = useHere()
  const { openPane } = useShell()
  const { talk } = useOwnSeat()
  return (
    <>
      {Before && <Before />}
      <Messages refusalWords={(refused) => refusalWords?.(refused, here) ?? refusalText(texts, refused)}>
        {talk && <WordsHeard onReply={() => openPane(WORDS_PANE)} />}
        {Among && <Among />}
      </Messages>
    </>
  )
}

const usePanes = (people: ReactNode): readonly Pane[] => {
  const { panes } = useTable()
  const { talk } = useOwnSeat()
  const { ui } = useTexts()
  const texts = useGameTexts()
  const role = useSeat((state) => state.role.kind)
  return useMemo(() => {
    const own = panes?.(texts, role).map(({ Content, ...pane }) => ({ ...pane, content: <Content /> })) ?? []
    return [
      ...own.filter(({ first }) => first),
      { tab: 'journal', name: ui.journal.tab, content: <JournalPane /> },
      ...own.filter(({ first }) => !first),
      ...(people ? [{ tab: TABLE_PANE, name: ui.table.tab, content: people }] : []),
      ...(talk ? [{ tab: WORDS_PANE, name: ui.words.tab, mark: <UnreadWords />, content: <WordsPane /> }] : []),
    ]
  }, [panes, texts, role, ui, people, talk])
}

const noKeys = () => ({})

/** What the keys do, and where the focus goes as a question comes. */
const Acting = ({ onUndo }: { readonly onUndo: () => void }) => {
  const { useKeys: useOwnKeys = noKeys, focusKey, ear } = useTable()
  const { here, question } = useHere()
  const { help } = useShell()
  useKeys({ undo: onUndo, help, line: ear !== undefined, ...useOwnKeys() })
  useQuestionFocus(focusKey?.(here) ?? question.id)
  return null
}

const useUndo = (): (() => void) => {
  const { undoScope } = useTable()
  const seat = useOwnSeat()
  const play = usePlayStore()
  const framed = useFraming()?.question !== undefined
  return useMemo(
    () => () => {
      const scope = undoScope?.(play.getState())
      if (!framed || play.getState().past) void seat.undo(scope === undefined ? undefined : { scope })
    },
    [undoScope, seat, play, framed],
  )
}

const GuideHere = () => {
  const { guide } = useTable()
  const texts = useGameTexts()
  return guide && <Guide {...guide(texts)} />
}

const DiceOverlay = part(async () => (await import('./DiceOverlay.tsx')).DiceOverlay, { after: whenQuiet, unseen: true })
const JournalPane = part(async () => (await import('./JournalPane.tsx')).JournalPane, { soon: true })

/** Of tables across the network. */
const [WordsPane, WordsHeard, UnreadWords, EmptyTable] = [
  part(async () => (await import('../table/WordsPane.tsx')).WordsPane),
  part(async () => (await import('../table/WordsHeard.tsx')).WordsHeard, { unseen: true }),
  part(async () => (await import('../table/WordsHeard.tsx')).UnreadWords, { unseen: true }),
  part(async () => (await import('./EmptyTable.tsx')).EmptyTable),
]

/** It speaks of what happens: the first question is read before. */
const EarHere = part(async () => (await import('./Ear.tsx')).EarHere, { after: whenQuiet, unseen: true })

const EarFromNow = ({ onUndo }: { readonly onUndo: () => void }) => {
  const { store } = useOwnSeat()
  const [since] = useState(() => store.getState().notices.at(-1)?.n ?? 0)
  return <EarHere since={since} onUndo={onUndo} />
}

/** The same as long as the board is. The table stays from one board to the next; all else begins anew. */
const useSlots = (sight: string, undo: () => void) => {
  const { Table, zones: { Strip, Beside, Also } = {}, ear, settings, standsLater } = useTable()
  useEffect(() => {
    if (!standsLater) tableStands()
  }, [standsLater])
  return useMemo(() => {
    const anew = (part: ReactNode): ReactNode => <Fragment key={sight}>{part}</Fragment>
    return {
      facts: anew(<Facts />),
      // Beside what else stands at the table, which begins anew under the same key.
      strip: Strip && <Strip key={`strip ${sight}`} />,
      table: <Table />,
      over: anew(<Over />),
      requests: anew(<Asking />),
      news: anew(<NewsOrGuide />),
      question: anew(<AskedHere />),
      beside: Beside && anew(<Beside />),
      settings,
      guide: <GuideHere />,
      children: anew(
        <>
          {Also && <Also />}
          <DiceOverlay />
          {ear && <EarFromNow onUndo={undo} />}
        </>,
      ),
    }
  }, [Table, Strip, Beside, Also, ear, settings, sight, undo])
}

const NOTHING_OVER: Overlaid = { above: 0, below: 0, beside: 0 }
const overNothing = (): Overlaid => NOTHING_OVER
const useOverNothing = () => overNothing
const toQuestion = () => 'question' as const

/** Each question and each form begins anew. */
const useShownKey = (): string => {
  const { question } = useHere()
  return useOpenDie()?.die.id ?? question.id
}

const Composed = ({ sight, people }: { readonly sight: string; readonly people: ReactNode }) => {
  const { zones = {}, ear, useShownKey: useKey = useShownKey } = useTable()
  const undo = useUndo()
  const panes = usePanes(people)
  const slots = useSlots(sight, undo)
  const framed = useFraming()?.question
  const past = usePlay((play) => play.past)
  const shown = useKey()
  const sees = useSeat((state) => seesTable(state.role))
  const overlaid = (zones.useOverlaid ?? useOverNothing)()
  const attention = (zones.useAttention ?? toQuestion)()
  return (
    <>
      <Acting key={sight} onUndo={undo} />
      <PlayShell
        {...slots}
        {...{ panes, overlaid, attention }}
        {...(sees && zones.Company && { company: <zones.Company /> })}
        asked={(past ? undefined : framed?.key) ?? shown}
        steady={zones.steady ?? false}
        heard={ear !== undefined}
        onUndo={undo}
      />
    </>
  )
}

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
        <Composed {...{ sight, people }} />
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

/** There is no board to look at, or none any more. */
const Nobody = ({ people }: { readonly people: ReactNode }) => {
  const { sights } = useTable()
  const texts = useGameTexts()
  const role = useSeat((state) => state.role.kind)
  return <EmptyTable words={sights?.empty(texts, role) ?? ''} table={people} />
}

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
          {sight === null && <Nobody people={people} />}
          {typeof sight === 'string' && <Seated sight={sight} people={people} />}
        </ShellProvider>
        {table.reference && <RuleDialog />}
      </SeatProvider>
    </TableProvider>
  )
}
