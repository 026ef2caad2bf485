import './living.css'
import './start.css'
import { afterFace } from './afterFace.ts'

/** Left and above: where the map is, there are none. */
const STARS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-60, 60, 1.6],
  [-18, 190, 1.1],
  [20, 24, 2.2],
  [64, 118, 1.2],
  [-90, 300, 1.4],
  [150, 36, 1.3],
  [16, 420, 1.2],
  [-40, 520, 1.5],
  [80, 610, 1.1],
  [640, 660, 1.3],
  [690, 300, 1.3],
]

const Sky = () => (
  <svg className="start-sky" viewBox="0 0 700 720" aria-hidden="true">
    <g className="art-stars">
      {STARS.map(([x, y, size]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={size} />
      ))}
    </g>
    <g transform="translate(590 118) rotate(-20) scale(0.5)">
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
  </svg>
)

/** Where it cannot be fetched the night stands without it. */
const LivingMap = afterFace(async () => (await import('./LivingMap.tsx')).LivingMap)

/** Night and a crescent at once; out of it comes the map, as soon as it is painted. */
export const StartArt = () => (
  <div className="start-art" aria-hidden="true">
    <LivingMap />
    <Sky />
  </div>
)
