import { parseLesson } from '../../../../kit/lessons/index.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { tmr } from '../../rules/index.ts'
import ascent from './data/ascent.json'
import casting from './data/casting.json'
import dragon from './data/dragon.json'
import encounter from './data/encounter.json'
import lost from './data/lost.json'
import night from './data/night.json'
import reserves from './data/reserves.json'
import servants from './data/servants.json'
import water from './data/water.json'
import whirls from './data/whirls.json'
import type { Lesson } from './lesson.ts'

const read = (file: unknown): Lesson => {
  const lesson = parseLesson(file, tmr.parseSetup)
  if (isRefusal(lesson)) throw new Error(`a lesson does not fit: ${JSON.stringify(lesson.params)}`)
  return lesson
}

/** In the order in which they are taught. */
export const LESSONS: readonly Lesson[] = [
  ascent,
  encounter,
  water,
  casting,
  reserves,
  servants,
  lost,
  whirls,
  dragon,
  night,
].map(read)

export const lessonOf = (id: string): Lesson | null => LESSONS.find((lesson) => lesson.id === id) ?? null

export const nextLesson = (id: string): Lesson | null => {
  const at = LESSONS.findIndex((lesson) => lesson.id === id)
  return at < 0 ? null : (LESSONS[at + 1] ?? null)
}
