import { useMemo } from 'react'
import type { PracticeRecord } from '../../../practice/index.ts'

/** The stakes won at least once. */
export const useWon = (record: PracticeRecord | null): ReadonlySet<string> =>
  useMemo(() => new Set(record?.stakes.filter(({ won }) => won).map(({ stake }) => stake) ?? []), [record])
