import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { ahead } from './quiet.ts'

/** Milliseconds until what did not come is asked for again. */
const AGAIN = 5000

/** Code that the first question goes without: it comes once the line is free, or when it is needed. */
export interface Coming<T> {
  fetch(): Promise<void>
  /** Null until it is here; `needed`: it is not waited for that the line is free. */
  use(needed?: boolean): T | null
}

export const coming = <T extends object>(load: () => Promise<T>): Coming<T> => {
  const store = createStore<{ readonly here: T | null }>(() => ({ here: null }))
  const fetch = async (): Promise<void> => {
    if (!store.getState().here) store.setState({ here: await load() })
  }
  ahead(fetch)
  return {
    fetch,
    use: (needed = false) => {
      useEffect(() => {
        if (!needed) return
        let wanted = true
        const ask = (): void => {
          if (wanted) void fetch().catch(() => setTimeout(ask, AGAIN))
        }
        ask()
        return () => {
          wanted = false
        }
      }, [needed])
      return useStore(store, ({ here }) => here)
    },
  }
}
