import type { KeptLesson } from '../../../../house/exercise/index.ts'
import { seedOfText } from '../../../../kit/seedOfText.ts'
import { LESSONS, type Lesson, progressOf } from '../../practice/index.ts'

export const keptLesson = (lesson: Lesson): KeptLesson => ({
  id: lesson.id,
  keptAs: `duel lesson ${lesson.id} ${seedOfText(JSON.stringify(lesson))}`,
  setup: lesson.setup,
  progressIn: (entries) => progressOf(lesson, entries as Parameters<typeof progressOf>[1]),
})

export const KEPT_LESSONS: readonly KeptLesson[] = LESSONS.map(keptLesson)
