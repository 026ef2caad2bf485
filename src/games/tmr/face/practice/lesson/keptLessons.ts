import { useEffect, useState } from 'react'
import { exerciseEntries } from '../../../../../house/library/exercises.ts'
import type { Progress } from '../../../../../kit/lessons/index.ts'
import type { Entry } from '../../../../../kit/log.ts'
import { LESSONS, type Lesson, progressOf, seedOfText } from '../../../practice/index.ts'

/** A lesson that was written anew is begun anew. */
export const keptAs = (lesson: Lesson): string => `lesson ${lesson.id} ${seedOfText(JSON.stringify(lesson))}`

type EventEntries = Parameters<typeof progressOf>[1]

export const progressIn = (lesson: Lesson, entries: readonly Entry<unknown>[]): Progress =>
  progressOf(lesson, entries as EventEntries)

type Standing = ReadonlyMap<string, Progress>

const standingNow = async (): Promise<Standing> => {
  const all = LESSONS.map(async (lesson) => [lesson.id, progressIn(lesson, await exerciseEntries(keptAs(lesson)))] as const)
  return new Map(await Promise.all(all))
}

/** Where one stands in each lesson; null until it is read. */
export const useStanding = (): Standing | null => {
  const [standing, setStanding] = useState<Standing | null>(null)
  useEffect(() => {
    standingNow().then(setStanding, () => setStanding(new Map()))
  }, [])
  return standing
}
