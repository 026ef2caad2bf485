import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type Guidance, guidanceOf, type LessonText, type Progress } from '../../kit/lessons/index.ts'
import { GARDIEN } from '../../kit/roles.ts'
import type { Framing } from '../play/index.ts'
import type { Speech } from '../seat/link.ts'
import { type ShellTexts, useShellTexts } from '../texts/shellWords.tsx'
import { Button, type WayOn } from '../ui/Button.tsx'
import { newId } from '../ui/newId.ts'
import { Waiting } from '../ui/Unopened.tsx'
import type { ExerciseTable, exercisesOf, OpenExercise } from './exerciseScreen.tsx'
import { ExerciseEnd } from './frame.tsx'
import type { KeptLesson } from './keptLessons.ts'
import { LessonGuide, type Unfolding } from './LessonGuide.tsx'
import './lesson.css'

type Place = Framing['home']

interface LessonWords<Lesson> {
  textOf(id: string): LessonText | undefined
  hrefOf(id: string): string
  readonly back: Place
  /** Where a lesson leads that none follows. */
  last(lesson: Lesson): Place & { readonly text: string }
}

interface Taught<S extends Speech, F extends Framing, Lesson extends { readonly id: string }> {
  readonly exercise: ReturnType<typeof exercisesOf<S, F>>['exercise']
  readonly lessons: readonly Lesson[]
  kept(lesson: Lesson): KeptLesson
  laidOf(lesson: Lesson): Pick<ExerciseTable, 'dice' | 'beforeSaid' | 'others'>
  nextOf(lesson: Lesson): Pick<Lesson, 'id'> | null
  /** Null until they are loaded. */
  useWords(lesson: string): LessonWords<Lesson> | null
  /** What else the game puts around the table. */
  readonly framing: Omit<F, keyof Framing>
  readonly picture?: ReactNode
  onFinished?(lesson: Lesson): void
}

export const UnknownLesson = ({ back }: { readonly back: Place }) => (
  <Waiting told={useShellTexts().lessons.unknown}>
    <Button name={back.name} to={back.href} />
  </Waiting>
)

const spokenGuide = (words: ShellTexts['lessons'], { intro, comment, ask, learnt }: Guidance): string =>
  [intro, comment?.text, ask, ...(learnt.length > 0 ? [`${words.over}.`, ...learnt] : [])]
    .filter((part) => typeof part === 'string')
    .join(' ')

/** What is shown has waited for the dice and for what others did; the guide waits with it. */
const useProgress = (kept: KeptLesson, { seat, room }: Pick<OpenExercise<Speech>, 'seat' | 'room'>): Progress => {
  const shown = useStore(seat.store, (state) => state.view)
  const n = useStore(seat.store, ({ notices }) => notices.at(-1)?.n ?? 0)
  const held = useRef<Progress | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one stands is read anew with each view shown.
  return useMemo(() => {
    const behind = typeof seat.seqOf?.(n + 1) === 'number' || kept.isAwaited?.(room.entries)
    if (!behind || !held.current) held.current = kept.progressIn(room.entries)
    return held.current
  }, [kept, seat, room, shown, n])
}

const tryAgain = async ({ progressIn }: KeptLesson, { room }: Pick<OpenExercise<Speech>, 'room'>): Promise<void> => {
  while (progressIn(room.entries).retryFrom !== null) {
    const answer = await room.undo({ id: newId(), by: GARDIEN })
    if (!answer.ok) return
  }
}

export const lessonScreen = <S extends Speech, F extends Framing, Lesson extends { readonly id: string }>(
  game: Taught<S, F, Lesson>,
) => {
  interface LearningProps {
    readonly lesson: Lesson
    readonly words: LessonWords<Lesson>
    readonly text: LessonText
  }

  const onwards = ({ lesson, words }: LearningProps, said: ShellTexts['lessons']): Place & { readonly text?: string } => {
    const next = game.nextOf(lesson)
    const title = next && words.textOf(next.id)?.title
    return next && title ? { name: said.next({ title }), href: words.hrefOf(next.id) } : words.last(lesson)
  }

  const useFrame = (learning: LearningProps, open: OpenExercise<S>, onAgain: () => void): Omit<F, 'home'> => {
    const { lesson, words, text } = learning
    const said = useShellTexts().lessons
    const kept = useMemo(() => game.kept(lesson), [lesson])
    const progress = useProgress(kept, open)
    const [unfolding, onUnfold] = useState<Unfolding>(null)
    const { finished } = progress
    useEffect(() => {
      if (finished) game.onFinished?.(lesson)
    }, [finished, lesson])
    const guidance = guidanceOf(text, progress)
    const next = onwards(learning, said)
    const ways: readonly WayOn[] = [
      { name: next.name, to: next.href, kind: 'main' },
      { name: words.back.name, to: words.back.href },
      { name: said.restart, to: onAgain },
    ]
    const end = (
      <ExerciseEnd kind="lesson-end" title={said.over} picture={game.picture} ways={ways}>
        <ul className="lesson-learnt list">
          {guidance.learnt.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {next.text && <p>{next.text}</p>}
      </ExerciseEnd>
    )
    const guide = (
      <LessonGuide
        {...{ progress, guidance, unfolding, onUnfold }}
        number={game.lessons.indexOf(lesson) + 1}
        title={text.title}
        onRetry={() => void tryAgain(kept, open)}
      />
    )
    const framing: Omit<Framing, 'home'> = { guide, spoken: spokenGuide(said, guidance), instead: finished ? end : null }
    return { ...game.framing, ...framing } as unknown as Omit<F, 'home'>
  }

  const Learning = game.exercise<LearningProps>({
    laidOf: ({ lesson }) => {
      const { keptAs, setup } = game.kept(lesson)
      return { ...game.laidOf(lesson), keptAs, from: { setup } }
    },
    useFrame,
  })

  return ({ detail }: { readonly detail: string }) => {
    const words = game.useWords(detail)
    const lesson = game.lessons.find(({ id }) => id === detail)
    const text = lesson && words?.textOf(lesson.id)
    if (!words) return null
    return lesson && text ? <Learning {...{ lesson, words, text }} /> : <UnknownLesson back={words.back} />
  }
}
