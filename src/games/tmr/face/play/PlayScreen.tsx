import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { RuleDialog } from '../../../../house/reference/index.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { SeatProvider } from '../../../../house/seat/context.ts'
import type { SeatInfo } from '../../../../house/seat/link.ts'
import type { Seat } from '../../../../house/seat/seat.ts'
import { ConnectionMessage } from '../../../../house/table/ConnectionMessage.tsx'
import { JoinRequests } from '../../../../house/table/JoinRequests.tsx'
import type { DreamerId, DreamerView, TmrSpeech, View } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'
import type { Places, Tab } from './Notebook.tsx'
import { PlayTable } from './PlayTable.tsx'
import './play.css'
import './zones.css'
import './news.css'

interface PlayScreenProps {
  readonly seat: Seat<TmrSpeech>
  /** Of a networked table: who sits there, its codes. */
  readonly table?: ReactNode
}

/** The gardien has all boards and looks at one at a time; the others have theirs. */
const boardOf = (view: View, chosen: DreamerId | null): DreamerView | undefined =>
  view.boards.find((board) => board.id === chosen) ?? view.boards[0]

/** No dreamer yet, or no longer. */
const EmptyTable = ({ view, table }: { readonly view: View; readonly table: ReactNode }) => {
  const { ui } = useTexts()
  const words = { gardien: ui.table.empty, joueur: ui.table.gone, spectateur: ui.table.goneFollowed }
  return (
    <main className="play-empty">
      <h1 className="play-empty-home">
        <a href={hrefOf({ screen: 'start' })}>{ui.common.title}</a>
      </h1>
      <ConnectionMessage />
      <JoinRequests />
      <p>{words[view.role.kind]}</p>
      {table}
    </main>
  )
}

const isFree = ({ taken }: SeatInfo): boolean => !taken

/** Nobody has come yet: the gardien is shown first what to invite with. */
const useInvitingTab = (seat: Seat<TmrSpeech>, onTab: (tab: Tab) => void): void => {
  const alone = useStore(
    seat.store,
    ({ role, table }) => role.kind === 'gardien' && table !== null && table.seats.length > 0 && table.seats.every(isFree),
  )
  useEffect(() => {
    if (alone) onTab('table')
  }, [alone, onTab])
}

export const PlayScreen = ({ seat, table }: PlayScreenProps) => {
  const { ui } = useTexts()
  const now = useStore(seat.store, (state) => state.view)
  const replay = useStore(seat.store, (state) => state.replay)
  const [chosen, setChosen] = useState<DreamerId | null>(null)
  const [tab, setTab] = useState<Tab | null>(null)
  const places: Places = useRef({})
  useInvitingTab(seat, setTab)
  const view = replay?.view ?? now
  const board = view && boardOf(view, chosen)
  return (
    <SeatProvider value={seat as Seat}>
      {view && board && (
        <PlayTable
          key={board.id}
          view={view}
          board={board}
          past={replay !== null}
          table={table}
          tab={tab}
          onTab={setTab}
          places={places}
          onBoard={setChosen}
        />
      )}
      {view && !board && <EmptyTable view={view} table={table} />}
      {!view && (
        <main className="loading">
          <ConnectionMessage />
          <p>{ui.common.loading}</p>
        </main>
      )}
      <RuleDialog />
    </SeatProvider>
  )
}
