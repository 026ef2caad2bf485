export type { Awaiting } from '../table/waiting.ts'
export { AskedDice, useOpenDie } from './Awaited.tsx'
export type { AskedWords } from './DiceQuestions.tsx'
export { gameFace, inGame, screenOf, tableHooks, Unasked, usePlace } from './gameFace.tsx'
export { useHere } from './here.tsx'
export type { NewsLine } from './News.tsx'
export { type FramedQuestion, type Framing, useFraming, useInsets, useShell, useSight } from './shell.ts'
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
