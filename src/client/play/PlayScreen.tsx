import { useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type DreamerView, promptOf, type View } from '../../tmr/public.ts'
import { HelpDialog } from '../app/HelpDialog.tsx'
import { SettingsDialog } from '../app/SettingsDialog.tsx'
import { useTexts } from '../app/texts.tsx'
import type { BoardHandle } from '../board/index.ts'
import { LiveRegion } from '../nonvisual/LiveRegion.tsx'
import { Twin } from '../nonvisual/Twin.tsx'
import { PromptCard } from '../prompts/PromptCard.tsx'
import type { Seat } from '../seat/seat.ts'
import { BoardPane } from './BoardPane.tsx'
import { type Play, PlayProvider } from './context.ts'
import { createDesk, EMPTY_DESK } from './desk.ts'
import { useKeys } from './keys.ts'
import { type Layout, useLayout } from './layout.ts'
import { Messages } from './Messages.tsx'
import { SheetPane } from './SheetPane.tsx'
import { SidePanel } from './SidePanel.tsx'
import { TopBar } from './TopBar.tsx'
import { useTrail } from './trail.ts'
import './play.css'

/** Who may answer: the player of this dreamer, or the gardien. */
const mayAnswer = (view: View): boolean => view.role.kind !== 'spectateur'

const usePlayOf = (seat: Seat, view: View, board: DreamerView, past: boolean): Play => {
  const [desk] = useState(createDesk)
  const sending = useStore(seat.store, (state) => state.sending || state.rolling.length > 0)
  return useMemo(
    () => ({
      seat,
      desk,
      view,
      board,
      prompt: promptOf(view, board),
      mayAct: mayAnswer(view) && !sending && !past,
      say: (command) => {
        desk.setState({ ...EMPTY_DESK, spell: desk.getState().spell })
        void seat.say(command)
      },
    }),
    [seat, desk, view, board, sending, past],
  )
}

export const PlayScreen = ({ seat }: { readonly seat: Seat }) => {
  const { ui } = useTexts()
  const now = useStore(seat.store, (state) => state.view)
  const replay = useStore(seat.store, (state) => state.replay)
  const view = replay?.view ?? now
  const board = view?.boards[0]
  if (!view || !board) return <p className="loading">{ui.common.loading}</p>
  return <PlayTable seat={seat} view={view} board={board} past={replay !== null} />
}

interface PlayTableProps {
  readonly seat: Seat
  readonly view: View
  readonly board: DreamerView
  readonly past: boolean
}

const PlayTable = ({ seat, view, board, past }: PlayTableProps) => {
  const play = usePlayOf(seat, view, board, past)
  const handle = useRef<BoardHandle>(null)
  const trail = useTrail(seat, board.id)
  const layout: Layout = useLayout()
  const [open, setOpen] = useState<'settings' | 'help' | null>(null)
  const undo = (): void => void seat.undo()
  const help = (): void => setOpen('help')
  useKeys(play, { board: () => handle.current, undo, help })
  return (
    <PlayProvider value={play}>
      <div className="play" data-narrow={layout.narrow || undefined}>
        <main className="play-main">
          <TopBar onUndo={undo} onSettings={() => setOpen('settings')} onHelp={help} />
          <BoardPane handle={handle} trail={trail} insets={layout.insets} narrow={layout.narrow} />
          <Messages />
          <Twin />
          <LiveRegion />
        </main>
        <SidePanel
          layout={layout}
          question={<PromptCard key={`${board.phase} ${board.round}`} prompt={play.prompt} />}
          sheet={<SheetPane board={() => handle.current} />}
          journal={null}
        />
        <SettingsDialog open={open === 'settings'} onClose={() => setOpen(null)} />
        <HelpDialog open={open === 'help'} onClose={() => setOpen(null)} />
      </div>
    </PlayProvider>
  )
}
