export type { Awaiting } from '../table/waiting.ts'
export { AskedDice } from './Awaited.tsx'
export { useOpenDie } from './askedDice.ts'
export type { AskedWords } from './DiceQuestions.tsx'
export { type FramedQuestion, type Framing, useFraming } from './framing.ts'
export { usePlace } from './GameScreen.tsx'
export { gameFace, inGame, screenOf, tableHooks, Unasked } from './gameFace.tsx'
export { useHere } from './here.tsx'
export type { NewsLine } from './News.tsx'
export { useInsets, useShell, useSight } from './shell.ts'
export { hasColumns, hasCompanyBeside, type Overlaid, type Stage, useStage } from './stage.ts'
export type {
  BaseHere,
  BaseReader,
  DeskAt,
  GameTable,
  HearingProps,
  Kinds,
  Plain,
  Play,
  Section,
  Shown,
  TableJournal,
} from './table.ts'
