import { createContext, useContext } from 'react'

/** How a player comes to watch another's seat; null where nobody may. */
export const WatchingProvider = createContext<((seat: string) => void) | null>(null)
export const useWatching = (): ((seat: string) => void) | null => useContext(WatchingProvider)
