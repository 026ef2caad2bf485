import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { guidanceOf, type LessonText, type Progress } from '../../kit/lessons/index.ts'
import type { Framing } from '../play/index.ts'
import type { Speech } from '../seat/speech.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { LessonGuide, type Unfolding } from './LessonGuide.tsx'
import { spokenGuide } from './spokenGuide.ts'
import type { OpenLesson } from './useOpenLesson.ts'

export interface TaughtLesson<S extends Speech> {
  /** Its place among the lessons, from 1. */
  readonly number: number
  readonly text: LessonText
  readonly open: OpenLesson<S>
}

interface Taught {
  readonly progress: Progress
  readonly learnt: readonly string[]
  /** The guide beside the question, for the eye and for the ear. */
  readonly framing: Pick<Framing, 'guide' | 'spoken'>
}

/** A lesson as it is taught: where the learner stands, and what the guide says of it. */
export const useLesson = <S extends Speech>({ number, text, open }: TaughtLesson<S>): Taught => {
  const words = useShellTexts().lessons
  // What is shown has waited for the dice; the guide waits with it.
  const shown = useStore(open.seat.store, (state) => state.view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one stands is read anew with each view shown.
  const progress = useMemo(() => open.progress(), [open, shown])
  const [unfolding, setUnfolding] = useState<Unfolding>(null)
  const guidance = guidanceOf(text, progress)
  const guide = (
    <LessonGuide
      {...{ number, progress, guidance, unfolding }}
      title={text.title}
      onUnfold={setUnfolding}
      onRetry={() => void open.tryAgain()}
    />
  )
  return { progress, learnt: guidance.learnt, framing: { guide, spoken: spokenGuide(words, guidance) } }
}
