export { DiceTray } from './DiceTray.tsx'
export { type DiceWords, FaceEntry, type NamedOutcome } from './FaceEntry.tsx'
export type { Falling, FallingDie } from './falling.ts'
export { LastRolls } from './LastRolls.tsx'
