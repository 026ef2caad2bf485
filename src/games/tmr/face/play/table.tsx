import { useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import {
  type GameTable,
  hasCompanyBeside,
  type Overlaid,
  onResize,
  type Stage,
  screenOf,
  Unasked,
  useShell,
} from '../../../../house/play/index.ts'
import { part } from '../../../../house/ui/part.tsx'
import { whenQuiet } from '../../../../house/ui/quiet.ts'
import { seesTable } from '../../../../kit/roles.ts'
import { type DreamerView, movesAs, type Prompt, type View } from '../../rules/public.ts'
import { loadRules } from '../../texts/index.ts'
import { blowsAt, type Held, heldAt } from '../company/blows.ts'
import { Token } from '../company/Token.tsx'
import { isForGardien, isForLeave, isRuledFirst, wishKey } from '../company/waits.ts'
import { useChoosingNow } from '../desk/choosing.ts'
import { useDesk, useMapHandle, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { deskAfter, deskAsked, deskFor, keepDesk } from '../desk/desk.ts'
import { useTelling } from '../nonvisual/useTelling.ts'
import { kept, momentNow, opened, questionNow, useAsking, useNaming, useSaid } from '../question/index.ts'
import { hrefOfRule } from '../routes/pages.ts'
import { useTexts, words } from '../words/language.tsx'
import { SETTINGS } from '../words/settings.ts'
import { refusalHere } from '../words/told.ts'
import { Asked, CoachBeside } from './Asked.tsx'
import { BoardPane } from './BoardPane.tsx'
import { useCellAsked } from './cellAsked.ts'
import { useDiceWords } from './diceWords.tsx'
import { JOURNAL } from './journal.tsx'
import { useMapKeys } from './keys.ts'
import { GARDIEN_PANE, type Here, LATER, type Tmr } from './kinds.ts'
import { momentOf, useTablePlay } from './moment.ts'
import { Pointed } from './Pointed.tsx'
import { useShownKey } from './shownKey.ts'
import './play.css'
import './inZones.css'

/** What the journey promises is worth nothing before the first question is read. */
const Planning = part(async () => (await import('../planner/Planning.tsx')).Planning, { after: whenQuiet, unseen: true })

/** The map stays from one board to the next. */
const MapTable = () => (
  <>
    <Planning />
    <BoardPane handle={useMapHandle()} />
  </>
)

/** Nothing goes on by itself before the first answer. */
const GoesOn = part(async () => (await import('./GoesOn.tsx')).GoesOn, { after: whenQuiet, unseen: true })
const Walking = part(async () => (await import('./GoesOn.tsx')).Walking, { unseen: true })

/** NIT-2: hour by hour. */
const Sleeps = part(async () => (await import('../prompts/night/Sleeps.ts')).Sleeps, { soon: true, unseen: true })

/** A journey that has not begun has no end. */
const LastJourney = part(async () => (await import('./LastJourney.tsx')).LastJourney, { after: whenQuiet, unseen: true })

/** At a table of people, where something was told before. */
const LastTime = part(async () => (await import('../tale/LastTime.tsx')).LastTime, { after: whenQuiet, unseen: true })
const Home = part(async () => (await import('../tale/TakeHome.tsx')).TakeHome)

const Also = () => {
  const { store } = useOwnSeat()
  const [since] = useState(() => store.getState().notices.at(-1)?.n ?? 0)
  return (
    <>
      <GoesOn />
      {useDesk((desk) => desk.sleeping !== null) && <Sleeps />}
      <LastJourney since={since} />
      {useSeat((state) => state.table !== null) && <LastTime since={since} />}
      {useDesk((desk) => desk.walk.length > 0) && <Walking />}
    </>
  )
}

const Gauges = part(async () => (await import('../sheet/Gauges.tsx')).Gauges, { unseen: true })

const Strip = () => {
  const { board, clock, several } = usePlay(({ board, view: { clock, role } }) => ({ board, clock, several: seesTable(role) }))
  return <Gauges board={board} clock={clock} mark={several && <Token seat={board.id} />} />
}

const GAUGES = 44
/** A row of dreamers over the map of a phone; elsewhere they have a column. */
const ROSTER = 58
/** The count of rounds, while there is one. */
const ROUNDS = 44
const TOOLS = 62
/** The buttons that stand below one another beside a narrow map. */
const SIDE_TOOLS = 54
/** Lying, a bar as wide as this holds the gauges (inZones.css). */
const BAR_WITH_GAUGES = 780

/** Under the bar: gauges where the sheet is in a drawer; for the gardien of a phone the dreamers. */
const overlaidFor =
  (company: boolean, counted: boolean, narrow: boolean) =>
  (stage: Stage): Overlaid => {
    const aside = stage === 'upright' || (company && stage === 'lying')
    const gauged = stage === 'lying' ? narrow && !company : stage !== 'wide'
    return {
      above: (gauged ? GAUGES : 0) + (company && !hasCompanyBeside(stage) ? ROSTER : 0) + (counted ? ROUNDS : 0),
      ...(aside ? { below: 0, beside: SIDE_TOOLS } : { below: TOOLS, beside: 0 }),
    }
  }

const useOverlaid = () => {
  const { company, counted } = usePlay(({ view }) => ({ company: seesTable(view.role), counted: view.rounds !== undefined }))
  const narrow = useSyncExternalStore(onResize, () => window.innerWidth < BAR_WITH_GAUGES)
  return useMemo(() => overlaidFor(company, counted, narrow), [company, counted, narrow])
}

const useAttention = () => (useCellAsked() === null ? 'question' : 'table')

/** Beside the map, where there is room: the first question is read before. */
const SheetPane = part(async () => (await import('../sheet/SheetPane.tsx')).SheetPane, { after: whenQuiet })
const GardienPane = part(async () => (await import('../gardien/GardienPane.tsx')).GardienPane)

/** The gardien's tools are not answers: what they say is said whatever is asked just then. */
const GardienTools = () => (
  <Unasked>
    <GardienPane />
  </Unasked>
)

/** While a cell is chosen, and while the gardien's queue has something else unfolded, the question does not stand there. */
const useAskedElsewhere = (): boolean => {
  const chooses = useChoosingNow() !== null
  const opened = useStore(useShell().store, (state) => state.opened)
  const folded = usePlay(
    ({ view, board, prompt }) => view.role.kind === 'gardien' && isForLeave(prompt) && opened !== wishKey('petition', board.id),
  )
  return chooses || folded
}

/** What the question of the moment is made from, and what is told with it. */
const useTold: NonNullable<GameTable<Tmr>['useHere']> = ({ desk }, answering) => {
  const { card: drawn, left } = useTablePlay(({ card, cardsLeft }) => ({ card, left: cardsLeft }))
  const seuil = usePlay((play) => play.board.seuil)
  const naming = useNaming()
  const later = LATER.use()
  const card = useMemo(
    () => drawn && { ...drawn, did: later?.didWords(naming, drawn, seuil) ?? [] },
    [drawn, later, naming, seuil],
  )
  const asking = useAsking(desk, { card, left }, answering)
  const moment = useMemo(() => momentNow(asking, later), [asking, later])
  const shown = useMemo(() => questionNow(asking, later), [asking, later])
  const telling = useTelling(asking, later, moment, shown)
  const elsewhere = useAskedElsewhere()
  return useMemo(() => ({ ...telling, elsewhere, later }), [telling, elsewhere, later])
}

/** The gardien sees the question of another; it is theirs once they take it. What a spell leaves to them comes first. */
const isAsked = ({ role }: View, prompt: Prompt, board: DreamerView, standsIn: boolean): boolean =>
  role.kind === 'joueur' || (role.kind === 'gardien' && (standsIn || (isForGardien(prompt) && !isRuledFirst(prompt, board))))

/** Where one is in time; what changes at every step comes last, and moves nothing. For who keeps the hours, they stand whole where there is no room for both. */
const facts = ({ texts: { ui, hours, modes }, board, view }: Here): readonly string[] => {
  const mode = movesAs(board)
  const round = [mode && modes[mode].name, ui.journal.round({ round: board.round })].filter(Boolean).join(' · ')
  const told = [hours[view.clock.hour].hour, ...(mode ? [round] : [])]
  return view.role.kind === 'gardien' ? told.toReversed() : told
}

const focusKey = ({ drawn, board, desk }: Here): string => {
  const { id, phase, round, encounter, position, genre } = board
  const aimless = desk.spell === null && !desk.wanders
  return [
    drawn?.key,
    id,
    phase,
    round,
    encounter?.kind,
    position ?? genre,
    desk.casting ?? desk.deed,
    phase === 'awake' && aimless,
  ].join(' ')
}

const [RoundsBar, Wishes] = [
  part(async () => (await import('../rounds/RoundsBar.tsx')).RoundsBar),
  part(async () => (await import('./Wishes.tsx')).Wishes, { unseen: true }),
]

const Over = () => usePlay(({ view }) => view.rounds !== undefined) && <RoundsBar />

const Roster = part(async () => (await import('../company/Roster.tsx')).Roster)

/** The table of the Terres Médianes. */
export const TABLE: GameTable<Tmr> = {
  words,
  reference: { load: loadRules, hrefOf: hrefOfRule },
  sights: {
    of: ({ boards }) => boards.map(({ id }) => id),
    empty: ({ texts: { ui } }, role) =>
      ({ gardien: ui.table.empty, joueur: ui.table.gone, spectateur: ui.table.goneFollowed })[role],
  },
  desk: { begin: deskFor, at: deskAsked, keep: kept, open: opened, said: deskAfter, changed: keepDesk },
  screen: { begin: heldAt, follow: (seat, kept, place) => blowsAt(seat, kept as StoreApi<Held>).follow(place) },
  moment: momentOf,
  useHere: useTold,
  isAsked: ({ view, prompt, board, desk }) => isAsked(view, prompt, board, desk.getState().standsIn),
  // DRG-4: what came is read first.
  isHeld: ({ card }) => card !== null,
  posed: ({ posed }) => posed,
  questionOf: (here) => questionNow(here, here.later),
  // No key takes an answer that does not stand there; DRG-4: a card that came is nobody's turn, but has to be read.
  isOpen: ({ elsewhere, drawn }, { act, read }) => !elsewhere && (drawn ? read : act),
  useSaid,
  useShownKey,
  focusKey,
  undoScope: ({ view, board }) => (view.role.kind === 'gardien' ? board.id : undefined),
  useQuestionWords: () => ({ advisedFor: useTexts().ui.zones.advisedFor }),
  useDiceWords,
  undoWaits: ({ texts }) => texts.ui.gardien.undoWaits,
  names: ({ table }) => table.map(({ id, name }) => [id, name]),
  refusalWords: (refusal, { texts, company }) => refusalHere(texts, refusal, company),
  facts,
  Table: MapTable,
  card: { Whole: Asked },
  zones: {
    ...{ Strip, Also, Home, useOverlaid, useAttention },
    ...{ Company: Roster, Over, Among: Pointed, Wishes, Beside: CoachBeside, steady: true },
  },
  panes: ({ texts: { ui } }, role) => [
    { tab: 'sheet', name: ui.sheet.tab, Content: SheetPane, first: true },
    ...(role === 'gardien' ? [{ tab: GARDIEN_PANE, name: ui.gardien.title, Content: GardienTools }] : []),
  ],
  journal: JOURNAL,
  ear: async () => {
    // What is told is said in the sentences of the journal.
    const [{ EAR }] = await Promise.all([import('../nonvisual/ear.ts'), LATER.fetch()])
    return EAR
  },
  standsLater: true,
  useKeys: useMapKeys,
  guide: ({ texts }) => ({ ...texts.ui.guide, title: texts.ui.guide.firstJourney }),
  settings: SETTINGS,
}

/** The screen of a seat on the Terres Médianes. */
export const PlayScreen = screenOf(TABLE)
