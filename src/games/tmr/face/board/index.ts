export type { Point } from '../../../../house/canvas/point.ts'
export type { Insets } from '../../../../house/canvas/view.ts'
export { Board } from './Board.tsx'
export { loadBoardFonts } from './fonts.ts'
export { GenreGlyph } from './GenreGlyph.tsx'
export { GENRE_STYLE, type GenreStyle } from './genreStyle.ts'
export { GLYPH_BOX, type Glyph } from './glyphs.ts'
export { Legend } from './Legend.tsx'
export { LAND_SIGNS, type LandSign } from './landSigns.ts'
export { SignGlyph } from './SignGlyph.tsx'
export type {
  BoardHandle,
  BoardProps,
  CandidateMark,
  HeatMark,
  LandMark,
  Marks,
  MoveMark,
  PawnMark,
  PawnWay,
  PointMark,
  ReserveMark,
} from './types.ts'
