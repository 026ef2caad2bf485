export { type Lesson, type LessonSaid, type LessonStep, parseLesson, type Reply, type Way } from './lesson.ts'
export { type LessonDice, lessonDice } from './lessonDice.ts'
export { type Acts, type Progress, progressOf, replyIn } from './progress.ts'
export { type Guidance, guidanceOf, type LessonText, lessonTextSchema } from './text.ts'
