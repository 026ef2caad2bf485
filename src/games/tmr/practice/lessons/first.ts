import { parseLesson } from '../../../../kit/lessons/index.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { parseWith, setupSchema } from '../../rules/public.ts'
import ascent from './data/ascent.json'
import type { Lesson } from './lesson.ts'

export const read = (file: unknown): Lesson => {
  const lesson = parseLesson(file, (setup) => parseWith(setupSchema, setup))
  if (isRefusal(lesson)) throw new Error(`a lesson does not fit: ${JSON.stringify(lesson.params)}`)
  return lesson
}

/** Taught to whoever has just come: it stands by itself. */
export const FIRST_LESSON = read(ascent)
/** What is taught after it, by name: its file comes later. */
export const SECOND_LESSON = { id: 'encounter' }
