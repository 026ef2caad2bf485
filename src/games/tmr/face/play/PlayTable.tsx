import { lazy, type ReactNode, type RefObject, Suspense, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { focusCommandLine } from '../../../../house/nonvisual/CommandLine.tsx'
import { SkipLinks } from '../../../../house/nonvisual/SkipLinks.tsx'
import type { SeatState } from '../../../../house/seat/seat.ts'
import { SettingsDialog } from '../../../../house/settings/SettingsDialog.tsx'
import { useSettings } from '../../../../house/settings/settings.ts'
import { WordsHeard } from '../../../../house/table/WordsHeard.tsx'
import { WordsPane } from '../../../../house/table/WordsPane.tsx'
import { HelpDialog } from '../../../../house/ui/HelpDialog.tsx'
import {
  type Command,
  type DreamerId,
  type DreamerView,
  type Prompt,
  promptOf,
  type TmrSpeech,
  type View,
} from '../../rules/public.ts'
import type { BoardHandle } from '../board/index.ts'
import { type Play, PlayProvider, useOwnSeat, usePlay, usePosed, useSeat } from '../desk/context.ts'
import { createDesk, createDeskFor, EMPTY_DESK } from '../desk/desk.ts'
import { useFraming } from '../desk/framing.ts'
import { usePlace } from '../desk/place.ts'
import { useDimming } from '../desk/useDimming.ts'
import { ChoosingBar } from '../dragons/ChoosingBar.tsx'
import { DrawnCard } from '../dragons/DrawnCard.tsx'
import { useDraws } from '../dragons/drawn.ts'
import { GardienPane } from '../gardien/GardienPane.tsx'
import { InSight } from '../gardien/InSight.tsx'
import { isForGardien } from '../gardien/isForGardien.ts'
import { Twin } from '../nonvisual/Twin.tsx'
import { focusQuestion } from '../nonvisual/useQuestionFocus.ts'
import { useJourneyPlan } from '../planner/useJourneyPlan.ts'
import { useSleeping } from '../prompts/night/useSleeping.ts'
import { PromptCard } from '../prompts/PromptCard.tsx'
import { Guide } from '../reference/Guide.tsx'
import { Gauges } from '../sheet/Gauges.tsx'
import { useTexts } from '../words/language.tsx'
import { BoardPane } from './BoardPane.tsx'
import { BoardSwitch } from './BoardSwitch.tsx'
import { DiceOverlay } from './DiceOverlay.tsx'
import { JournalPane } from './JournalPane.tsx'
import { useKeys } from './keys.ts'
import { LastJourney } from './LastJourney.tsx'
import { LastNews } from './LastNews.tsx'
import { Messages } from './Messages.tsx'
import { Moment } from './Moment.tsx'
import { Notebook, type Pane, type Places, type Tab } from './Notebook.tsx'
import { Pointed } from './Pointed.tsx'
import { SheetPane } from './SheetPane.tsx'
import { useCover, useStage } from './stage.ts'
import { TopBar } from './TopBar.tsx'
import { useTrail } from './trail.ts'
import { useWalk } from './useWalk.ts'
import { Walking } from './Walking.tsx'

const Coach = lazy(async () => ({ default: (await import('../coach/Coach.tsx')).Coach }))

interface PlayTableProps {
  readonly view: View
  readonly board: DreamerView
  /** An earlier moment is shown: nothing can be said. */
  readonly past: boolean
  readonly table: ReactNode
  /** Kept while the gardien goes from board to board. */
  readonly tab: Tab | null
  readonly onTab: (tab: Tab) => void
  readonly places: Places
  readonly onBoard: (id: DreamerId) => void
}

/** The gardien sees the question of another; it is theirs once they take it. */
const isAsked = (role: View['role'], prompt: Prompt, standsIn: boolean): boolean =>
  role.kind === 'joueur' || (role.kind === 'gardien' && (standsIn || isForGardien(prompt)))

/** Not where an answer stands already and waits for its dice, nor where the seat was lost. */
const isAwaited = ({ waitsForDice, entering, connection }: SeatState<TmrSpeech>): boolean =>
  !waitsForDice && !entering?.stands && connection !== 'refused' && connection !== 'stale'

const usePlayOf = ({ view, board, past }: PlayTableProps, drawn: string | null): Play => {
  const seat = useOwnSeat()
  const framing = useFraming()
  const place = usePlace() ?? ''
  const [desk] = useState(() => (framing ? createDeskFor(framing.goal) : createDesk({ place, dreamer: board.id })))
  const framed = framing?.question !== undefined
  const { question, reckoned } = useJourneyPlan(view, board, desk, framed ? 'kept-back' : (framing?.advice ?? 'told'))
  const busy = useSeat((state) => state.sending || state.rolling.length > 0)
  const ready = useSeat((state) => state.ready.prompt)
  const casting = useStore(desk, (state) => state.casting)
  const deed = useStore(desk, (state) => state.deed)
  const prompt = useMemo(() => promptOf(view, board), [view, board])
  const aimless = useStore(desk, ({ spell, wanders }) => spell === null && !wanders)
  const asked = useMemo(() => ({ prompt, board, casting, deed, aimless, drawn }), [prompt, board, casting, deed, aimless, drawn])
  const standsIn = useStore(desk, (state) => state.standsIn)
  const answers = isAsked(view.role, prompt, standsIn) && !framing?.instead && !framed
  const awaited = useSeat(isAwaited) && !past
  const mayAct = answers && awaited && ready && !busy && drawn === null
  usePosed('prompt', past || framed ? null : asked)
  return useMemo(
    () => ({
      desk,
      view,
      board,
      prompt,
      question,
      reckoned,
      asked: answers && awaited,
      mayAct,
      say: (command) => {
        if (!mayAct) return
        desk.setState(({ spell, wanders, mist, standsIn, shades }) => ({ ...EMPTY_DESK, spell, wanders, mist, standsIn, shades }))
        void seat.answer(command, asked, view)
      },
    }),
    [seat, desk, view, board, prompt, asked, answers, awaited, mayAct, question, reckoned],
  )
}

/** The gardien's tools are not answers: what they say is said whatever is asked just then. */
const GardienTools = () => {
  const play = usePlay()
  const seat = useOwnSeat()
  const tools = useMemo(() => ({ ...play, mayAct: true, say: (command: Command) => void seat.say(command) }), [play, seat])
  return (
    <PlayProvider value={tools}>
      <GardienPane />
    </PlayProvider>
  )
}

const usePanes = ({ view, table }: PlayTableProps, handle: RefObject<BoardHandle | null>): readonly Pane[] => {
  const { talk } = useOwnSeat()
  return [
    { tab: 'sheet', content: <SheetPane board={() => handle.current} /> },
    { tab: 'journal', content: <JournalPane /> },
    ...(view.role.kind === 'gardien' ? [{ tab: 'gardien' as const, content: <GardienTools /> }] : []),
    ...(table ? [{ tab: 'table' as const, content: table }] : []),
    ...(talk ? [{ tab: 'words' as const, content: <WordsPane /> }] : []),
  ]
}

interface AskedProps {
  readonly draws: ReturnType<typeof useDraws>
  readonly card: ReturnType<typeof useDraws>['card']
}

/** Each question and each form begins anew. */
const useAskedKey = ({ desk, board: { id, phase, round, encounter } }: Play): string =>
  useStore(desk, ({ spell, wanders, casting, deed }) =>
    [id, phase, round, encounter?.kind, spell === null && !wanders, casting, deed].join(' '),
  )

/** What was drawn is looked at before anything is asked. */
const Asked = ({ draws, card }: AskedProps) => {
  const { ui } = useTexts()
  const { view, board, prompt } = usePlay()
  const framing = useFraming()
  const readable = useSeat((state) => state.ready.prompt && state.rolling.length === 0)
  if (framing?.instead) return framing.instead
  return (
    <>
      {view.role.kind === 'spectateur' && <p className="watching">{ui.table.watching({ name: board.sheet.name })}</p>}
      {view.role.kind === 'gardien' && <InSight />}
      {card ? <DrawnCard draws={draws} ready={readable} /> : <PromptCard prompt={prompt} />}
    </>
  )
}

/** What each decision was worth, where the person wants to be told; in a lesson the guide speaks. */
const CoachBeside = () => {
  const { view } = usePlay()
  const framing = useFraming()
  const { log } = useOwnSeat()
  const wanted = useSettings((settings) => settings.coach) || framing?.coach === 'speaks'
  if ((framing && framing.coach !== 'speaks') || !wanted || log === null || view.role.kind !== 'joueur') return null
  return (
    <Suspense fallback={null}>
      <Coach />
    </Suspense>
  )
}

/** One board with everything around it. */
export const PlayTable = (props: PlayTableProps) => {
  const { view, board, tab, onTab, onBoard } = props
  const draws = useDraws(view, board)
  const framing = useFraming()
  const framed = props.past ? undefined : framing?.question
  const card = props.past || framed ? null : draws.card
  const play = usePlayOf(props, card?.key ?? null)
  const asked = useAskedKey(play)
  const choosing = useStore(play.desk, (state) => state.choosing !== null)
  const seat = useOwnSeat()
  const handle = useRef<BoardHandle>(null)
  const trail = useTrail(seat, board.id)
  const stage = useStage()
  const { insets, coverBelow } = useCover(stage, view.role.kind === 'gardien' ? 'roster' : 'nothing')
  const [drawn, setDrawn] = useState(false)
  const { ui } = useTexts()
  const [open, setOpen] = useState<'settings' | 'help' | null>(null)
  const undo = (): void => {
    if (!framed) void seat.undo(view.role.kind === 'gardien' ? { scope: board.id } : undefined)
  }
  const help = (): void => setOpen('help')
  const openWords = (): void => {
    onTab('words')
    setDrawn(true)
  }
  useWalk(play)
  useSleeping(play)
  useDimming(play.desk, `${card?.key ?? asked} ${board.position}`)
  useKeys(play, { board: () => handle.current, undo, help })
  const panes = usePanes(props, handle)
  return (
    <PlayProvider value={play}>
      <div
        className="play"
        data-stage={stage}
        data-ready={play.mayAct || undefined}
        data-unasked={(!play.asked && !framing) || undefined}
        style={{ '--covered': `${insets.bottom}px` }}
      >
        <SkipLinks
          links={[
            { name: ui.ear.skipToQuestion, onGo: focusQuestion },
            { name: ui.ear.skipToLine, onGo: focusCommandLine },
          ]}
        />
        {(stage === 'wide' || (drawn && !choosing)) && (
          <Notebook
            panes={panes}
            tab={tab}
            onTab={onTab}
            places={props.places}
            onClose={stage === 'wide' ? undefined : () => setDrawn(false)}
          />
        )}
        <main className="zone-map">
          <TopBar
            notebook={stage === 'wide' ? null : { open: drawn, onToggle: () => setDrawn(!drawn) }}
            onUndo={undo}
            onSettings={() => setOpen('settings')}
            onHelp={help}
          />
          {stage !== 'wide' && <Gauges board={board} clock={view.clock} />}
          <BoardPane handle={handle} trail={trail} insets={insets} onBoard={onBoard} />
          <div className="over-map">
            {view.role.kind === 'gardien' && <BoardSwitch onBoard={onBoard} />}
            <Messages onBoard={onBoard}>
              <WordsHeard onReply={openWords} />
              <Pointed board={() => handle.current} />
            </Messages>
          </div>
          {!framing && <LastJourney />}
          <DiceOverlay />
          <Walking />
          <ChoosingBar />
          <Twin draws={{ card, putAway: draws.putAway }} onUndo={undo} />
        </main>
        <Moment
          stage={stage}
          asked={framed?.key ?? card?.key ?? asked}
          news={framing?.guide ?? <LastNews />}
          question={framed?.card ?? <Asked draws={draws} card={card} />}
          coach={framed ? null : <CoachBeside />}
          attention={choosing ? 'map' : 'question'}
          coverBelow={coverBelow}
        />
        <SettingsDialog open={open === 'settings'} onClose={() => setOpen(null)} />
        <HelpDialog open={open === 'help'} onClose={() => setOpen(null)}>
          <Guide />
        </HelpDialog>
      </div>
    </PlayProvider>
  )
}
