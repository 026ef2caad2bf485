import type { Colour, Hue } from '../../rules/public.ts'
import silhouettes from './silhouettes.json'
import './cards.css'

/**
 * Of artefacts, and of what dreamers dream of, in a square of 512.
 * From game-icons.net (Lorc, Delapouite and others), CC BY 3.0; put into our own ink and wash.
 */
const { icons, paths }: Readonly<Record<'icons' | 'paths', Readonly<Record<string, string>>>> = silhouettes

export const Silhouette = ({ of, at }: { readonly of: string; readonly at: string }) => (
  <path d={paths[icons[of] ?? '']} transform={at} fill="var(--card-ink)" />
)

/** Small signs in a square of 24: a colour has one as well as its hue. */
const PATHS = {
  red: 'M13 1.500c.6 4.200 5.500 6.300 5.500 12.600A6.500 6.500 0 0 1 12 21a6.500 6.500 0 0 1-6.500-6.800c0-3.300 2.100-4.600 2.300-8 1.900.9 3 2.300 3.100 4.300 1.500-2.300 2.300-5.200 2.100-9z',
  green: 'M3.500 20.500C3 9 10.500 3 21 3c.3 10.500-5.500 18-17.500 17.500zM4 20 15 9',
  blue: 'M12 2c4 5.800 7 8.800 7 12.900a7 7 0 0 1-14 0C5 10.800 8 7.800 12 2z',
  white: 'M12 1.500 19.500 9 12 22.500 4.500 9zM4.500 9h15M12 1.500 9 9l3 13.500L15 9z',
  rainbow: 'M2.500 19a9.500 9.500 0 0 1 19 0M6.500 19a5.500 5.500 0 0 1 11 0M10.500 19a1.500 1.500 0 0 1 3 0',
  sun: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 1v3M12 20v3M1 12h3M20 12h3M4.200 4.200l2.100 2.100M17.700 17.700l2.100 2.100M4.200 19.800l2.100-2.100M17.700 6.300l2.100-2.100',
  moon: 'M16.500 2.500a10 10 0 1 0 5 13.500A8.500 8.500 0 0 1 16.500 2.500z',
  spiral:
    'M12 12.500c-1.600-.3-1.300-2.700.4-2.700 2.600 0 3.600 3.400 1.700 5.200-2.700 2.500-7 .6-7.300-3C6.500 7.200 11 4 15.300 5.300c5.700 1.700 6.800 9.300 2.600 13.100-2.300 2.100-5.500 2.900-8.500 2.100',
  star: 'M12 1l2.600 8.400L23 12l-8.400 2.600L12 23l-2.600-8.400L1 12l8.400-2.600z',
  sword: 'M20.500 2 9 13.500l1.500 1.500L22 3.500V2zM7 12l5 5-1.500 1.500-1.800-1.800L4 21.500 2.500 20l4.800-4.700-1.800-1.800z',
  shield: 'M12 2l8 3v6c0 5.500-3.500 9-8 11-4.500-2-8-5.500-8-11V5z',
} as const
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
  <svg className="inks" width="0" height="0" aria-hidden="true">
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
