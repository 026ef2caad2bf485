import { CREAM, GOLD, INK } from '../../../../../house/ui/colours.ts'
import { once } from '../../../../../kit/once.ts'
import { armPath } from './curves.ts'
import type { Drawing } from './drawing.ts'
import { Line, Solid } from './strokes.tsx'

const armsOf = (count: number, width: number, offset: number): string =>
  Array.from({ length: count }, (_, index) => armPath({ turns: 1.25, reach: 30, width, start: offset + index / count })).join('')

const paleArms = once(() => armsOf(3, 6, 0))
const paleWisps = once(() => armsOf(3, 1.6, 0.17))
const blackArms = once(() => armsOf(3, 8.5, 0.1))

const tourbillonBlanc: Drawing = {
  ground: ['#a9bcd0', '#3f5a80'],
  tint: '#dfeaf5',
  Figure: ({ glow, pale }) => (
    <>
      <g className="turning">
        <path d={paleArms()} fill={pale} stroke="#35507a" strokeWidth=".8" />
        <path d={paleWisps()} fill={CREAM} opacity=".7" />
      </g>
      <circle cx="32" cy="32" r="12" fill={glow} />
      <circle cx="32" cy="32" r="2.6" fill={CREAM} />
    </>
  ),
}

const STAR = 'M0-3 .7-.7 3 0 .7.7 0 3-.7.7-3 0-.7-.7z'
const FALLING = [
  [11, 15, 1],
  [49, 11, 1.2],
  [54, 40, 0.9],
  [15, 47, 1.1],
  [38, 53, 0.8],
  [28, 14, 0.7],
  [44, 28, 0.6],
  [22, 33, 0.5],
] as const

const tourbillonNoir: Drawing = {
  ground: ['#b3a3d6', '#4a3a78'],
  tint: '#8677b8',
  Figure: () => (
    <>
      <g className="sinking">
        <path d={blackArms()} fill={INK} />
        {FALLING.map(([x, y, size]) => (
          <path key={x} d={STAR} fill={CREAM} transform={`translate(${x} ${y}) scale(${size})`} />
        ))}
      </g>
      <circle cx="32" cy="32" r="7.5" fill="#05030d" />
    </>
  ),
}

const SCALES =
  'M4 27Q8 19 15 21M11 20Q15 12 22 15M19 14Q25 7 31 12M29 11Q35 5 41 11M39 11Q46 8 49 15M47 15Q54 13 56 20M13 47Q16 53 23 51M22 51Q27 57 33 53M33 53Q39 56 43 50M43 50Q50 50 51 44M6 40Q7 46 13 47M2 19Q5 12 11 12M10 11Q14 5 20 7'

const reveDeDragon: Drawing = {
  ground: ['#a8522f', '#2b0a1c'],
  tint: '#b88a86',
  Figure: ({ glow, pale }) => (
    <>
      <Line d={SCALES} pen="1.3" opacity=".6" />
      <circle cx="32" cy="33" r="29" fill={glow} opacity=".5" />
      <Solid d="M2 38C9 23 20 15 33 15 45 15 53 20 61 16 59 25 58 30 55 35 49 46 40 51 30 50 18 49 9 44 2 38z" of="#3d1020" />
      <Solid d="M8 37C15 27 23 21 33 21 43 21 50 24 55 26 50 39 42 45 31 45 21 45 14 41 8 37z" of={GOLD} pen="1" />
      <circle cx="33" cy="33" r="11.8" fill="#dd7a26" />
      <path d="M33 21.300V28M33 38V44.600M24 27 28 30M42 27 38 30M23 37 28 35M43 37 38 35" stroke="#8f3d12" strokeWidth="1.2" />
      <path d="M33 21.200C37 27 37 39 33 44.8 29 39 29 27 33 21.200z" fill="#0c0410" />
      <circle cx="28.5" cy="28" r="1.7" fill="#fffdf2" />
      <g className="floating" fill="none" stroke={pale}>
        <path
          d="M-2 50C8 58 20 60 30 57 40 54 50 48 56 52 61 56 57 62 52 60 48.5 58.5 50 54.5 53 55.5"
          strokeWidth="3.4"
          opacity=".92"
        />
        <path d="M-2 57C6 62 16 63 26 61M40 57C44 56 46 57 46 60" strokeWidth="1.8" opacity=".7" />
        <path d="M66 10C60 12 54 9 54 5.5 54 2.5 58.5 2.5 58.5 5.5" strokeWidth="2" opacity=".7" />
      </g>
    </>
  ),
}

export const STORMS = {
  'tourbillon-blanc': tourbillonBlanc,
  'tourbillon-noir': tourbillonNoir,
  'reve-de-dragon': reveDeDragon,
} as const
