import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import {
  DiceOverlay,
  hasColumns,
  type Overlaid,
  PlayProvider,
  PlayShell,
  type Stage,
  useFraming,
  useOpenDie,
  usePosed,
  useShell,
} from '../../../../house/play/index.ts'
import type { DreamerId, View } from '../../rules/public.ts'
import type { BoardHandle } from '../board/index.ts'
import { useFollowing } from '../company/following.ts'
import { Roster } from '../company/Roster.tsx'
import { useDesk, useOwnSeat, usePlay } from '../desk/context.ts'
import { createDesk, createDeskFor } from '../desk/desk.ts'
import { useFraming as useOwnFraming } from '../desk/framing.ts'
import { usePlace } from '../desk/place.ts'
import { useChoosingNow } from '../desk/useChoosing.ts'
import { useDimming } from '../desk/useDimming.ts'
import { didWords } from '../dragons/didWords.ts'
import { Twin } from '../nonvisual/Twin.tsx'
import { useJourneyPlan } from '../planner/useJourneyPlan.ts'
import { useSleeping } from '../prompts/night/useSleeping.ts'
import { QuestionHere, questionId, useNaming } from '../question/index.ts'
import { Guide } from '../reference/Guide.tsx'
import { Gauges } from '../sheet/Gauges.tsx'
import { SETTINGS } from '../words/settings.ts'
import { Asked, CoachBeside, NewsOrGuide } from './Asked.tsx'
import { AskedByOthers } from './AskedByOthers.tsx'
import { BoardPane } from './BoardPane.tsx'
import { useCellAsked } from './cellAsked.ts'
import { useKeys } from './keys.ts'
import { LastJourney } from './LastJourney.tsx'
import { OverMap } from './OverMap.tsx'
import { usePanes } from './panes.tsx'
import { createGiven, createPlay, type Given, useTablePlay, useTableStore } from './playState.ts'
import { TopFacts } from './TopFacts.tsx'
import { useWalk } from './useWalk.ts'
import { Walking } from './Walking.tsx'

interface PlayTableProps {
  readonly dreamer: DreamerId
  readonly table: ReactNode
}

/** Practice may ask in place of the game, or have nothing more to ask. */
const useFrame = (): Given['frame'] => {
  const framing = useFraming()
  if (framing?.question) return 'framed'
  return framing?.instead ? 'over' : 'none'
}

/** All that this board is played with, as long as it is in sight. */
const useTableState = (dreamer: DreamerId) => {
  const seat = useOwnSeat()
  const framing = useOwnFraming()
  const place = usePlace() ?? ''
  const frame = useFrame()
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is when the board is taken in hand
  const state = useMemo(() => {
    const desk = framing ? createDeskFor(framing.goal) : createDesk({ place, dreamer })
    const given = createGiven(frame)
    return { desk, given, play: createPlay({ seat, desk, given, dreamer }) }
  }, [seat, dreamer])
  const { play, given } = state
  useLayoutEffect(() => play.follow(), [play])
  useLayoutEffect(() => given.setState({ frame }), [given, frame])
  return state
}

/** Reckons what the journey promises, beside all that is drawn. */
const Planning = ({ given }: { readonly given: StoreApi<Given> }) => {
  const { view, board, desk } = usePlay(({ view, board, desk }) => ({ view, board, desk }))
  const framing = useOwnFraming()
  const plan = useJourneyPlan(view, board, desk, framing?.question ? 'kept-back' : (framing?.advice ?? 'told'))
  const { question, reckoned } = plan
  useLayoutEffect(() => given.setState({ plan: { of: board, question, reckoned } }), [given, board, question, reckoned])
  return null
}

/** Each question and each form begins anew. */
const useAskedKey = (): string => {
  const framed = useFraming()?.question
  const past = useTablePlay((play) => play.past)
  const card = useTablePlay((play) => play.card?.key)
  const board = usePlay((play) => play.board)
  const moment = useDesk((desk) => questionId(board, desk))
  const choosing = JSON.stringify(useChoosingNow()?.choosing)
  const die = useOpenDie()?.die.id
  return (past ? undefined : framed?.key) ?? choosing ?? die ?? card ?? moment
}

interface ActingProps {
  readonly handle: RefObject<BoardHandle | null>
  readonly onUndo: () => void
}

/** From near to the whole map and back; the gardien by following, or no longer. */
const useSwap = (handle: ActingProps['handle']): (() => void) => {
  const following = useFollowing()
  const { role, id } = usePlay(({ view, board }) => ({ role: view.role.kind, id: board.id }))
  return () => {
    if (role !== 'gardien') handle.current?.swap()
    else if (following.near) following.leave()
    else following.follow(id)
  }
}

/** What goes on by itself, and what the keys do. */
const Acting = ({ handle, onUndo }: ActingProps) => {
  const { desk, position } = usePlay(({ desk, board }) => ({ desk, position: board.position }))
  const posed = useTablePlay((all) => all.posed)
  const asked = useAskedKey()
  const { help } = useShell()
  const swap = useSwap(handle)
  usePosed('prompt', posed)
  useWalk()
  useSleeping()
  useDimming(desk, `${asked} ${position}`)
  useKeys({ board: () => handle.current, swap, undo: onUndo, help })
  return null
}

const Ear = ({ onUndo }: Pick<ActingProps, 'onUndo'>) => {
  const card = useTablePlay((play) => play.card?.key ?? null)
  return <Twin card={card} onUndo={onUndo} />
}

const Questioned = ({ children }: { readonly children: ReactNode }) => {
  const { card: drawn, ...rest } = useTablePlay(({ card, cardsLeft, putAway }) => ({ card, left: cardsLeft, putAway }))
  const seuil = usePlay((play) => play.board.seuil)
  const naming = useNaming()
  const card = useMemo(() => drawn && { ...drawn, did: didWords(naming, drawn, seuil) }, [drawn, naming, seuil])
  const past = useTablePlay((play) => play.past)
  return (
    <QuestionHere draws={{ card, ...rest }} past={past}>
      {children}
    </QuestionHere>
  )
}

const Strip = () => {
  const { board, clock } = usePlay(({ board, view }) => ({ board, clock: view.clock }))
  return <Gauges board={board} clock={clock} />
}

const GAUGES = 44
/** A row of dreamers over the map of a phone; elsewhere they have a column. */
const ROSTER = 58
/** The count of rounds, while there is one. */
const ROUNDS = 44
const TOOLS = 62
/** The buttons that stand below one another beside a narrow map. */
const SIDE_TOOLS = 54

/** Under the bar: gauges where the sheet is in a drawer (lying, they stand in it); for the gardien of a phone the dreamers. */
const overlaidFor =
  (role: View['role']['kind'], counted: boolean) =>
  (stage: Stage): Overlaid => ({
    above:
      (stage === 'tablet' || stage === 'upright' ? GAUGES : 0) +
      (role === 'gardien' && !hasColumns(stage) ? ROSTER : 0) +
      (counted ? ROUNDS : 0),
    below: TOOLS,
    beside: SIDE_TOOLS,
  })

const useUndo = (): (() => void) => {
  const seat = useOwnSeat()
  const play = useTableStore()
  const frame = useFrame()
  return useMemo(
    () => () => {
      const { past, view, board } = play.getState()
      if (frame !== 'framed' || past) void seat.undo(view.role.kind === 'gardien' ? { scope: board.id } : undefined)
    },
    [seat, play, frame],
  )
}

/** What belongs to one board is not carried over to the next. */
const Anew = ({ of, children }: { readonly of: DreamerId; readonly children: ReactNode }) => (
  <Fragment key={of}>{children}</Fragment>
)

/** What the Terres Médianes put into the shell, the same as long as the board is. The map stays from one board to the next; all else begins anew. */
const useSlots = (dreamer: DreamerId, handle: RefObject<BoardHandle | null>, undo: () => void) =>
  useMemo(() => {
    const board = (): BoardHandle | null => handle.current
    const anew = (part: ReactNode): ReactNode => <Anew of={dreamer}>{part}</Anew>
    return {
      facts: anew(<TopFacts />),
      strip: anew(<Strip />),
      table: <BoardPane handle={handle} />,
      over: anew(<OverMap board={board} />),
      requests: anew(<AskedByOthers />),
      news: anew(<NewsOrGuide />),
      question: anew(<Asked />),
      beside: anew(<CoachBeside />),
      settings: SETTINGS,
      guide: <Guide />,
      children: anew(
        <>
          <LastJourney />
          <DiceOverlay />
          <Walking />
          <Ear onUndo={undo} />
        </>,
      ),
    }
  }, [dreamer, handle, undo])

const ROSTER_SLOT = <Roster />

const Composed = ({ dreamer, table }: PlayTableProps) => {
  const handle = useRef<BoardHandle>(null)
  const role = usePlay((play) => play.view.role.kind)
  const counted = usePlay((play) => play.view.rounds !== undefined)
  const undo = useUndo()
  const asked = useAskedKey()
  const asksCell = useCellAsked() !== null
  const panes = usePanes(table, handle)
  const overlaid = useMemo(() => overlaidFor(role, counted), [role, counted])
  const slots = useSlots(dreamer, handle, undo)
  return (
    <>
      <Acting key={dreamer} handle={handle} onUndo={undo} />
      <PlayShell
        {...slots}
        {...{ panes, asked, overlaid }}
        {...(role === 'gardien' && { company: ROSTER_SLOT })}
        steady
        attention={asksCell ? 'table' : 'question'}
        heard
        onUndo={undo}
      />
    </>
  )
}

/** One board with everything around it. */
export const PlayTable = ({ dreamer, table }: PlayTableProps) => {
  const { play, given } = useTableState(dreamer)
  return (
    <PlayProvider value={play.store as unknown as Parameters<typeof PlayProvider>[0]['value']}>
      <Planning given={given} />
      <Questioned>
        <Composed dreamer={dreamer} table={table} />
      </Questioned>
    </PlayProvider>
  )
}
