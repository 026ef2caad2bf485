import { CREAM, GOLD, INK } from '../../../../../house/ui/colours.ts'
import { once } from '../../../../../kit/once.ts'
import { armPath } from './curves.ts'
import type { Drawing } from './drawing.ts'
import { Line, Solid } from './strokes.tsx'

const passeurFou: Drawing = {
  ground: ['#a06a8c', '#2a1038'],
  tint: '#d8a078',
  Figure: ({ glow, pale }) => (
    <>
      <circle cx="30" cy="22" r="19" fill={glow} opacity=".6" />
      <Line d="M2 52Q8 46 14 52T26 52 38 52 50 52 62 52" of={CREAM} pen="1.4" opacity=".7" />
      <g className="floating" transform="rotate(-17 32 40)">
        <path d="M12 2 55 52" stroke={INK} strokeWidth="3.6" />
        <path d="M12 2 55 52" stroke={GOLD} strokeWidth="1.7" />
        <Solid d="M30 9C24 10 22 16 24 20 18 24 15 33 18 42H40C42 33 40 25 35 20 38 14 35 9 30 9z" of="#5a1b3c" pen="1.3" />
        <path d="M25 25 17 19M36 24 45 17" stroke="#5a1b3c" strokeWidth="4.4" />
        <circle cx="16" cy="18" r="2.2" fill={CREAM} />
        <circle cx="46" cy="16" r="2.2" fill={CREAM} />
        <path d="M30 12.500C26 12.500 25 16 26 19 27.500 22 33 22 34 19 35 16 34 12.500 30 12.500z" fill="#120515" />
        <path d="M28 15.500h.1M32.500 15.500h.1" stroke={GOLD} strokeWidth="2" />
        <Line d="M27.500 18.500Q30 21 33 18.500" of={GOLD} pen="1.1" />
        <Solid
          d="M3 34C8 40 14 42 20 42 29 43 38 43 46 42 52 41 56 38 60 33 60 43 55 50 46 51 36 52 27 52 18 51 8 50 3 44 3 34z"
          of={pale}
          pen="1.4"
        />
      </g>
    </>
  ),
}

const arms = (width: number, offset: number): string =>
  Array.from({ length: 4 }, (_, index) => armPath({ turns: 1.5, reach: 31, width, start: offset + index / 4 })).join('')
const redArms = once(() => arms(7, 0.05))
const redWisps = once(() => arms(1.8, 0.17))

const tourbillonRouge: Drawing = {
  ground: ['#e0a08a', '#5c0f1c'],
  tint: '#c94a3f',
  Figure: ({ glow }) => (
    <>
      <g className="sinking">
        <Solid d={redArms()} of="#a01824" pen=".9" />
        <path d={redWisps()} fill="#ffd0b0" opacity=".85" />
        <Solid
          d="M12 14C14 17 14 19 12 20 10 19 10 17 12 14zM52 40C54 43 54 45 52 46 50 45 50 43 52 40zM44 8C46 11 46 13 44 14 42 13 42 11 44 8z"
          of="#ffe3d0"
          pen=".8"
        />
      </g>
      <circle cx="32" cy="32" r="11" fill={glow} opacity=".5" />
      <path
        d="M32 38C25 33 24 28 28 27 30 26.500 32 28 32 30 32 28 34 26.500 36 27 40 28 39 33 32 38z"
        fill="#3a0410"
        stroke={CREAM}
        strokeWidth=".9"
      />
    </>
  ),
}

/** SPE-2: met on the special table alone. */
export const SPECIALS = { 'passeur-fou': passeurFou, 'tourbillon-rouge': tourbillonRouge } as const

/** What tells a special Mangeur, Reflet or Tourbillon from the common one: the claw that sent it. */
export const Claw = () => (
  <g strokeLinecap="round" fill="none">
    <path d="M40 1C47 8 51 15 52 25M48 0C55 6 59 12 61 20M32 3C39 11 43 19 43 29" stroke={INK} strokeWidth="4.2" />
    <path d="M40 1C47 8 51 15 52 25M48 0C55 6 59 12 61 20M32 3C39 11 43 19 43 29" stroke="#ff6a4a" strokeWidth="2.2" />
  </g>
)
