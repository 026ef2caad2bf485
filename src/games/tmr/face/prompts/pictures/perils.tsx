import { CREAM, GOLD, INK } from '../../../../../house/ui/colours.ts'
import type { Drawing } from './drawing.ts'
import { Line, Solid } from './strokes.tsx'

const WRINKLES =
  'M7 16C13 17 16 19 19 22M20 6C21 11 23 14 25 17M32 4V14M44 6C43 11 41 14 39 17M57 16C51 17 48 19 45 22M3 32H9M61 32H55M6 49C11 48 14 46 17 43M19 59C20 55 22 52 24 49M32 61V52M45 59C44 55 42 52 40 49M58 49C53 48 50 46 47 43M12 9C16 12 19 16 22 19M52 9C48 12 45 16 42 19M12 56C16 53 18 50 20 47M52 56C48 53 46 50 44 47'

const mangeur: Drawing = {
  ground: ['#8d5060', '#2e0f2b'],
  tint: '#c9a877',
  Figure: ({ glow, pale }) => (
    <>
      <Line d={WRINKLES} pen="1.3" opacity=".6" />
      <Solid d="M8 33C9 20 19 13 31 13 45 13 55 21 56 32 56 45 46 53 33 53 19 53 9 46 8 33z" of="#6b2f48" />
      <path d="M12 33C13 23 21 17 31 17 43 17 51 24 52 32 52 42 44 49 33 49 21 49 13 43 12 33z" fill="#0c0312" />
      <circle className="glimmering" cx="32" cy="35" r="13" fill={glow} />
      <path d="M32 30 33.3 33.7 37 35 33.3 36.3 32 40 30.7 36.3 27 35 30.7 33.700z" fill={CREAM} />
      <g fill={pale} stroke={INK} strokeWidth=".9">
        <path d="M13.5 27 17 22.500C19 25 19.5 28 18 31 16 30 14.5 29 13.5 27zM18.5 21 23.5 18.300C25 22 25 27 23 31.5 20.5 28 19 25 18.5 21zM25.5 17.7 30.5 17C31 20 30.5 23 29 25.5 27 23 26 20.5 25.5 17.700zM36.5 17.5 42.5 19.800C42 25 41 29 39 33 37 28 36 22 36.5 17.500zM44.5 21 48.5 24.500C48 27 47 29 45 30.5 44 27 44 24 44.5 21z" />
        <path d="M14 39 17 34.500C19 37 20 40.5 19.5 44.5 17 43 15 41.5 14 39zM22 46.500C22.5 43 23.5 40 25.5 37.5 27.5 41 28 44.5 27.5 48.5 25.5 48.3 23.5 47.6 22 46.500zM36.5 48.700C36.5 46 37.5 43.5 39 42 41 43.5 42 45 42 47 40.5 48 38.5 48.5 36.5 48.700zM44 45.500C44 41 45.5 37.5 48 34.5 50 36 51 37.5 51 38.5 49.5 41.5 47 44 44 45.500z" />
      </g>
    </>
  ),
}

const CUP = 'M-4.5-8C-4.3-10.5 4.3-10.5 4.5-8L7.5 7C7.5 9.7-7.5 9.7-7.5 7z'
const CUP_LINES = 'M-5-5.500Q0-3.8 5-5.500M-6.8 3.500Q0 5.8 6.8 3.5'
const CUP_MOUTH = 'M-7.5 7C-7.5 4.8 7.5 4.8 7.5 7 7.5 9.7-7.5 9.7-7.5 7z'

const CUPS = ['translate(12.5 45)', 'translate(51.5 45)', 'translate(33 28) rotate(24)']

const changeur: Drawing = {
  ground: ['#8a63b4', '#2c1757'],
  tint: '#a98ac0',
  Figure: ({ glow, pale }) => (
    <>
      <path className="backdrop" d="M0 52C16 48 48 48 64 52V64H0z" fill={INK} opacity=".45" />
      <Line d="M12 27C14 12 50 12 52 27M52 27 47.5 23.500M52 27 54.5 22" of={CREAM} pen="1.6" opacity=".75" />
      <circle className="glimmering" cx="32" cy="49" r="15" fill={glow} />
      <Solid d="M27.5 43H36.500L41 49 36.5 55H27.500L23 49z" of="#9fc087" />
      <Line d="M25 52 30 46.5 33 50 35 48 39 52.5" />
      {CUPS.map((place) => (
        <g key={place} transform={place} stroke={INK} strokeWidth="1.2">
          <path d={CUP} fill={pale} />
          <path d={CUP_LINES} fill="none" stroke="#7a4a8c" />
        </g>
      ))}
      <path d={CUP_MOUTH} transform={CUPS[2]} fill={INK} stroke={CREAM} strokeWidth=".8" />
    </>
  ),
}

const briseur: Drawing = {
  ground: ['#6fa3b8', '#17304f'],
  tint: '#8fc4dd',
  Figure: ({ glow, pale }) => (
    <>
      <path d="M6 10 41 15 43 57 8 60z" fill="#cfeaf3" opacity=".35" />
      <Line d="M6 10 41 15 43 57 8 60z" of={CREAM} pen="1.6" />
      <Line
        d="M29 33 20 36 13 30 6.5 31M20 36 17 46 8 50M29 33 25 44 28 50 25 58.500M29 33 24 24 14 19 10 11M24 24 28 13.500M29 33 36 42 42.5 44M36 42 35 57.5"
        of={CREAM}
        pen="1.3"
      />
      <path d="M24 24 14 19 13 30 20 36 29 33zM29 33 25 44 28 50 36 42z" fill={CREAM} opacity=".4" />
      <circle cx="30" cy="33" r="13" fill={glow} />
      <g stroke={INK} strokeWidth="1.2">
        <path d="M44 30 59 47 56.5 50 41 33z" fill="#5f8fae" />
        <path d="M27 31 39 14 47 16 51 24 40 39 31 39z" fill={pale} />
        <path d="M27 31 34 33 31 39M34 33 45 19 47 16M45 19 51 24M39 14 45 19" fill="none" strokeWidth=".9" />
      </g>
      <path d="M19 50 23 53 18 56zM10 38 14 40 10 43zM15 22 18 20 19 24z" fill={CREAM} />
    </>
  ),
}

const PROFILE =
  'M-6 8C8 7 20 12 22 21 22 24 21 26 22 28 23 30 26 33 26 35 26 36 24 36.5 23.5 37 24 38 24 39 23.5 40 24 41 24 42 23 43 23 46 21 48 17 47 14 48 14 52 16 64H-6z'

const reflet: Drawing = {
  ground: ['#7c86a8', '#1d2245'],
  tint: '#a9b4dc',
  Figure: ({ glow, pale }) => (
    <>
      <path className="backdrop" d="M32 0H64V64H32z" fill={INK} opacity=".35" />
      <g transform="translate(3 2)">
        <Solid d={PROFILE} of={pale} pen="1.3" />
        <Line d="M14 27Q17 29 20 27M14 22Q17 20.5 19.5 22M19 41Q21.5 41 23 40" />
      </g>
      <g transform="matrix(-1 0 0 1 61 2)">
        <path d={PROFILE} fill="#262c5c" stroke="#c8d0f5" strokeWidth="1.3" />
        <Line d="M14 26.500Q17 23.5 20 26.5 17 29 14 26.500zM14 21.500Q17 19.5 19.5 21.500M19 41Q21.5 41 23 39.5" of="#c8d0f5" />
        <circle cx="17.5" cy="26.3" r="1.2" fill={GOLD} />
      </g>
      <ellipse className="glimmering" cx="32" cy="32" rx="6" ry="34" fill={glow} opacity=".8" />
      <path d="M32 3V61" stroke={CREAM} strokeWidth="1" />
    </>
  ),
}

export const PERILS = { mangeur, changeur, briseur, reflet } as const
