import type { Genre } from '../../rules/public.ts'
import { GENRE_STYLE, GLYPH_BOX, INK, PAPER, WATER } from './genreStyle.ts'
import { type LandSign, SIGN_EDGE, SIGN_LOOKS } from './landSigns.ts'

const HEXAGON = 'M25 .5h50L99.500 43.300 75 86.100H25L.5 43.300z'
const SCALE = 1.1

/** A hex of the land as a small picture for lists; the words beside it say the same. */
export const GenreGlyph = ({ genre, size = 44 }: { readonly genre: Genre; readonly size?: number }) => {
  const { colour, deep, pale, dark, line } = GENRE_STYLE[genre]
  const water = genre === 'fleuve' || genre === 'lac'
  const corner = `translate(${50 - (GLYPH_BOX.width * SCALE) / 2} ${43.3 - (GLYPH_BOX.height * SCALE) / 2}) scale(${SCALE})`
  return (
    <svg className="genre-glyph" width={size} height={size * 0.866} viewBox="0 0 100 86.600" aria-hidden="true">
      <path d={HEXAGON} fill={genre === 'fleuve' ? WATER.fill : colour} stroke={deep} strokeWidth="3" />
      <g transform={corner} strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.600">
        {pale && <path d={pale} fill={water ? WATER.fill : PAPER} />}
        {dark && <path d={dark} fill={INK} />}
        <path d={line} fill="none" stroke={water ? WATER.ink : INK} />
      </g>
    </svg>
  )
}

/** A sign of the land as a small picture for lists; the words beside it say the same. */
export const SignGlyph = ({ sign, size = 30 }: { readonly sign: LandSign; readonly size?: number }) => {
  const { ground, line } = SIGN_LOOKS[sign]
  return (
    <svg className="sign-glyph" width={size} height={size} viewBox="-1.1 -1.1 2.200 2.200" aria-hidden="true">
      <circle r="1" fill={ground} stroke={SIGN_EDGE} strokeWidth=".14" />
      <path d={line} fill="none" stroke={SIGN_EDGE} strokeWidth=".17" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
