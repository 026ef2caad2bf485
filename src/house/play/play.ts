import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { shallow } from 'zustand/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What the parts of a play screen read; a game adds what is its own. */
export interface Play {
  /** Whether what is asked is for this person to answer, now or in a moment. */
  readonly asked: boolean
  /** Whether this person may answer now. */
  readonly mayAct: boolean
}

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

const PlayContext = createContext<StoreApi<Play> | null>(null)
export const PlayProvider = PlayContext

export const usePlayStore = (): StoreApi<Play> => {
  const play = useContext(PlayContext)
  if (!play) throw new Error('outside a play screen')
  return play
}

/** What is picked of it: whoever reads it is drawn anew where that changes, and nowhere else. */
export const usePlay = <T>(select: (play: Play) => T): T => useStore(usePlayStore(), useShallow(select))
