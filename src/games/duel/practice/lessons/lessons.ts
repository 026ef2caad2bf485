import { parseLesson } from '../../../../kit/lessons/index.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { duel } from '../../rules/index.ts'
import { type Sides, setupOf } from '../puzzles/setup.ts'
import barter from './data/barter.json'
import dispel from './data/dispel.json'
import exchange from './data/exchange.json'
import first from './data/first.json'
import lengthen from './data/lengthen.json'
import recall from './data/recall.json'
import shelter from './data/shelter.json'
import still from './data/still.json'
import twice from './data/twice.json'
import wear from './data/wear.json'
import type { Lesson } from './lesson.ts'

const read = ({ position, ...file }: { readonly position: Sides }): Lesson => {
  const lesson = parseLesson({ ...file, setup: setupOf(position) }, duel.parseSetup)
  if (isRefusal(lesson)) throw new Error(`a lesson does not fit: ${JSON.stringify(lesson.params)}`)
  return lesson
}

/** The guided first game, then one for each power. */
export const LESSONS: readonly Lesson[] = [first, still, twice, lengthen, wear, shelter, dispel, recall, barter, exchange].map(
  read,
)

export const lessonOf = (id: string): Lesson | null => LESSONS.find((lesson) => lesson.id === id) ?? null

export const nextLesson = (id: string): Lesson | null => {
  const at = LESSONS.findIndex((lesson) => lesson.id === id)
  return at < 0 ? null : (LESSONS[at + 1] ?? null)
}
