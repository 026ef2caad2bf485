/** Learning the duel alone: lessons as data, positions made and proven by search, a duel that is over looked at again. Pure. */
export { type Decision, decisionsOf } from './hindsight/decisions.ts'
export type { Counted, Difference } from './hindsight/outlook.ts'
export { type Review, reviewOf } from './hindsight/review.ts'
export { LEARNER, type Lesson, type LessonDice, lessonDice, progressOf, replyIn } from './lessons/lesson.ts'
export { LESSONS, lessonOf, nextLesson } from './lessons/lessons.ts'
export { bestDefence, standingOfTurn } from './puzzles/forced.ts'
export { PUZZLES, type Puzzle, puzzleOf } from './puzzles/puzzles.ts'
export { setupOf } from './puzzles/setup.ts'
