import { useState } from 'react'
import { type Drill, EMPTY_RECORD, ratingNow, scoreOf, writeDeed } from '../../../practice/index.ts'
import { keepDeed, useRecord } from '../../record/keptRecord.ts'

export interface Answered {
  readonly chosen: number
  readonly score: number
  /** Null: it was answered before, and counted then. */
  readonly moved: { readonly before: number; readonly after: number } | null
  readonly kept: 'yes' | 'no'
}

/** Whole figures, as they are shown. */
const ratingIn = (record: Parameters<typeof ratingNow>[0]): number => Math.round(ratingNow(record).rating)

/** Takes the answer to a drill and writes it into the record under a name: the first time counts. */
export const useAnswering = (drill: Drill, name: string) => {
  const record = useRecord()
  const [answered, setAnswered] = useState<Answered | null>(null)
  const answer = async (chosen: number): Promise<void> => {
    const before = record ?? EMPTY_RECORD
    const score = scoreOf(drill, chosen)
    const entry = { id: name, at: Date.now(), kind: drill.kind, rating: drill.rating, score, chosen }
    const deed = { list: 'drills', entry } as const
    const isNew = !before.drills.some(({ id }) => id === name)
    const moved = isNew ? { before: ratingIn(before), after: ratingIn(writeDeed(before, deed)) } : null
    setAnswered({ chosen, score, moved, kept: 'yes' })
    if (!(await keepDeed(deed))) setAnswered({ chosen, score, moved, kept: 'no' })
  }
  const before = record?.drills.find(({ id }) => id === name) ?? null
  return { answered, before, answer: (chosen: number) => void answer(chosen), ready: record !== null }
}
