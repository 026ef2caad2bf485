import { useEffect } from 'react'
import { create } from 'zustand'
import { changePractice, readPractice } from '../../../../house/library/practiceRecord.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { type Deed, EMPTY_RECORD, type PracticeRecord, parseRecord, writeDeed } from '../../practice/index.ts'

const GAME = 'tmr'

/** Null until it is read. */
const useKept = create<{ readonly record: PracticeRecord | null }>(() => ({ record: null }))

/** One that cannot be read counts as empty, and stays where it is until something is written. */
const asRecord = (kept: unknown): PracticeRecord => {
  const record = parseRecord(kept)
  return isRefusal(record) ? EMPTY_RECORD : record
}

/** What this learner has done, as this browser keeps it. */
export const useRecord = (): PracticeRecord | null => {
  useEffect(() => {
    readPractice(GAME).then(
      (kept) => useKept.setState({ record: asRecord(kept) }),
      () => useKept.setState({ record: EMPTY_RECORD }),
    )
  }, [])
  return useKept((state) => state.record)
}

/** Whether it is kept: a browser may keep nothing for us. */
export const keepDeed = async (deed: Deed): Promise<boolean> => {
  try {
    const after = await changePractice(GAME, (before) => writeDeed(asRecord(before), deed))
    useKept.setState({ record: after as PracticeRecord })
    return true
  } catch {
    useKept.setState(({ record }) => ({ record: writeDeed(record ?? EMPTY_RECORD, deed) }))
    return false
  }
}
