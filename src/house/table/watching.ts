import { createContext, useContext } from 'react'

/** How a player comes to watch another's seat; null where nobody may. */
const WatchingContext = createContext<((seat: string) => void) | null>(null)
export const WatchingProvider = WatchingContext
export const useWatching = (): ((seat: string) => void) | null => useContext(WatchingContext)
