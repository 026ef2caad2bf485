export { type Lesson, type LessonSaid, type LessonStep, parseLesson, type Way } from './lesson.ts'
export { type LessonDice, lessonDice } from './lessonDice.ts'
export { type Acts, type Progress, progressOf } from './progress.ts'
export { type Guidance, guidanceOf, type LessonText, lessonTextSchema } from './text.ts'
