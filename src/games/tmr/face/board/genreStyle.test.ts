import { describe, expect, test } from 'vitest'
import { GENRES } from '../../rules/public.ts'
import { GENRE_STYLE, INK } from './genreStyle.ts'

const light = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe('genre styles', () => {
  test.each(GENRES)('[MAP-2] names are read on the wash of %s', (genre) => {
    expect((light(GENRE_STYLE[genre].colour) + 0.05) / (light(INK) + 0.05)).toBeGreaterThan(5)
  })

  test('[MAP-2] no two genres share a wash or a drawing', () => {
    expect(new Set(GENRES.map((genre) => GENRE_STYLE[genre].colour)).size).toBe(14)
    expect(new Set(GENRES.map((genre) => GENRE_STYLE[genre].glyph.line)).size).toBe(14)
  })
})
