import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createShell, EmptyTable, type Shell, ShellProvider } from '../../../../house/play/index.ts'
import { RuleDialog } from '../../../../house/reference/index.ts'
import { SeatProvider } from '../../../../house/seat/context.ts'
import type { SeatInfo } from '../../../../house/seat/link.ts'
import type { Seat, SeatState } from '../../../../house/seat/seat.ts'
import { ConnectionMessage } from '../../../../house/table/ConnectionMessage.tsx'
import type { DreamerId, TmrSpeech } from '../../rules/public.ts'
import { BlowsProvider, useBlowsOf } from '../company/blows.ts'
import { type Following, FollowingProvider } from '../company/following.ts'
import { useTexts } from '../words/language.tsx'
import { PlayTable } from './PlayTable.tsx'
import { TABLE_PANE } from './paneNames.ts'
import './play.css'
import './inZones.css'

interface PlayScreenProps {
  readonly seat: Seat<TmrSpeech>
  /** Of a networked table: who sits there, its codes. */
  readonly table?: ReactNode
}

type Shown = SeatState<TmrSpeech>

/** The gardien has all boards and looks at one at a time; the others have theirs. Null: nobody is there; undefined: nothing is known yet. */
const dreamerShown = ({ view, replay }: Shown, chosen: DreamerId | null): DreamerId | null | undefined => {
  const boards = (replay?.view ?? view)?.boards
  return boards && ((boards.find(({ id }) => id === chosen) ?? boards[0])?.id ?? null)
}

/** No dreamer yet, or no longer. */
const Nobody = ({ seat, table }: PlayScreenProps) => {
  const words = useTexts().ui.table
  const role = useStore(seat.store, (state) => state.role.kind)
  const why = { gardien: words.empty, joueur: words.gone, spectateur: words.goneFollowed }
  return <EmptyTable words={why[role]} table={table} />
}

const Coming = () => {
  const { common } = useTexts().ui
  return (
    <main className="loading">
      <ConnectionMessage />
      <p>{common.loading}</p>
    </main>
  )
}

const isFree = ({ taken }: SeatInfo): boolean => !taken

/** Nobody has come yet: the gardien is shown first what to invite with. */
const useInvitingTab = (seat: Seat<TmrSpeech>, { store }: Shell): void => {
  const alone = useStore(
    seat.store,
    ({ role, table }) => role.kind === 'gardien' && table !== null && table.seats.length > 0 && table.seats.every(isFree),
  )
  useEffect(() => {
    if (alone) store.setState({ tab: TABLE_PANE })
  }, [alone, store])
}

/** The gardien begins with the whole map; whoever has one figure is near it. */
const useFollowed = (seat: Seat<TmrSpeech>, shell: Shell): readonly [DreamerId | null, Following] => {
  const [chosen, setChosen] = useState<DreamerId | null>(null)
  const keeps = seat.store.getState().role.kind === 'gardien'
  const [look, setLook] = useState({ near: !keeps, looks: 0 })
  const following = useMemo<Following>(() => {
    const take = (id: DreamerId): void => {
      const asked = seat.store.getState().diceAsked.find((die) => die.seat === id)
      if (asked) shell.store.setState({ die: asked.id })
      shell.shut()
      setChosen(id)
    }
    // Whoever has one figure looks away from it as they like: nothing looks anew for them.
    const turn = (near: boolean): void => {
      if (keeps) setLook(({ looks }) => ({ near, looks: looks + 1 }))
    }
    const follow = (id: DreamerId): void => {
      take(id)
      turn(true)
    }
    return { ...look, take, follow, leave: () => turn(false) }
  }, [seat, shell, look, keeps])
  return [chosen, following]
}

export const PlayScreen = ({ seat, table }: PlayScreenProps) => {
  const [shell] = useState(() => createShell(seat as Seat))
  const [chosen, following] = useFollowed(seat, shell)
  const dreamer = useStore(seat.store, (state) => dreamerShown(state, chosen))
  useInvitingTab(seat, shell)
  return (
    <SeatProvider value={seat as Seat}>
      <ShellProvider value={shell}>
        <BlowsProvider value={useBlowsOf(seat)}>
          <FollowingProvider value={following}>
            {dreamer && <PlayTable dreamer={dreamer} table={table} />}
            {dreamer === null && <Nobody seat={seat} table={table} />}
            {dreamer === undefined && <Coming />}
          </FollowingProvider>
        </BlowsProvider>
      </ShellProvider>
      <RuleDialog />
    </SeatProvider>
  )
}
