import { lessonScreen } from '../../../../../house/lessons/index.ts'
import { LESSONS, type Lesson, nextLesson } from '../../../practice/index.ts'
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

const FRAMING: Pick<Framing, 'goal' | 'sleeps'> = { goal: { spell: null, wanders: true }, sleeps: 'hourByHour' }

const useWords = () => {
  const words = usePracticeTexts()
  const texts = useLessonTexts()
  if (!words || !texts) return null
  return {
    textOf: (id: string) => texts[id],
    hrefOf: (id: string) => hrefOfPractice('lecon', id),
    home: { name: words.hub.title, href: hrefOfPractice() },
    back: { name: words.hub.back, href: hrefOfPractice() },
    last: () => ({ text: words.lessons.last, name: words.drills.begin, href: hrefOfPractice('question') }),
  }
}

/** A lesson on the real board. */
export const LessonScreen = lessonScreen<TmrSpeech, Lesson>({
  ...{ lessons: LESSONS, open: openLesson, kept: keptLesson, useWords, Screen: PlayScreen, framing: FRAMING },
  nextOf: (lesson) => nextLesson(lesson.id) ?? null,
  picture: <Picture of="ascent" />,
  onFinished: ({ id }) => void keepDeed({ list: 'lessons', entry: { id, at: Date.now() } }),
})
