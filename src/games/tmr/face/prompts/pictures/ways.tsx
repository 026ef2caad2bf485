import { CREAM, GOLD, INK } from '../../../../../house/ui/colours.ts'
import { Cloak } from '../../../../../house/ui/Emblem.tsx'
import type { Drawing } from './drawing.ts'
import { Edged, Line, Solid } from './strokes.tsx'

const ascent: Drawing = {
  ground: ['#4a559f', '#14163f'],
  tint: '#c9a58c',
  Figure: ({ glow, pale }) => (
    <>
      <circle cx="49" cy="15" r="17" fill={glow} />
      <Solid d="M52 6A10 10 0 1 0 58 21 9 9 0 0 1 52 6z" of={GOLD} pen="1" />
      <Solid d="M-2 50C4 46 10 50 16 51 26 52 28 56 34 57V66H-2z" of="#cfc6e6" pen="1" />
      <Solid
        d="M8 46C8 39 14 35.5 20 35.5 23 35.5 25 36.5 27 37 28.5 35 30 31.5 31.5 32 32.5 33 32.3 35.5 33.5 36.5 34.5 35.5 35.5 35.7 36 36.7 37 36 38 36.5 38.3 37.6 40 36 43 37 43.5 40 43.5 43 46 45 54 46V68H24C14 64 8 53 8 46z"
        of={pale}
      />
      <Solid
        d="M20 35.500C13 35 7.5 39 7.5 46 7.5 52 11 56 17 58 18 54 16 51 19 47 21 43 18 40 20 35.500z"
        of="#3b2a4a"
        pen="1"
      />
      <Line d="M25 40.500Q26.5 43 29.5 41.500M34 39.500Q35.5 40 37 39.300M22.5 48.5C20.5 46 22.5 44 24.5 45.5" pen="1.1" />
      <Solid d="M38 66C39 55 44 46 54 45 58 45 62 46 66 46V66z" of="#39459c" />
      <Line d="M20 33C17 29 21 25.5 28 24.500M35 19.500C38 18.5 40 17 42 14.5" of={CREAM} pen="1.7" strokeDasharray=".1 3.2" />
      <g className="floating">
        <Cloak x={30} y={26} size={16} />
      </g>
    </>
  ),
}

const wet: Drawing = {
  ground: ['#4f86a6', '#10264d'],
  tint: '#a8d4e6',
  Figure: ({ glow, pale }) => (
    <>
      <circle cx="40" cy="18" r="20" fill={glow} />
      <circle cx="40" cy="18" r="9" fill={pale} stroke={INK} strokeWidth=".8" />
      <path
        d="M36 14C38 12 41 13 40 16 39 18 35 17 36 14zM42 21C44 19 46 21 45 23 43 24 41 23 42 21zM44 13h.1M36 22h.1"
        fill="#7fb0cc"
        stroke="#7fb0cc"
        opacity=".45"
      />
      <g stroke={INK} strokeWidth="1.2">
        <path
          d="M0 38C8 38 10 30 18 30 25 30 27 36 24 38 34 40 38 33 45 33 51 33 52 38 50 40 56 41 60 38 64 36V64H0z"
          fill="#6ba6c4"
        />
        <path
          d="M0 47C6 48 14 46 17 41 21 36 31 37 31 43 31 46 27 46.5 26.5 44 27 50 40 49 44 44 48 39 57 40 57 46 57 48 54 49 53 47 54 51 60 51 64 49V64H0z"
          fill="#3a729b"
        />
        <path d="M0 57C8 58 10 52 17 52 24 52 26 57 34 57 42 57 46 52 53 52 59 52 60 56 64 57V64H0z" fill="#1e4a78" />
      </g>
      <Line
        d="M6 41C10 40 12 36 15 34M3 52C9 52 15 50 19 46M42 49C46 48 47 45 50 43M6 60C11 60 13 56 17 55M47 57C49 56 51 55 53 55"
        of={CREAM}
        pen=".9"
        opacity=".5"
      />
      <path d="M36 39H44M34 52H43M38 47H42" stroke={CREAM} strokeWidth="1.4" opacity=".8" />
    </>
  ),
}

const HEX = 'M-8.5 0-4.3-4.400H4.300L8.5 0 4.3 4.400H-4.300z'
const PATH = [
  [18.5, 53, 1.5],
  [40, 50, 1.15],
  [51, 42, 0.9],
  [41.5, 36.5, 0.72],
  [48, 29.5, 0.56],
  [43, 24.5, 0.42],
  [47, 20.5, 0.3],
] as const

const free: Drawing = {
  ground: ['#6f8a6a', '#1c3440'],
  tint: '#d8c48a',
  Figure: ({ glow, pale }) => (
    <>
      <circle cx="46" cy="13" r="17" fill={glow} />
      {PATH.map(([x, y, size]) => (
        <path key={y} d={HEX} transform={`translate(${x} ${y}) scale(${size})`} fill={pale} stroke={INK} strokeWidth="1.2" />
      ))}
      <Cloak x={19} y={53} size={24} />
    </>
  ),
}

const asleep: Drawing = {
  ground: ['#4d4a86', '#120f30'],
  tint: '#b8a8e0',
  Figure: ({ glow, pale }) => (
    <>
      <circle cx="44" cy="16" r="20" fill={glow} opacity=".6" />
      <Solid d="M46 6A9 9 0 1 0 52 19.5 8.5 8.5 0 0 1 46 6z" of={GOLD} pen="1" />
      <path d="M7 38C15 27 49 27 57 38 49 51 15 51 7 38z" fill={pale} opacity=".3" />
      <Line d="M9 36C18 28 46 28 55 36M7 30C13 23 22 21.5 31 23.5" of={CREAM} opacity=".55" />
      <Edged
        d="M7 38C15 51 49 51 57 38M12.5 43.5 8.5 48M20 47 17 53M28 48.8 27 55.500M36 48.8 37 55.500M44 47 47 53M51.5 43.5 55.5 48"
        of={pale}
        pens={[4, 2.3]}
      />
      <circle cx="13" cy="14" r="1.2" fill={CREAM} />
      <circle cx="28" cy="10" r="1" fill={CREAM} />
      <circle cx="56" cy="27" r=".8" fill={CREAM} />
    </>
  ),
}

export const WAYS = { ascent, wet, free, asleep } as const
