import { CREAM, GOLD, INK } from '../../../../../house/ui/colours.ts'
import type { Drawing } from './drawing.ts'
import { Line, Solid } from './strokes.tsx'

/** Limbs that overlap: outlined first, then filled as one. */
const RUNNER =
  'M23 32H28V37H23zM33 30C31 32 28 33 25 35 27 37 28 39 27 41 24 39 21 38 19 35 21 31 26 28 31 27zM31 40C28 43 25 46 20 48 15 49 8 48 3 47 8 44 12 44 17 44 19 42 21 39 25 36zM27 39C32 38 37 39 41 42 39 47 37 52 36 58 34 53 34 48 34 45 31 45 28 44 25 42zM32 22C36 22 39 25 38 29 36 33 35 37 33 41 30 43 25 42 24 38 27 34 27 26 32 22zM34 23C39 24 43 22 47 20 49 20 49 23 47 24 43 27 39 29 35 29 31 28 31 24 34 23z'

const messager: Drawing = {
  ground: ['#4f79a8', '#14264f'],
  tint: '#b9d3ee',
  Figure: ({ glow, pale }) => (
    <>
      <path d="M4 33H15M6 40H13M3 26H12" stroke={CREAM} strokeWidth="1.3" opacity=".35" />
      <circle className="glimmering" cx="53" cy="18" r="19" fill={glow} />
      <path
        d="M33 22C26 18 21 24 14 20 10 18 6 19 2 16 4 21 9 23 12 26 6 25 4 29 0 28 5 33 12 30 17 33 23 36 27 33 31 32z"
        fill={pale}
        opacity=".55"
      />
      <Solid d={RUNNER} of={INK} pen="2.4" />
      <path d={RUNNER} fill={pale} />
      <Line d="M35 29C32.5 28.5 31.5 26.5 32 24.5M29.5 30C28.5 33 27.5 36 27 40.5" pen="1" />
      <Solid
        d="M38 10C42 10.5 43.5 14 42.5 17.5 41.5 21 39 23 36.5 22.3 33.5 21.5 32.5 18 33.5 14.5 34.3 11.5 36 9.7 38 10z"
        of={pale}
        pen="1.1"
      />
      <Solid d="M47 14.5 58.5 12 60.5 20.5 49 23z" of="#fffdf2" pen="1" />
      <Line d="M47 14.5 54.5 18 58.5 12" of="#b98a2c" pen="1" />
    </>
  ),
}

const passeur: Drawing = {
  ground: ['#5f8f93', '#12323f'],
  tint: '#c2a878',
  Figure: ({ glow, pale }) => (
    <>
      <circle cx="34" cy="24" r="19" fill={glow} opacity=".7" />
      <ellipse cx="32" cy="58" rx="19" ry="2" fill={INK} opacity=".4" />
      <g className="floating">
        <path d="M47 5 19 58" stroke={INK} strokeWidth="3.6" />
        <path d="M47 5 19 58" stroke={GOLD} strokeWidth="1.7" />
        <Solid d="M30 9C25 10 24 15 25 19 20 25 19 33 19 41H39C39 33 37 25 34 19 36 14 34 9 30 9z" of="#1b2447" />
        <path d="M31 13C28 13 27 16 28 19 29 21 32 21 33 19 34 16 33 13 31 13z" fill="#060512" />
        <Line d="M26 25C24 30 23 35 23 40M32 24C33 30 33 35 32 40" of="#7286c0" pen="1" />
        <path d="M33 24 38.5 23.5" stroke="#1b2447" strokeWidth="4" />
        <circle cx="38" cy="23" r="2" fill={CREAM} />
        <Solid
          d="M5 31C8 36 12 39 19 39.5 28 40.5 38 40.5 46 39.5 53 39 57 36 59 30 60.5 40 56 48 46 49.5 37 50.5 27 50.5 18 49.5 8 48 3.5 41 5 31z"
          of={pale}
          pen="1.4"
        />
        <path d="M24 55h.1M42 56h.1M51 54h.1M11 54h.1" stroke={CREAM} strokeWidth="1.3" opacity=".7" />
        <Line d="M8 41C20 45 44 45 56 40.500M20 40 19 49M46 40 47 49M33 40.500V50" pen="1" opacity=".6" />
      </g>
    </>
  ),
}

const PETAL = 'M32 45C26 38 25 25 32 13 39 25 38 38 32 45z'
const VEIN = 'M32 42V24'

const fleur: Drawing = {
  ground: ['#4c6b8f', '#191b4a'],
  tint: '#d17fc0',
  Figure: ({ glow, pale }) => (
    <>
      <circle className="glimmering" cx="32" cy="28" r="25" fill={glow} opacity=".75" />
      <Line d="M32 44C33 51 31 57 32 64" of="#7fb58c" pen="2.6" />
      <Solid d="M32 55C37 48 46 48 53 51 47 58 39 60 32 57zM32 58C27 52 19 52 13 55 18 61 26 63 32 60z" of="#5f9c78" />
      <g className="breathing" fill={pale} stroke={INK} strokeWidth="1.2">
        {[-74, 74, -46, 46, -21, 21].map((angle) => (
          <g key={angle} transform={`rotate(${angle} 32 45)`}>
            <path d={PETAL} />
            <path d={VEIN} opacity=".35" />
          </g>
        ))}
        <path d="M32 46C27 41 26.5 32 32 23 37.5 32 37 41 32 46z" />
        <path d="M29 34 27.5 27M32 33V24M35 34 36.5 27" stroke="#9a6410" />
      </g>
      <g className="glimmering" fill={GOLD}>
        <circle cx="27.5" cy="26" r="1.6" />
        <circle cx="32" cy="23" r="1.6" />
        <circle cx="36.5" cy="26" r="1.6" />
        <circle cx="20" cy="12" r="1" />
        <circle cx="44" cy="9" r="1.2" />
        <circle cx="50" cy="19" r=".8" />
      </g>
    </>
  ),
}

export const GIVERS = { messager, passeur, fleur } as const
