import { FIRST_LESSON, SECOND_LESSON } from '../../../practice/index.ts'
import { lessonsOn } from './lessonsOn.tsx'

/** By itself: whoever has just come needs no other yet. */
export const FirstLesson = lessonsOn([FIRST_LESSON], () => SECOND_LESSON)
