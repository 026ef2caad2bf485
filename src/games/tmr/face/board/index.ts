export type { Insets, Point } from '../../../../house/geometry/index.ts'
export { awaited, offeredIn } from './awaited.ts'
export { DreamerFigure } from './DreamerFigure.tsx'
export type { BoardHandle } from './engine.ts'
export { GenreGlyph, SignGlyph } from './GenreGlyph.tsx'
export { GENRE_STYLE } from './genreStyle.ts'
export { LAND_SIGNS, type LandSign } from './landSigns.ts'
export { isShared, type Stand, standsIn } from './others.ts'
export type {
  BoardProps,
  CandidateMark,
  LandMark,
  LandNames,
  LostMark,
  Marks,
  MoveMark,
  PawnMark,
  PawnWay,
  PointMark,
} from './types.ts'
export { useBoard } from './useBoard.ts'
