import { type ReactNode, useMemo, useRef, useState } from 'react'
import { SettingsDialog } from '../../../../house/settings/SettingsDialog.tsx'
import { HelpDialog } from '../../../../house/ui/HelpDialog.tsx'
import { type DreamerId, type DreamerView, promptOf, type View } from '../../rules/public.ts'
import type { BoardHandle } from '../board/index.ts'
import { type Play, PlayProvider, useOwnSeat, useSeat } from '../desk/context.ts'
import { createDesk, EMPTY_DESK } from '../desk/desk.ts'
import { GardienPane } from '../gardien/GardienPane.tsx'
import { News } from '../nonvisual/News.tsx'
import { Twin } from '../nonvisual/Twin.tsx'
import { PlannerPanel } from '../planner/PlannerPanel.tsx'
import { useJourneyPlan } from '../planner/useJourneyPlan.ts'
import { PromptCard } from '../prompts/PromptCard.tsx'
import { Guide } from '../reference/Guide.tsx'
import { Gauges } from '../sheet/Gauges.tsx'
import { useTexts } from '../words/language.tsx'
import { BoardPane } from './BoardPane.tsx'
import { BoardSwitch } from './BoardSwitch.tsx'
import { DiceOverlay } from './DiceOverlay.tsx'
import { JournalPane } from './JournalPane.tsx'
import { useKeys } from './keys.ts'
import { LastNews } from './LastNews.tsx'
import { useLayout } from './layout.ts'
import { Messages } from './Messages.tsx'
import { SheetPane } from './SheetPane.tsx'
import { type Pane, SidePanel, type Tab } from './SidePanel.tsx'
import { TopBar } from './TopBar.tsx'
import { useTrail } from './trail.ts'

interface PlayTableProps {
  readonly view: View
  readonly board: DreamerView
  /** An earlier moment is shown: nothing can be said. */
  readonly past: boolean
  readonly table: ReactNode
  /** Kept while the gardien goes from board to board. */
  readonly tab: Tab | null
  readonly onTab: (tab: Tab) => void
  readonly onBoard: (id: DreamerId) => void
}

const usePlayOf = ({ view, board, past }: PlayTableProps): Play => {
  const seat = useOwnSeat()
  const [desk] = useState(createDesk)
  const { question, reckoned } = useJourneyPlan(view, board, desk)
  const busy = useSeat(
    (state) => state.sending || state.waitsForDice || state.entering?.stands === true || state.rolling.length > 0,
  )
  return useMemo(
    () => ({
      desk,
      view,
      board,
      prompt: promptOf(view, board),
      question,
      reckoned,
      mayAct: view.role.kind !== 'spectateur' && !busy && !past,
      say: (command) => {
        desk.setState({ ...EMPTY_DESK, spell: desk.getState().spell })
        void seat.say(command)
      },
    }),
    [seat, desk, view, board, busy, past, question, reckoned],
  )
}

/** One board with everything around it. */
export const PlayTable = (props: PlayTableProps) => {
  const { view, board, table, tab, onTab, onBoard } = props
  const play = usePlayOf(props)
  const seat = useOwnSeat()
  const handle = useRef<BoardHandle>(null)
  const trail = useTrail(seat, board.id)
  const layout = useLayout(view.role.kind === 'gardien' ? 'roster' : 'nothing')
  const { ui } = useTexts()
  const [open, setOpen] = useState<'settings' | 'help' | null>(null)
  const undo = (): void => void seat.undo(view.role.kind === 'gardien' ? { scope: board.id } : undefined)
  const help = (): void => setOpen('help')
  useKeys(play, { board: () => handle.current, undo, help })
  const panes: readonly Pane[] = [
    { tab: 'sheet', content: <SheetPane board={() => handle.current} /> },
    { tab: 'journal', content: <JournalPane /> },
    ...(view.role.kind === 'gardien' ? [{ tab: 'gardien' as const, content: <GardienPane /> }] : []),
    ...(table ? [{ tab: 'table' as const, content: table }] : []),
  ]
  return (
    <PlayProvider value={play}>
      <div className="play" data-narrow={layout.narrow || undefined}>
        <main className="play-main">
          <TopBar onUndo={undo} onSettings={() => setOpen('settings')} onHelp={help} />
          <BoardPane handle={handle} trail={trail} insets={layout.insets} narrow={layout.narrow} />
          {view.role.kind === 'gardien' && <BoardSwitch onBoard={onBoard} />}
          <Messages onBoard={onBoard} />
          <DiceOverlay />
          <Twin />
          <News />
        </main>
        <SidePanel
          layout={layout}
          questionKey={`${board.phase} ${board.round}`}
          question={
            <>
              {view.role.kind === 'spectateur' && <p className="watching">{ui.table.watching({ name: board.sheet.name })}</p>}
              {layout.narrow && <Gauges board={board} clock={view.clock} />}
              <LastNews />
              <PromptCard prompt={play.prompt} />
            </>
          }
          planner={<PlannerPanel />}
          panes={panes}
          tab={tab}
          onTab={onTab}
        />
        <SettingsDialog open={open === 'settings'} onClose={() => setOpen(null)} />
        <HelpDialog open={open === 'help'} onClose={() => setOpen(null)}>
          <Guide />
        </HelpDialog>
      </div>
    </PlayProvider>
  )
}
