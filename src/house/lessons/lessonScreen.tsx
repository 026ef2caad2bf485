import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { LessonText } from '../../kit/lessons/index.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { forgetExercise } from '../library/exercises.ts'
import type { Framing } from '../play/index.ts'
import type { Seat } from '../seat/seat.ts'
import type { Speech } from '../seat/speech.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { Unopened } from '../ui/Unopened.tsx'
import type { KeptLesson } from './keptLessons.ts'
import { LessonEnd } from './LessonEnd.tsx'
import { useLesson } from './useLesson.tsx'
import { type Opener, type OpenLesson, useOpenLesson } from './useOpenLesson.ts'

interface Way {
  readonly name: string
  readonly href: string
}

/** What a game says around its lessons. */
interface LessonWords<Lesson> {
  textOf(id: string): LessonText | undefined
  hrefOf(id: string): string
  /** All that is practised. */
  readonly home: Way
  /** The way back to it. */
  readonly back: Way
  /** Where a lesson leads that none follows. */
  last(lesson: Lesson): Way & { readonly text: string }
}

interface Taught<S extends Speech, Lesson extends { readonly id: string }> {
  readonly lessons: readonly Lesson[]
  open(lesson: Lesson): Promise<OpenLesson<S> | Refusal>
  kept(lesson: Lesson): KeptLesson
  nextOf(lesson: Lesson): Lesson | null
  /** Null until they are loaded. */
  useWords(): LessonWords<Lesson> | null
  readonly Screen: ComponentType<{ readonly seat: Seat<S>; readonly framing: Framing }>
  /** What else the game puts around the table. */
  readonly framing?: object
  readonly picture?: ReactNode
  onFinished?(lesson: Lesson): void
}

/** The way back where there is no such thing to learn. */
export const UnknownLesson = ({ back }: { readonly back: Way }) => (
  <main className="loading">
    <p role="status">{useShellTexts().lessons.unknown}</p>
    <a className="button" href={back.href}>
      {back.name}
    </a>
  </main>
)

/** The page of a lesson by its name, come back to where it was left: the table as always, with a guide beside the question. */
export const lessonScreen = <S extends Speech, Lesson extends { readonly id: string }>(game: Taught<S, Lesson>) => {
  const { lessons, Screen } = game
  const opener: Opener<Lesson, OpenLesson<S>> = {
    open: game.open,
    forget: (lesson) => forgetExercise(game.kept(lesson).keptAs),
  }

  interface TableProps {
    readonly lesson: Lesson
    readonly words: LessonWords<Lesson>
    readonly text: LessonText
    readonly open: OpenLesson<S>
    readonly onRestart: () => void
  }

  const Table = ({ lesson, words, text, open, onRestart }: TableProps) => {
    const { progress, learnt, framing } = useLesson({ number: lessons.indexOf(lesson) + 1, text, open })
    const { finished } = progress
    useEffect(() => {
      if (finished) game.onFinished?.(lesson)
    }, [finished, lesson])
    const next = game.nextOf(lesson)
    const title = next && words.textOf(next.id)?.title
    const end = (
      <LessonEnd
        picture={game.picture}
        next={next && title ? { title, href: words.hrefOf(next.id) } : null}
        last={words.last(lesson)}
        back={words.back}
        {...{ learnt, onRestart }}
      />
    )
    return <Screen seat={open.seat} framing={{ ...game.framing, ...framing, instead: finished ? end : null, home: words.home }} />
  }

  const Learning = ({ lesson, words }: Pick<TableProps, 'lesson' | 'words'>) => {
    const [begun, setBegun] = useState(0)
    const open = useOpenLesson(opener, lesson, begun)
    const text = words.textOf(lesson.id)
    if (open === null || isRefusal(open) || !text) return <Unopened refusal={open && isRefusal(open) ? open : null} />
    return <Table key={begun} {...{ lesson, words, text, open }} onRestart={() => setBegun(begun + 1)} />
  }

  return ({ detail }: { readonly detail: string }) => {
    const words = game.useWords()
    const lesson = lessons.find(({ id }) => id === detail)
    if (!words) return null
    return lesson ? <Learning {...{ lesson, words }} /> : <UnknownLesson back={words.back} />
  }
}
