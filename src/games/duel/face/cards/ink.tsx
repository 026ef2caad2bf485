import type { SVGProps } from 'react'
import type { Colour, Hue } from '../../rules/public.ts'
import DRAWINGS from './drawings.json'
import PATHS from './glyphs.json'
import drawn from './silhouettes.json'
import './cards.css'

/**
 * Silhouettes of artefacts, and of what dreamers dream of, in a square of 512: a path of our own, or the name of an icon
 * of game-icons.net (Lorc, Delapouite and others, CC BY 3.0), which the build puts in its place; all in our own ink and wash.
 */
const SILHOUETTES: Readonly<Record<string, string>> = drawn

export const Silhouette = ({ of, at }: { readonly of: string; readonly at: string }) => (
  <path d={SILHOUETTES[of]} transform={at} fill="var(--card-ink)" />
)

type Stroke = Pick<
  SVGProps<SVGPathElement>,
  'd' | 'fill' | 'opacity' | 'stroke' | 'strokeLinecap' | 'strokeLinejoin' | 'strokeWidth'
>

const LISTED: Readonly<Record<string, readonly Stroke[]>> = DRAWINGS as Record<string, Stroke[]>

/** A drawing: one stroke over the other, as they are listed. */
export const Drawn = ({ of, at }: { readonly of: keyof typeof DRAWINGS; readonly at?: string }) => (
  <g fill="none" strokeLinecap="round" transform={at}>
    {LISTED[of]?.map((stroke) => (
      <path key={stroke.d} {...stroke} />
    ))}
  </g>
)

/** Small signs in a square of 24: a colour has one as well as its hue. */
export type GlyphName = keyof typeof PATHS

/** Drawn as a line that is so wide, or with one. */
const LINES: Readonly<Partial<Record<GlyphName, number>>> = { rainbow: 2.4, spiral: 2.4, white: 2, green: 2 }
const STROKES: typeof LINES = { ...LINES, sun: 2 }

export const Glyph = ({ of }: { readonly of: GlyphName | Hue }) => (
  <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={PATHS[of]}
      fill={of in LINES ? 'none' : 'currentcolor'}
      stroke="currentcolor"
      strokeWidth={STROKES[of] ?? 1.2}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
)

/** CMB-5: a ring around what it resists, a cross over what it fears. */
export const Sign = ({ of, sign }: { readonly of: Colour; readonly sign: 'circle' | 'cross' }) => (
  <span className="sign" data-sign={sign} data-colour={of}>
    <Glyph of={of} />
  </span>
)

export const Edge = ({ d }: { readonly d: string }) => <path d={d} fill="none" stroke="rgb(39 29 46 / 0.7)" strokeWidth="1.4" />

/** A shape in the hue and the ink of a colour. */
export const Inked = ({ d, colour }: { readonly d: string; readonly colour: Colour }) => (
  <>
    <path d={d} fill="var(--hue)" />
    <path d={d} fill={`url(#duel-ink-${colour})`} />
    <Edge d={d} />
  </>
)

const SKIES = { day: ['#a9cfe0', '#fbeecb'], night: ['#161a3d', '#474a86'] } as const

/** Four inks beside the four hues: red hatched, green stippled, blue waved, white bare. Once on a page. */
export const Inks = () => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    <defs>
      <pattern id="duel-ink-red" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v5" fill="none" stroke="rgb(20 12 24 / 0.42)" strokeWidth="2" />
      </pattern>
      <pattern id="duel-ink-green" width="10" height="11" patternUnits="userSpaceOnUse">
        <path d="M2 2h0M6.5 5h0M3 8h0M8 9.5h0" stroke="rgb(20 12 24 / 0.5)" strokeWidth="2.2" strokeLinecap="round" />
      </pattern>
      <pattern id="duel-ink-blue" width="14" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 3.500q3.500-4 7 0t7 0" fill="none" stroke="rgb(20 12 24 / 0.42)" strokeWidth="1.400" />
      </pattern>
      <pattern id="duel-ink-white" width="20" height="20" patternUnits="userSpaceOnUse" />
      {Object.entries(SKIES).map(([time, [top, horizon]]) => (
        <linearGradient key={time} id={`duel-${time}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="1" stopColor={horizon} />
        </linearGradient>
      ))}
    </defs>
  </svg>
)
