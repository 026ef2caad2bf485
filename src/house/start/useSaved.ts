import { useCallback, useEffect, useState } from 'react'
import type { SavedGame } from '../library/db.ts'
import { listSaved } from '../library/shelf.ts'

interface Dreamers {
  /** Null until they are read. */
  readonly records: readonly SavedGame[] | null
  /** The browser keeps nothing for us. */
  readonly failed: boolean
  readonly refresh: () => Promise<void>
}

export const useSaved = (): Dreamers => {
  const [records, setRecords] = useState<readonly SavedGame[] | null>(null)
  const [failed, setFailed] = useState(false)
  const refresh = useCallback(
    () =>
      listSaved().then(setRecords, () => {
        setRecords([])
        setFailed(true)
      }),
    [],
  )
  useEffect(() => void refresh(), [refresh])
  return { records, failed, refresh }
}
