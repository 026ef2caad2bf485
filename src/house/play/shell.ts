import { createContext, type RefObject, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Insets } from '../geometry/index.ts'

/** What is open on a play screen: it concerns nobody else. */
interface ShellState {
  /** The pane shown; null: the first. */
  readonly tab: string | null
  /** Where the notebook is a drawer: it is pulled out. */
  readonly drawn: boolean
  readonly dialog: 'settings' | 'help' | null
  /** Of several dice asked for at once, the one that is unfolded; null: the first. */
  readonly die: string | null
  /** What was marked for a die and is not confirmed yet. */
  readonly picked: { readonly die: string; readonly face: string } | null
}

export interface Shell {
  readonly store: StoreApi<ShellState>
  /** How far each pane was read. */
  readonly places: RefObject<Partial<Record<string, number>>>
  /** Shows a pane, whatever the size. */
  openPane(tab: string): void
  help(): void
  /** Another table is looked at: its notebook is found at the same pane, and nothing lies over it. */
  shut(): void
}

export const createShell = (): Shell => {
  const store = createStore<ShellState>(() => ({ tab: null, drawn: false, dialog: null, die: null, picked: null }))
  return {
    store,
    places: { current: {} },
    openPane: (tab) => store.setState({ tab, drawn: true }),
    help: () => store.setState({ dialog: 'help' }),
    shut: () => store.setState({ drawn: false, dialog: null }),
  }
}

const ShellContext = createContext<Shell | null>(null)
export const ShellProvider = ShellContext

export const useShell = (): Shell => {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('outside a play screen')
  return shell
}

export const useShellState = <T>(select: (state: ShellState) => T): T => useStore(useShell().store, select)

const InsetsContext = createContext<Insets>({ left: 0, right: 0, top: 0, bottom: 0 })
export const InsetsProvider = InsetsContext

/** What covers the table at each edge. */
export const useInsets = (): Insets => useContext(InsetsContext)
