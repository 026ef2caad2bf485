import { useState } from 'react'
import {
  answerName,
  type Drill,
  EMPTY_RECORD,
  isProvisional,
  isRight,
  ratingNow,
  scoreOf,
  writeDeed,
} from '../../../practice/index.ts'
import { keepDeed, useRecord } from '../../record/keptRecord.ts'

export interface Answered {
  readonly chosen: number
  readonly score: number
  /** Null: it was answered before, and counted then. */
  readonly moved: { readonly before: number; readonly after: number; readonly sure: 'sure' | 'not-yet' } | null
  readonly kept: 'yes' | 'no'
}

/** `rated`: the first time counts; `review`: it was missed, and is answered again. */
export type AnsweringAs = 'rated' | 'review'

/** Whole figures, as they are shown. */
const ratingIn = (record: Parameters<typeof ratingNow>[0]): number => Math.round(ratingNow(record).rating)

/** Takes the answer to a drill and writes it into the record under a name. */
export const useAnswering = (drill: Drill, name: string, as: AnsweringAs) => {
  const record = useRecord()
  const [answered, setAnswered] = useState<Answered | null>(null)
  const rate = async (chosen: number): Promise<void> => {
    const before = record ?? EMPTY_RECORD
    const score = scoreOf(drill, chosen)
    const facts = { kind: drill.kind, rating: drill.rating, score, chosen, answer: answerName(drill) }
    const deed = { list: 'drills', entry: { id: name, at: Date.now(), ...facts } } as const
    const isNew = !before.drills.some(({ id }) => id === name)
    const written = writeDeed(before, deed)
    const sure = isProvisional(ratingNow(written)) ? 'not-yet' : 'sure'
    const moved = isNew ? ({ before: ratingIn(before), after: ratingIn(written), sure } as const) : null
    setAnswered({ chosen, score, moved, kept: 'yes' })
    if (!(await keepDeed(deed))) setAnswered({ chosen, score, moved, kept: 'no' })
  }
  const review = async (chosen: number): Promise<void> => {
    const given = { chosen, score: scoreOf(drill, chosen), moved: null } as const
    setAnswered({ ...given, kept: 'yes' })
    if (!isRight(drill, chosen)) return
    if (!(await keepDeed({ list: 'reviews', entry: { id: name, at: Date.now() } }))) setAnswered({ ...given, kept: 'no' })
  }
  const before = as === 'rated' ? (record?.drills.find(({ id }) => id === name) ?? null) : null
  return { answered, before, answer: (chosen: number) => void (as === 'rated' ? rate : review)(chosen), ready: record !== null }
}
