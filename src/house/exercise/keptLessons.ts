import type { Progress } from '../../kit/lessons/index.ts'
import type { Entry } from '../../kit/log.ts'
import { exerciseEntries } from '../library/exercises.ts'
import { useAwaited } from '../ui/awaited.ts'

export interface KeptLesson {
  readonly id: string
  /** The name it is kept under: a lesson that was written anew is begun anew. */
  readonly keptAs: string
  readonly setup: unknown
  progressIn(entries: readonly Entry<unknown>[]): Progress
  /** Others have still to act on what was done; absent: nobody does. */
  isAwaited?(entries: readonly Entry<unknown>[]): boolean
}

type Standing = ReadonlyMap<string, Progress>

/** None where nothing can be read. */
const standingIn = async (lessons: readonly KeptLesson[]): Promise<Standing> => {
  const all = lessons.map(async ({ id, keptAs, progressIn }) => [id, progressIn(await exerciseEntries(keptAs))] as const)
  return new Map(await Promise.all(all).catch(() => []))
}

/** Where one stands in each lesson; null until it is read. The list is the same one each time. */
export const useStanding = (lessons: readonly KeptLesson[]): Standing | null => useAwaited(standingIn, lessons)
