import { useState } from 'react'
import {
  LessonEnd,
  type Opener,
  type OpenLesson,
  type TaughtLesson,
  useLesson,
  useOpenLesson,
} from '../../../../house/lessons/index.ts'
import { forgetExercise } from '../../../../house/library/exercises.ts'
import type { Framing } from '../../../../house/play/index.ts'
import { useShellTexts } from '../../../../house/texts/shellWords.tsx'
import { Unopened } from '../../../../house/ui/Unopened.tsx'
import { isRefusal } from '../../../../kit/refusal.ts'
import { LESSONS, type Lesson, lessonOf, nextLesson } from '../../practice/index.ts'
import type { DuelSpeech } from '../duel.ts'
import { hrefOfPractice } from '../pages.ts'
import { PlayScreen } from '../play/table.tsx'
import { keptLesson, openLesson } from './openLesson.ts'
import { useLessonTexts, usePracticeTexts } from './words.ts'

const OPENER: Opener<Lesson, OpenLesson<DuelSpeech>> = {
  open: openLesson,
  forget: (lesson) => forgetExercise(keptLesson(lesson).keptAs),
}

interface EndProps {
  readonly lesson: Lesson
  readonly learnt: readonly string[]
  readonly onRestart: () => void
}

/** After the first game a real duel, after a power the next one, after the last the positions. */
const End = ({ lesson, learnt, onRestart }: EndProps) => {
  const words = usePracticeTexts()
  const texts = useLessonTexts()
  if (!words) return null
  const isFirst = lesson === LESSONS[0]
  const next = isFirst ? null : nextLesson(lesson.id)
  const title = next && texts?.[next.id]?.title
  const last = isFirst
    ? { text: words.afterFirst, name: words.face, href: hrefOfPractice('affronter') }
    : { text: words.afterLast, name: words.positions, href: hrefOfPractice() }
  return (
    <LessonEnd
      picture={null}
      {...{ learnt, last, onRestart }}
      next={next && title ? { title, href: hrefOfPractice('lecon', next.id) } : null}
      back={{ name: words.title, href: hrefOfPractice() }}
    />
  )
}

interface TaughtProps extends TaughtLesson<DuelSpeech> {
  readonly lesson: Lesson
  readonly onRestart: () => void
}

/** The table as always, with a guide beside the question. */
const Taught = ({ lesson, onRestart, ...taught }: TaughtProps) => {
  const words = usePracticeTexts()
  const { progress, learnt, framing } = useLesson(taught)
  if (!words) return null
  const framed: Framing = {
    ...framing,
    instead: progress.finished ? <End {...{ lesson, learnt, onRestart }} /> : null,
    home: { href: hrefOfPractice(), name: words.title },
  }
  return <PlayScreen seat={taught.open.seat} framing={framed} />
}

const Learning = ({ lesson }: { readonly lesson: Lesson }) => {
  const [begun, setBegun] = useState(0)
  const open = useOpenLesson(OPENER, lesson, begun)
  const text = useLessonTexts()?.[lesson.id]
  if (open === null || isRefusal(open) || !text) return <Unopened refusal={open && isRefusal(open) ? open : null} />
  const number = LESSONS.indexOf(lesson) + 1
  return <Taught key={begun} {...{ lesson, number, text, open }} onRestart={() => setBegun(begun + 1)} />
}

export const Unknown = () => {
  const words = usePracticeTexts()
  const { lessons } = useShellTexts()
  return (
    words && (
      <main className="loading">
        <p role="status">{lessons.unknown}</p>
        <a className="button" href={hrefOfPractice()}>
          {words.title}
        </a>
      </main>
    )
  )
}

/** A lesson by its name: come back to where it was left. */
export const LessonScreen = ({ detail }: { readonly detail: string }) => {
  const lesson = lessonOf(detail)
  return lesson ? <Learning lesson={lesson} /> : <Unknown />
}
