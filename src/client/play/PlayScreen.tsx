import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import type { DreamerId, DreamerView, View } from '../../tmr/public.ts'
import { useTexts } from '../app/texts.tsx'
import { RuleDialog } from '../reference/RuleDialog.tsx'
import type { Seat } from '../seat/seat.ts'
import { SeatProvider } from './context.ts'
import { PlayTable } from './PlayTable.tsx'
import './play.css'

interface PlayScreenProps {
  readonly seat: Seat
  /** Of a networked table: who sits there, its codes. */
  readonly table?: ReactNode
}

/** The gardien has all boards and looks at one at a time; the others have theirs. */
const boardOf = (view: View, chosen: DreamerId | null): DreamerView | undefined =>
  view.boards.find((board) => board.id === chosen) ?? view.boards[0]

export const PlayScreen = ({ seat, table }: PlayScreenProps) => {
  const { ui } = useTexts()
  const now = useStore(seat.store, (state) => state.view)
  const replay = useStore(seat.store, (state) => state.replay)
  const [chosen, setChosen] = useState<DreamerId | null>(null)
  const view = replay?.view ?? now
  const board = view && boardOf(view, chosen)
  return (
    <SeatProvider value={seat}>
      {view && board && (
        <PlayTable key={board.id} view={view} board={board} past={replay !== null} table={table} onBoard={setChosen} />
      )}
      {view && !board && (
        <main className="play-empty">
          <p>{ui.table.empty}</p>
          {table}
        </main>
      )}
      {!view && <p className="loading">{ui.states.connecting}</p>}
      <RuleDialog />
    </SeatProvider>
  )
}
