/** What is marked on the land. */
export { paintFlatMarks, paintNamesOver, paintPoints, paintStandingMarks } from './marksPaint.ts'
export { mistOver } from './mist.ts'
export { OthersUnderWay, placedOthers, standsIn } from './others.ts'
export { thingsOn } from './things.ts'
export { paintShade } from './veils.ts'
