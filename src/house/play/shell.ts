import { createContext, type ReactElement, type ReactNode, type RefObject, useContext } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { seesTable } from '../../kit/roles.ts'
import { type Insets, NO_INSETS } from '../geometry/index.ts'
import type { Answer, Question } from '../question/index.ts'
import type { Seat } from '../seat/seat.ts'
import { given } from '../ui/given.ts'

/** What practice puts around the same table and the same cards; a game adds what is its own. */
export interface Framing {
  /** Beside the question, where the news would stand. */
  readonly guide: ReactNode
  /** What happens is told under the guide, as in any game. */
  readonly news?: 'told'
  /** In place of the question: nothing is asked any more. */
  readonly instead?: ReactElement | null
  /** The same for the ear. */
  readonly spoken: string
  /** Asked in place of the moment's own question: as long as it stands nothing else can be said, and nothing is advised. */
  readonly question?: FramedQuestion
  /** Nothing of it is taken back. */
  readonly undo?: 'never'
  /** Where the way out leads. */
  readonly home: { readonly href: string; readonly name: string }
}

export interface FramedQuestion {
  readonly card: ReactNode
  /** Changes with each thing shown on the card. */
  readonly key: string
  /** What the card asks, and who hears which answer was given; null: it tells, and asks nothing. */
  readonly asks: { readonly question: Question; readonly onTake: (answer: Answer) => void } | null
}

/** Null in free play. */
export const FramingProvider = createContext<Framing | null>(null)
export const useFraming = (): Framing | null => useContext(FramingProvider)

interface ShellState {
  /** The pane shown; null: the first. */
  readonly tab: string | null
  readonly drawn: boolean
  readonly dialog: 'settings' | 'help' | null
  /** Of all that waits for this person, what is unfolded; null: the first. */
  readonly opened: string | null
  /** What was marked for a die and is not confirmed yet. */
  readonly picked: { readonly die: string; readonly face: string } | null
  /** Of several boards, the one chosen; null: the first. */
  readonly sight: string | null
  /** Whether the table stays near what is looked at, or is seen whole. */
  readonly near: boolean
  /** How often it was asked to look: each time it looks anew, wherever the table was moved meanwhile. */
  readonly looks: number
}

export interface Shell {
  readonly store: StoreApi<ShellState>
  readonly places: RefObject<Partial<Record<string, number>>>
  openPane(tab: string): void
  help(): void
  /** Another table is looked at: its notebook is found at the same pane, and nothing lies over it. */
  shut(): void
  /** Another board: its question, its notebook; the table stays as it is. */
  take(sight: string): void
  /** The same, near what is looked at. */
  follow(sight: string): void
  /** Back to the whole table, the same board in hand. */
  leave(): void
  /** What the game keeps on this screen, whatever board is looked at. */
  readonly kept: StoreApi<object>
  /** What the table itself can be asked to do. */
  readonly handle: RefObject<unknown>
}

/** Whoever keeps the table begins with all of it; whoever has one board is near it, and looks away from it as they like. */
export const createShell = (seatNow: () => Seat, kept: object): Shell => {
  const keeps = seesTable(seatNow().store.getState().role)
  const store = createStore<ShellState>(() => ({
    ...{ tab: null, drawn: false, dialog: null, opened: null, picked: null },
    ...{ sight: null, near: !keeps, looks: 0 },
  }))
  const turn = (near: boolean): void => {
    if (keeps) store.setState(({ looks }) => ({ near, looks: looks + 1 }))
  }
  const take = (sight: string): void => {
    const asked = seatNow()
      .store.getState()
      .diceAsked.find((die) => die.seat === sight)
    store.setState({ ...(asked && { opened: asked.said }), drawn: false, dialog: null, sight })
  }
  return {
    store,
    take,
    follow: (sight) => {
      take(sight)
      turn(true)
    },
    leave: () => turn(false),
    kept: createStore(() => kept),
    handle: { current: null },
    places: { current: {} },
    openPane: (tab) => store.setState({ tab, drawn: true }),
    help: () => store.setState({ dialog: 'help' }),
    shut: () => store.setState({ drawn: false, dialog: null }),
  }
}

export const [ShellProvider, useShell] = given<Shell>('outside a play screen')

export const useShellState = <T>(select: (state: ShellState) => T): T => useStore(useShell().store, select)

export const useSight = () => {
  const { store, take, follow, leave } = useShell()
  return {
    ...useStore(
      store,
      useShallow(({ sight, near, looks }) => ({ sight, near, looks })),
    ),
    take,
    follow,
    leave,
  }
}

export const InsetsProvider = createContext<Insets>(NO_INSETS)
export const useInsets = (): Insets => useContext(InsetsProvider)
