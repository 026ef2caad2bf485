import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { forgetExercise } from '../../../../../house/library/exercises.ts'
import { Unopened } from '../../../../../house/ui/Unopened.tsx'
import { isRefusal, type Refusal } from '../../../../../kit/refusal.ts'
import { guidanceOf, type Lesson, type LessonText, lessonOf } from '../../../practice/index.ts'
import { type Framing, FramingProvider } from '../../desk/framing.ts'
import { hrefOfPractice } from '../../pages.ts'
import { PlayScreen } from '../../play/PlayScreen.tsx'
import { keepDeed } from '../../record/keptRecord.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { keptAs } from './keptLessons.ts'
import { LessonEnd } from './LessonEnd.tsx'
import { LessonGuide, type Unfolding } from './LessonGuide.tsx'
import { useLessonTexts } from './lessonTexts.ts'
import { type OpenLesson, openLesson } from './openLesson.ts'
import { spokenGuide } from './spokenGuide.ts'

/** Opened once for each time it is begun; closed when it is left. */
const useOpenLesson = (lesson: Lesson, begun: number): OpenLesson | Refusal | null => {
  const [opened, setOpened] = useState<OpenLesson | Refusal | null>(null)
  useEffect(() => {
    let left = false
    let open: OpenLesson | null = null
    setOpened(null)
    void (begun > 0 ? forgetExercise(keptAs(lesson)).catch(() => {}) : Promise.resolve())
      .then(() => openLesson(lesson))
      .then((result) => {
        if (!isRefusal(result)) open = result
        if (left) open?.seat.close()
        else setOpened(result)
      })
    return () => {
      left = true
      open?.seat.close()
    }
  }, [lesson, begun])
  return opened
}

interface TaughtProps {
  readonly lesson: Lesson
  readonly text: LessonText
  readonly open: OpenLesson
  readonly onRestart: () => void
}

const NO_SPELL: Framing['goal'] = { spell: null, wanders: true }

/** The board and the cards as always, with a guide beside the question. */
const Taught = ({ lesson, text, open, onRestart }: TaughtProps) => {
  const words = usePracticeTexts()
  // What is shown has waited for the dice; the guide waits with it.
  const shown = useStore(open.seat.store, (state) => state.view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one stands is read anew with each view shown.
  const progress = useMemo(() => open.progress(), [open, shown])
  const [unfolding, setUnfolding] = useState<Unfolding>(null)
  const { finished } = progress
  useEffect(() => {
    if (finished) void keepDeed({ list: 'lessons', entry: { id: lesson.id, at: Date.now() } })
  }, [finished, lesson])
  const guidance = guidanceOf(text, progress)
  if (!words) return null
  const framing: Framing = {
    guide: (
      <LessonGuide
        {...{ lesson, text, progress, guidance, unfolding }}
        onUnfold={setUnfolding}
        onRetry={() => void open.tryAgain()}
      />
    ),
    instead: finished ? <LessonEnd {...{ lesson, onRestart }} learnt={guidance.learnt} /> : null,
    spoken: spokenGuide(words.lessons, guidance),
    goal: NO_SPELL,
    sleeps: 'hourByHour',
    home: { href: hrefOfPractice(), name: words.hub.title },
  }
  return (
    <FramingProvider value={framing}>
      <PlayScreen seat={open.seat} />
    </FramingProvider>
  )
}

const Unknown = () => {
  const words = usePracticeTexts()
  return (
    words && (
      <main className="loading">
        <p role="status">{words.lessons.unknown}</p>
        <a className="button" href={hrefOfPractice()}>
          {words.hub.back}
        </a>
      </main>
    )
  )
}

const Learning = ({ lesson }: { readonly lesson: Lesson }) => {
  const [begun, setBegun] = useState(0)
  const open = useOpenLesson(lesson, begun)
  const text = useLessonTexts()?.[lesson.id]
  if (open === null || isRefusal(open) || !text) return <Unopened refusal={open && isRefusal(open) ? open : null} />
  return <Taught key={begun} {...{ lesson, text, open }} onRestart={() => setBegun(begun + 1)} />
}

/** A lesson by its name: come back to where it was left. */
export const LessonScreen = ({ detail }: { readonly detail: string }) => {
  const lesson = lessonOf(detail)
  return lesson ? <Learning lesson={lesson} /> : <Unknown />
}
