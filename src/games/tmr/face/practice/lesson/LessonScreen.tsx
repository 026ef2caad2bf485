import { useEffect, useState } from 'react'
import {
  LessonEnd,
  type Opener,
  type OpenLesson,
  type TaughtLesson,
  useLesson,
  useOpenLesson,
} from '../../../../../house/lessons/index.ts'
import { forgetExercise } from '../../../../../house/library/exercises.ts'
import { useShellTexts } from '../../../../../house/texts/shellWords.tsx'
import { Unopened } from '../../../../../house/ui/Unopened.tsx'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { LESSONS, type Lesson, lessonOf, nextLesson } from '../../../practice/index.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import type { Framing } from '../../desk/framing.ts'
import { PlayScreen } from '../../play/table.tsx'
import { Picture } from '../../prompts/Picture.tsx'
import { keepDeed } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { keptLesson } from './keptLessons.ts'
import { useLessonTexts } from './lessonTexts.ts'
import { openLesson } from './openLesson.ts'

const OPENER: Opener<Lesson, OpenLesson<TmrSpeech>> = {
  open: openLesson,
  forget: (lesson) => forgetExercise(keptLesson(lesson).keptAs),
}

interface TaughtProps extends TaughtLesson<TmrSpeech> {
  readonly lesson: Lesson
  readonly onRestart: () => void
}

const NO_SPELL: Framing['goal'] = { spell: null, wanders: true }

interface EndProps {
  readonly lesson: Lesson
  readonly learnt: readonly string[]
  readonly onRestart: () => void
}

const End = ({ lesson, learnt, onRestart }: EndProps) => {
  const words = usePracticeTexts()
  const texts = useLessonTexts()
  const next = nextLesson(lesson.id)
  const title = next && texts?.[next.id]?.title
  if (!words) return null
  return (
    <LessonEnd
      picture={<Picture of="ascent" />}
      {...{ learnt, onRestart }}
      next={next && title ? { title, href: hrefOfPractice('lecon', next.id) } : null}
      last={{ text: words.lessons.last, name: words.drills.begin, href: hrefOfPractice('question') }}
      back={{ name: words.hub.back, href: hrefOfPractice() }}
    />
  )
}

/** The board and the cards as always, with a guide beside the question. */
const Taught = ({ lesson, onRestart, ...taught }: TaughtProps) => {
  const words = usePracticeTexts()
  const { progress, learnt, framing } = useLesson(taught)
  const { finished } = progress
  useEffect(() => {
    if (finished) void keepDeed({ list: 'lessons', entry: { id: lesson.id, at: Date.now() } })
  }, [finished, lesson])
  if (!words) return null
  const framed: Framing = {
    ...framing,
    instead: finished ? <End {...{ lesson, learnt, onRestart }} /> : null,
    goal: NO_SPELL,
    sleeps: 'hourByHour',
    home: { href: hrefOfPractice(), name: words.hub.title },
  }
  return <PlayScreen seat={taught.open.seat} framing={framed} />
}

const Unknown = () => {
  const words = usePracticeTexts()
  const { lessons } = useShellTexts()
  return (
    words && (
      <main className="loading">
        <p role="status">{lessons.unknown}</p>
        <a className="button" href={hrefOfPractice()}>
          {words.hub.back}
        </a>
      </main>
    )
  )
}

const Learning = ({ lesson }: { readonly lesson: Lesson }) => {
  const [begun, setBegun] = useState(0)
  const open = useOpenLesson(OPENER, lesson, begun)
  const text = useLessonTexts()?.[lesson.id]
  if (open === null || isRefusal(open) || !text) return <Unopened refusal={open && isRefusal(open) ? open : null} />
  const number = LESSONS.indexOf(lesson) + 1
  return <Taught key={begun} {...{ lesson, number, text, open }} onRestart={() => setBegun(begun + 1)} />
}

/** A lesson by its name: come back to where it was left. */
export const LessonScreen = ({ detail }: { readonly detail: string }) => {
  const lesson = lessonOf(detail)
  return lesson ? <Learning lesson={lesson} /> : <Unknown />
}
