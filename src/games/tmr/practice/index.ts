/** The door of practice: lessons, drills, coach, luck, rating, record, moments, evenings, stakes and what bursts. Nothing here is shown; faces show it. */
export { type Act, actOfCommand, isAct } from './act/act.ts'
export { type Decision, type GropeReview, type Review, reviewOf, turningPoints } from './coach/coach.ts'
export { actAfter, ascentsIn, decisionsOf } from './coach/decisions.ts'
export { costliestOf, type Remark, type Remembered, remarksOn } from './coach/journey.ts'
export type { Why } from './coach/why.ts'
export { dailyDrill, shareLine } from './drills/daily.ts'
export * from './drills/drill.ts'
export { easeFor } from './drills/leaning.ts'
export { drillNear, makeDrill } from './drills/makeDrill.ts'
export { calendarOf, missedIn } from './drills/missed.ts'
export { answerName, givenLately } from './drills/sameAnswer.ts'
export { type Shown, shownOf } from './drills/shown.ts'
export { dailyName, streakOf } from './drills/streak.ts'
export { afterToll, drawErratic, ERRATIC, fieldOf, type Toll } from './erratic/erratic.ts'
export { type Expectation, expectedOf } from './evening/bestPlay.ts'
export {
  doneIn,
  type Evening,
  type EveningStanding,
  hoursLeft,
  makeEvening,
  scoreOfEvening,
  standingOf,
  type Task,
} from './evening/evening.ts'
export { FIRST_LESSON, SECOND_LESSON } from './lessons/first.ts'
export { type Lesson, type LessonDice, lessonDice, progressOf } from './lessons/lesson.ts'
export { LESSONS, leadsOn, nextLesson } from './lessons/lessons.ts'
export { rollsIn } from './luck/chances.ts'
export { type Luck, luckOf } from './luck/luck.ts'
export { fromBase64url, toBase64url } from './moment/base64url.ts'
export {
  choiceIn,
  type MomentPayload,
  momentOf,
  type OpenedMoment,
  openMoment,
  readMoment,
  writeMoment,
} from './moment/moment.ts'
export { isProvisional } from './rating/glicko.ts'
export { type Life, livesIn } from './record/lives.ts'
export * from './record/record.ts'
export { luckOfAll, luckOver, sumsOf } from './record/sums.ts'
export { type Seen, type Situation, seenIn, storedOf } from './situation/situation.ts'
export { judgeStake, repressionAfter } from './stakes/judge.ts'
export { NIGHTS, nightsOf, STAKES, type Stake, stakeOf, stakeTable, timeOf } from './stakes/stakes.ts'
export { nightDice, nightLine, nightSigns, tonightName, tonightsStake } from './stakes/tonight.ts'
