import type { KeptLesson } from '../../../../../house/exercise/index.ts'
import { LESSONS } from '../../../practice/index.ts'
import { keptLesson } from './keptLesson.ts'

export const KEPT_LESSONS: readonly KeptLesson[] = LESSONS.map(keptLesson)
