import { describe, expect, test } from 'vitest'
import { contrast } from '../../../../house/ui/contrast.ts'
import { GENRES } from '../../rules/public.ts'
import { GENRE_STYLE, INK } from './genreStyle.ts'

describe('genre styles', () => {
  test.each(GENRES)('[MAP-2] names are read on the wash of %s', (genre) => {
    expect(contrast(GENRE_STYLE[genre].colour, INK)).toBeGreaterThan(5)
  })

  test('[MAP-2] no two genres share a wash or a drawing', () => {
    expect(new Set(GENRES.map((genre) => GENRE_STYLE[genre].colour)).size).toBe(14)
    expect(new Set(GENRES.map((genre) => GENRE_STYLE[genre].line)).size).toBe(14)
  })
})
