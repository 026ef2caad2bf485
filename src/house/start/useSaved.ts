import { useCallback, useEffect, useState } from 'react'
import { readPractice } from '../library/practiceRecord.ts'
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

/** Nothing of this game was ever played or learnt in this browser. Null until it is known. */
export const useNewcomer = (game: string, shelf: Shelf | null): boolean | null => {
  const [practised, setPractised] = useState<boolean | null>(null)
  useEffect(
    () =>
      void readPractice(game).then(
        (kept) => setPractised(kept !== undefined),
        () => setPractised(false),
      ),
    [game],
  )
  if (shelf === null || practised === null) return null
  return !practised && !shelf.saved.some((record) => record.game === game)
}
