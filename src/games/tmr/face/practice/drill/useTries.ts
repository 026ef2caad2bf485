import { useState } from 'react'
import {
  answerName,
  type Drill,
  EMPTY_RECORD,
  isProvisional,
  isRight,
  type PracticeRecord,
  ratingNow,
  scoreOf,
  writeDeed,
} from '../../../practice/index.ts'
import { keepDeed, useRecord } from '../../record/keptRecord.ts'

/** An answer that counted, and what came of it. */
export interface GivenAnswer {
  readonly chosen: number
  readonly score: number
  /** Null: it was answered before, and counted then. */
  readonly moved: { readonly before: number; readonly after: number; readonly sure: 'sure' | 'not-yet' } | null
  /** Whether the browser kept it. */
  readonly kept: boolean
}

/** `rated`: the first time counts; `review`: it was missed, and is answered again. */
export type AnsweringAs = 'rated' | 'review'

/** Whole figures, as they are shown. */
const ratingIn = (record: PracticeRecord): number => Math.round(ratingNow(record).rating)

/** What an answer that counts writes down under a name, and how it moves the rating. */
const ratedBy = (before: PracticeRecord, drill: Drill, name: string, chosen: number) => {
  const facts = { kind: drill.kind, rating: drill.rating, score: scoreOf(drill, chosen), chosen, answer: answerName(drill) }
  const deed = { list: 'drills', entry: { id: name, at: Date.now(), ...facts } } as const
  const written = writeDeed(before, deed)
  const sure = isProvisional(ratingNow(written)) ? 'not-yet' : 'sure'
  const isNew = !before.drills.some(({ id }) => id === name)
  return { deed, moved: isNew ? ({ before: ratingIn(before), after: ratingIn(written), sure } as const) : null }
}

const reviewedAs = (name: string) => ({ list: 'reviews', entry: { id: name, at: Date.now() } }) as const

/** Asked; answered wrongly, the best untold; or over: the best is told. */
type Stage = 'asked' | 'wrong' | 'over'

/** The first answer counts, and is written into the record; after a wrong one it may be tried again, or shown. */
export const useTries = (drill: Drill, name: string, as: AnsweringAs) => {
  const record = useRecord()
  const [answered, setAnswered] = useState<GivenAnswer | null>(null)
  const [tried, setTried] = useState<readonly number[]>([])
  const [mode, setMode] = useState<'first' | 'again' | 'shown'>('first')
  const before = as === 'rated' ? (record?.drills.find(({ id }) => id === name) ?? null) : null
  const give = async (chosen: number): Promise<void> => {
    const { deed, moved } =
      as === 'rated'
        ? ratedBy(record ?? EMPTY_RECORD, drill, name, chosen)
        : { deed: isRight(drill, chosen) ? reviewedAs(name) : null, moved: null }
    const given = { chosen, score: scoreOf(drill, chosen), moved }
    setAnswered({ ...given, kept: true })
    if (deed && !(await keepDeed(deed))) setAnswered({ ...given, kept: false })
  }
  const first = answered?.chosen ?? before?.chosen ?? null
  const given = [...(first === null ? [] : [first]), ...tried]
  const last = given.at(-1) ?? null
  const stage = (): Stage => {
    if (mode === 'shown' || (before && !answered && mode === 'first')) return 'over'
    if (mode === 'again') return 'asked'
    return last === null ? 'asked' : isRight(drill, last) ? 'over' : 'wrong'
  }
  const answer = (chosen: number): void => {
    if (mode === 'again') {
      setTried([...tried, chosen])
      setMode('first')
    } else void give(chosen)
  }
  return {
    answered,
    before,
    answer,
    ready: record !== null,
    stage: stage(),
    last,
    count: given.length,
    /** Those found wrong already. */
    wrong: mode === 'again' ? given : [],
    again: () => setMode('again'),
    show: () => setMode('shown'),
  }
}
