import { useCallback, useEffect, useState } from 'react'
import type { DreamerRecord } from '../library/db.ts'
import { listDreamers } from '../library/dreamers.ts'

interface Dreamers {
  /** Null until they are read. */
  readonly records: readonly DreamerRecord[] | null
  /** The browser keeps nothing for us. */
  readonly failed: boolean
  readonly refresh: () => Promise<void>
}

export const useDreamers = (): Dreamers => {
  const [records, setRecords] = useState<readonly DreamerRecord[] | null>(null)
  const [failed, setFailed] = useState(false)
  const refresh = useCallback(
    () =>
      listDreamers().then(setRecords, () => {
        setRecords([])
        setFailed(true)
      }),
    [],
  )
  useEffect(() => void refresh(), [refresh])
  return { records, failed, refresh }
}
