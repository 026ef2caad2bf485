import { LESSONS, nextLesson } from '../../../practice/index.ts'
import { lessonsOn } from './lessonsOn.tsx'

export const LessonScreen = lessonsOn(LESSONS, ({ id }) => nextLesson(id))
