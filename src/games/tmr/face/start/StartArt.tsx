import { Cloak } from '../../../../house/ui/Cloak.tsx'
import type { Genre } from '../../rules/public.ts'
import { GenreGlyph } from '../board/GenreGlyph.tsx'
import './start.css'

const HEX = 132
const [ACROSS, DOWN] = [HEX * 0.75, HEX * 0.866]

/** A corner of the lands, adrift: column, row, genre, and how far it has come out of the night. */
const ISLE: readonly (readonly [column: number, row: number, genre: Genre, seen: number])[] = [
  [0, 1, 'desolation', 0.28],
  [1, 0, 'monts', 0.62],
  [1, 1, 'foret', 0.85],
  [2, 0, 'cite', 0.95],
  [2, 1, 'lac', 1],
  [2, 2, 'collines', 0.55],
  [3, 0, 'plaines', 1],
  [3, 1, 'sanctuaire', 1],
  [4, 0, 'desert', 0.75],
  [4, 1, 'marais', 0.95],
  [4, 2, 'necropole', 0.4],
  [5, 0, 'gouffre', 0.45],
  [5, 1, 'pont', 0.5],
]

const STARS: readonly (readonly [x: number, y: number, size: number])[] = [
  [60, 90, 1.6],
  [118, 210, 1.1],
  [170, 60, 2.2],
  [220, 150, 1.2],
  [96, 318, 1.4],
  [450, 40, 1.3],
  [520, 120, 2],
  [600, 70, 1.2],
  [640, 190, 1.7],
  [566, 250, 1.1],
  [30, 190, 1.2],
  [300, 30, 1.1],
  [676, 300, 1.3],
  [24, 420, 1.2],
]

const Crescent = () => (
  <g transform="translate(352 178) rotate(-20)">
    <radialGradient id="halo">
      <stop offset="0.3" className="art-halo-near" />
      <stop offset="1" className="art-halo-far" />
    </radialGradient>
    <circle r="260" fill="url(#halo)" />
    <path className="art-moon" d="M40 -128A134 134 0 1 0 40 128A106 128 0 1 1 40 -128Z" />
    <path
      className="art-ink"
      d="M-96 -62q16 10 8 30M-112 -8q20 4 18 26M-100 44q18 -4 26 14M-66 -98q8 12 -4 24M-68 88q12 -8 22 2M-118 24q8 6 6 16M-40 -114q2 8 -6 14"
    />
  </g>
)

/** The demi-rêve with its lantern, on its way. */
const Figure = () => (
  <g>
    <ellipse cx="381" cy="462" rx="44" ry="8" className="art-shade" />
    <Cloak x={384} y={460} size={84} />
    <path className="art-line" d="M404 418l22 -14M426 404v8" />
    <circle cx="426" cy="420" r="20" className="art-glow" />
    <circle cx="426" cy="420" r="8" className="art-lamp" />
  </g>
)

/** Night, a crescent, and a corner of the lands. */
export const StartArt = () => (
  <svg className="start-art" viewBox="0 0 700 720" aria-hidden="true">
    <g className="art-stars">
      {STARS.map(([x, y, size]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={size} />
      ))}
    </g>
    <Crescent />
    {ISLE.map(([column, row, genre, seen]) => (
      <g
        key={`${column} ${row}`}
        opacity={seen}
        transform={`translate(${20 + column * ACROSS} ${330 + (row + (column % 2 ? 0.5 : 0)) * DOWN})`}
      >
        <GenreGlyph genre={genre} size={HEX} />
      </g>
    ))}
    <Figure />
  </svg>
)
