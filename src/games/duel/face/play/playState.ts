import type { StoreApi } from 'zustand/vanilla'
import { type Following, followingStore } from '../../../../house/play/index.ts'
import type { Seat, SeatState } from '../../../../house/seat/seat.ts'
import type { View } from '../../rules/public.ts'
import type { DuelSpeech, Play } from '../desk/context.ts'
import { type Desk, deskAt, EMPTY_DESK } from '../desk/desk.ts'

/** Not where the seat was lost. */
const isHere = ({ connection }: SeatState<DuelSpeech>): boolean => connection !== 'refused' && connection !== 'stale'

const isBusy = ({ sending, rolling }: SeatState<DuelSpeech>): boolean => sending || rolling.length > 0

/** What is asked, as one thing: what is added to it or taken from it leaves it the same. */
const posedOf = (view: View, { of, doing }: Desk): string => {
  if (!doing) return [of, view.awaited.join()].join(' | ')
  return [of, doing.kind, doing.kind === 'play' ? doing.card : `${doing.with} ${doing.on}`].join(' | ')
}

/** The seat, as every part of the screen reads it. */
export const createPlay = (seat: Seat<DuelSpeech>, desk: StoreApi<Desk>): Following<Play> => {
  const say: Play['say'] = (command) => {
    const { mayAct, posed, view } = following.store.getState()
    if (!mayAct) return
    desk.setState(EMPTY_DESK, true)
    void seat.answer(command, posed, view)
  }

  const read = (before: Play | null): Play => {
    const state = seat.store.getState()
    const view = state.replay?.view ?? state.view
    if (!view) return before as Play
    const now = deskAt(desk.getState(), view)
    const laid =
      before &&
      before.view === view &&
      before.laid.of === now.of &&
      before.laid.doing === now.doing &&
      before.laid.discard === now.discard &&
      before.laid.defending === now.defending
        ? before.laid
        : now
    const past = state.replay !== null
    const asked = view.mine !== null && view.awaited.includes(view.mine.seat) && !past && isHere(state)
    return {
      ...{ view, desk, laid, past, say, asked },
      posed: past ? null : posedOf(view, laid),
      mayAct: asked && state.ready.prompt && !isBusy(state),
    }
  }
  const following = followingStore([seat.store, desk], read)
  return following
}
