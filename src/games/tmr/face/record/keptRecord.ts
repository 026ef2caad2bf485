import { useEffect } from 'react'
import { create } from 'zustand'
import { changePractice, readPractice } from '../../../../house/library/practiceRecord.ts'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import {
  type Deed,
  EMPTY_RECORD,
  type JourneyDone,
  type JourneyKept,
  journeysIn,
  type Luck,
  luckOf,
  mergeRecords,
  type PracticeRecord,
  parseRecord,
  writeDeed,
} from '../../practice/index.ts'

export const RECORD_GAME = 'tmr'

/** Null until it is read. */
const useKept = create<{ readonly record: PracticeRecord | null }>(() => ({ record: null }))

/** One that cannot be read counts as empty, and stays where it is until something is written. */
const asRecord = (kept: unknown): PracticeRecord => {
  const record = parseRecord(kept)
  return isRefusal(record) ? EMPTY_RECORD : record
}

/** A browser that keeps nothing has none. */
export const readRecord = async (): Promise<PracticeRecord> => asRecord(await readPractice(RECORD_GAME).catch(() => undefined))

export const rereadRecord = async (): Promise<void> => useKept.setState({ record: await readRecord() })

/** What was done elsewhere, joined to what is kept here; or why it cannot be read. */
export const mergeKept = (kept: unknown, brought: unknown): PracticeRecord | Refusal => {
  const record = parseRecord(brought)
  return isRefusal(record) ? record : mergeRecords(asRecord(kept), record)
}

/** What this learner has done, as this browser keeps it. */
export const useRecord = (): PracticeRecord | null => {
  useEffect(() => void rereadRecord(), [])
  return useKept((state) => state.record)
}

/** Whether it is kept: a browser may keep nothing for us. */
export const keepDeed = async (deed: Deed): Promise<boolean> => {
  try {
    const after = await changePractice(RECORD_GAME, (before) => writeDeed(asRecord(before), deed))
    useKept.setState({ record: after as PracticeRecord })
    return true
  } catch {
    useKept.setState(({ record }) => ({ record: writeDeed(record ?? EMPTY_RECORD, deed) }))
    return false
  }
}

export type Listed = JourneyDone & { readonly kept: JourneyKept }

/** Older records know no way: those journeys are counted, and not listed. */
const isListed = (journey: JourneyDone): journey is Listed => journey.kept !== undefined

export const listedIn = (record: PracticeRecord): readonly Listed[] => journeysIn(record).filter(isListed)

/** The dice of the journey itself, without the night before it. */
export const ownLuck = ({ rolls, kept }: Listed): Luck => luckOf(rolls.slice(rolls.length - kept.own))
