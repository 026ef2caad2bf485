import { useCallback, useEffect, useState } from 'react'
import { readShelf, type Shelf } from '../library/shelf.ts'

interface Saved {
  /** Null until it is read. */
  readonly shelf: Shelf | null
  readonly refresh: () => Promise<void>
}

const UNREADABLE: Shelf = { saved: [], damaged: [], lasts: false }

export const useSaved = (): Saved => {
  const [shelf, setShelf] = useState<Shelf | null>(null)
  const refresh = useCallback(() => readShelf().then(setShelf, () => setShelf(UNREADABLE)), [])
  useEffect(() => void refresh(), [refresh])
  return { shelf, refresh }
}
