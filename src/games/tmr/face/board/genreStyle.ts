import type { Genre } from '../../rules/public.ts'
import { GLYPHS, type Glyph } from './glyphs.ts'

interface GenreStyle {
  /** The wash of the land. */
  readonly colour: string
  /** The same, deeper: where the wash dries at its edges, and strokes on it. */
  readonly deep: string
  readonly glyph: Glyph
}

const WASH: Readonly<Record<Genre, readonly [colour: string, deep: string]>> = {
  cite: ['#e6b98d', '#a9683a'],
  sanctuaire: ['#f6eddb', '#b79a63'],
  plaines: ['#e0dfa0', '#a3a14f'],
  pont: ['#dcd2a9', '#92845a'],
  collines: ['#cfc377', '#8b7a2e'],
  foret: ['#9cbd86', '#4f7a45'],
  monts: ['#c4b0a2', '#775f54'],
  desert: ['#f2d78c', '#bf8f35'],
  fleuve: ['#d3d8a6', '#87985c'],
  lac: ['#cbd5ad', '#7f9a72'],
  marais: ['#b3c5a1', '#62805c'],
  gouffre: ['#ab98b3', '#5b4568'],
  necropole: ['#c3bdcb', '#716a80'],
  desolation: ['#cda28c', '#87503e'],
}

export const GENRE_STYLE = Object.fromEntries(
  (Object.keys(WASH) as Genre[]).map((genre) => [genre, { colour: WASH[genre][0], deep: WASH[genre][1], glyph: GLYPHS[genre] }]),
) as Readonly<Record<Genre, GenreStyle>>

export const INK = '#2a1d1c'
export const PAPER = '#f7ecd2'
export const WATER = { fill: '#8fb8c4', deep: '#5c8c9e', bank: '#3f6476', light: '#d6e9ea', ink: '#1c3a4a' } as const
/** Under the name of a lake. */
export const LAKE_HALO = '#c3dce0'
export const NIGHT = '#151936'
export const GOLD = '#f2b632'
export const VIOLET = '#7d5bd0'
