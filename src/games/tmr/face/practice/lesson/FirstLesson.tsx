import { FIRST_LESSON } from '../../../practice/index.ts'
import { lessonsOn } from './lessonsOn.tsx'

/** By itself: whoever has just come needs no other yet. */
export const FirstLesson = lessonsOn([FIRST_LESSON], () => ({ id: 'encounter' }))
