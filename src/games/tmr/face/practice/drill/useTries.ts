import { useState } from 'react'
import { type Drill, isRight } from '../../../practice/index.ts'
import { type AnsweringAs, useAnswering } from './useAnswering.ts'

/** Asked; answered wrongly, the best untold; or over: the best is told. */
type Stage = 'asked' | 'wrong' | 'over'

/** The first answer counts; after a wrong one it may be tried again, or shown. */
export const useTries = (drill: Drill, name: string, as: AnsweringAs) => {
  const answering = useAnswering(drill, name, as)
  const [tried, setTried] = useState<readonly number[]>([])
  const [mode, setMode] = useState<'first' | 'again' | 'shown'>('first')
  const { answered, before } = answering
  const first = answered?.chosen ?? before?.chosen ?? null
  const last = tried.at(-1) ?? first
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
  /** Those found wrong already. */
  const wrong = mode === 'again' ? [...(first === null ? [] : [first]), ...tried] : []
  return {
    ...answering,
    answer,
    stage: stage(),
    last,
    count: (first === null ? 0 : 1) + tried.length,
    wrong,
    again: () => setMode('again'),
    show: () => setMode('shown'),
  }
}
