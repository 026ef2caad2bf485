import type { KeptLesson } from '../../../../../house/exercise/index.ts'
import { seedOfText } from '../../../../../kit/seedOfText.ts'
import { type Lesson, progressOf } from '../../../practice/index.ts'

type EventEntries = Parameters<typeof progressOf>[1]

export const keptLesson = (lesson: Lesson): KeptLesson => ({
  id: lesson.id,
  keptAs: `lesson ${lesson.id} ${seedOfText(JSON.stringify(lesson))}`,
  setup: lesson.setup,
  progressIn: (entries) => progressOf(lesson, entries as EventEntries),
})
