import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { shallow } from 'zustand/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Role } from '../../kit/roles.ts'
import type { Seat, SeatState } from '../seat/seat.ts'
import { given } from '../ui/given.ts'
import type { DeskAt, GameTable, Kinds, Play } from './table.ts'

type Source = Pick<StoreApi<unknown>, 'subscribe'>

export interface Following<T> {
  readonly store: StoreApi<T>
  /** Until it is let go. What changed meanwhile is read at once. */
  follow(): () => void
}

/** A store made from others: read anew when one of them changes, and told of only where something in it is another. */
export const followingStore = <T extends object>(sources: readonly Source[], read: (before: T | null) => T): Following<T> => {
  const store = createStore<T>(() => read(null))
  const refresh = (): void => {
    const before = store.getState()
    const now = read(before)
    if (!shallow(before, now)) store.setState(now, true)
  }
  return {
    store,
    follow: () => {
      refresh()
      const stops = sources.map((source) => source.subscribe(refresh))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** What the screen itself adds to what the seat shows. */
export interface OnScreen {
  /** Practice asks in place of the game, or has nothing more to ask. */
  readonly frame: 'none' | 'framed' | 'over'
  /** What stands on the screen to be answered, and the view it was made from. */
  readonly posed: { readonly question: unknown; readonly of: unknown } | null
}

interface PlayedAt {
  readonly table: GameTable<Kinds>
  readonly seat: Seat
  readonly desk: StoreApi<object>
  readonly given: StoreApi<OnScreen>
  readonly sight: string
}

export const ownSeatOf = (role: Role): string | null => (role.kind === 'joueur' ? role.seat : null)

export const isCut = ({ connection }: Pick<SeatState, 'connection'>): boolean => connection !== 'online' && connection !== 'local'

/** An answer was given, and goes out once the line is mended. */
export const waitsForLine = (state: Pick<SeatState, 'connection' | 'sending'>): boolean => state.sending && isCut(state)

/** Not where an answer stands already and waits for its dice, nor where the seat was lost. */
const isAwaited = ({ waitsForDice, entering, connection }: SeatState): boolean =>
  !waitsForDice && !entering?.stands && connection !== 'refused' && connection !== 'stale'

const isBusy = ({ sending, rolling }: SeatState): boolean => sending || rolling.length > 0

const NOTHING = {}
const NO_DESK: DeskAt = { place: null, sight: '', framing: null }

/** What a game keeps on a desk, as a store; what it wants to find again is kept as it changes. */
export const createDesk = ({ desk }: GameTable<Kinds>, at: DeskAt): StoreApi<object> => {
  const store = createStore<object>(() => desk?.begin(at) ?? NOTHING)
  if (desk?.changed) store.subscribe((now, before) => desk.changed?.(now, before, at))
  return store
}

export const createPlay = ({ table, seat, desk, given, sight }: PlayedAt): Following<Play> => {
  const momentOf = table.moment?.(seat, sight) ?? (() => NOTHING)

  const say: Play['say'] = (command) => {
    const { posed } = given.getState()
    if (!following.store.getState().mayAct || !posed) return
    const left = table.desk?.said ? table.desk.said(desk.getState(), command) : table.desk?.begin(NO_DESK)
    if (left) desk.setState(left, true)
    void seat.sayTo(command, posed.question, posed.of)
  }

  const read = (before: Play | null): Play => {
    const state = seat.store.getState()
    const seen = state.replay?.view ?? state.view
    const { frame } = given.getState()
    const past = state.replay !== null
    const moment = seen === null ? null : momentOf({ view: seen, state, past, framed: frame === 'framed' }, desk.getState())
    // Gone from the table: the screen is about to show another.
    if (!moment) return before as Play
    const shown = { view: seen, seen, sight, desk, past, say, asked: false, mayAct: false, ...moment }
    const asked = frame === 'none' && !past && isAwaited(state) && table.isAsked(shown, ownSeatOf(state.role))
    return { ...shown, asked, mayAct: asked && state.ready.prompt && !isBusy(state) && !table.isHeld?.(shown) }
  }
  const following = followingStore([seat.store, desk, given], read)
  return following
}

export const [PlayProvider, usePlayStore] = given<StoreApi<Play>>('outside a play screen')

/** What is picked of it: whoever reads it is drawn anew where that changes, and nowhere else. */
export const usePlay = <T>(select: (play: Play) => T): T => useStore(usePlayStore(), useShallow(select))
