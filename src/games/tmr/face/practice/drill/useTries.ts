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

/** Takes the answer to a drill and writes it into the record under a name. */
const useAnswering = (drill: Drill, name: string, as: AnsweringAs) => {
  const record = useRecord()
  const [answered, setAnswered] = useState<GivenAnswer | null>(null)
  const give = async (given: Omit<GivenAnswer, 'kept'>, keep: () => Promise<boolean>): Promise<void> => {
    setAnswered({ ...given, kept: true })
    if (!(await keep())) setAnswered({ ...given, kept: false })
  }
  const rate = (chosen: number): Promise<void> => {
    const before = record ?? EMPTY_RECORD
    const score = scoreOf(drill, chosen)
    const facts = { kind: drill.kind, rating: drill.rating, score, chosen, answer: answerName(drill) }
    const deed = { list: 'drills', entry: { id: name, at: Date.now(), ...facts } } as const
    const isNew = !before.drills.some(({ id }) => id === name)
    const written = writeDeed(before, deed)
    const sure = isProvisional(ratingNow(written)) ? 'not-yet' : 'sure'
    const moved = isNew ? ({ before: ratingIn(before), after: ratingIn(written), sure } as const) : null
    return give({ chosen, score, moved }, () => keepDeed(deed))
  }
  const review = (chosen: number): Promise<void> =>
    give({ chosen, score: scoreOf(drill, chosen), moved: null }, async () => {
      return !isRight(drill, chosen) || keepDeed({ list: 'reviews', entry: { id: name, at: Date.now() } })
    })
  const before = as === 'rated' ? (record?.drills.find(({ id }) => id === name) ?? null) : null
  return { answered, before, answer: (chosen: number) => void (as === 'rated' ? rate : review)(chosen), ready: record !== null }
}

/** Asked; answered wrongly, the best untold; or over: the best is told. */
type Stage = 'asked' | 'wrong' | 'over'

/** The first answer counts; after a wrong one it may be tried again, or shown. */
export const useTries = (drill: Drill, name: string, as: AnsweringAs) => {
  const answering = useAnswering(drill, name, as)
  const [tried, setTried] = useState<readonly number[]>([])
  const [mode, setMode] = useState<'first' | 'again' | 'shown'>('first')
  const { answered, before } = answering
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
    } else answering.answer(chosen)
  }
  return {
    ...answering,
    answer,
    stage: stage(),
    last,
    count: given.length,
    /** Those found wrong already. */
    wrong: mode === 'again' ? given : [],
    again: () => setMode('again'),
    show: () => setMode('shown'),
  }
}
