import type { PracticeRecord } from '../record/record.ts'
import casting from './data/casting.json'
import dragon from './data/dragon.json'
import encounter from './data/encounter.json'
import lost from './data/lost.json'
import night from './data/night.json'
import reserves from './data/reserves.json'
import servants from './data/servants.json'
import water from './data/water.json'
import whirls from './data/whirls.json'
import { FIRST_LESSON, read } from './first.ts'
import type { Lesson } from './lesson.ts'

/** In the order in which they are taught. */
export const LESSONS: readonly Lesson[] = [
  FIRST_LESSON,
  ...[encounter, water, casting, reserves, servants, lost, whirls, dragon, night].map(read),
]

export const lessonOf = (id: string): Lesson | null => LESSONS.find((lesson) => lesson.id === id) ?? null

/** What comes next for a learner: the lessons until all are learnt, unless they went for the questions instead. */
export const leadsOn = ({ lessons, drills }: Pick<PracticeRecord, 'lessons' | 'drills'>): 'lesson' | 'question' => {
  const learnt = new Set(lessons.map(({ id }) => id))
  if (LESSONS.every(({ id }) => learnt.has(id))) return 'question'
  return learnt.size > 0 || drills.length === 0 ? 'lesson' : 'question'
}

export const nextLesson = (id: string): Lesson | null => {
  const at = LESSONS.findIndex((lesson) => lesson.id === id)
  return at < 0 ? null : (LESSONS[at + 1] ?? null)
}
