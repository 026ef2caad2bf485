import { CREAM, GOLD, INK } from '../../../../../house/ui/colours.ts'
import type { Drawing } from './drawing.ts'
import { Edged, Line, Solid } from './strokes.tsx'

const TAIL = 'M-4 50C8 56 22 56 31 49 40 42 37 31 28 31 21 31 18 37 22 41M31 49C45 44 50 30 47 17'
const BARB = 'M47 19C42 16 41 10 46 4 49 8 53 8 57 6 56 13 53 18 47 19z'
const SPINES = 'M4 51 7 45 11 53zM15 54 19 47 22 54zM27 51 33 45 33 49zM38 42 45 40 41 37zM44 33 51 32 46 28z'

const queue: Drawing = {
  ground: ['#c07a4a', '#4a1626'],
  tint: '#d98a5c',
  Figure: () => (
    <>
      <Line d="M6 14Q14 8 20 14M10 22Q16 17 22 22M50 46Q56 42 60 47" opacity=".5" />
      <g className="floating">
        <Solid d={SPINES} of={GOLD} pen="1" />
        <Edged d={TAIL} of="#a63b34" pens={[8.6, 6]} />
        <Line d={TAIL} of="#e08a52" pen="1.6" strokeDasharray=".1 4.4" />
        <Solid d={BARB} of="#a63b34" pen="1.3" />
      </g>
    </>
  ),
}

const ombre: Drawing = {
  ground: ['#6f6a86', '#0f0b1e'],
  tint: '#9d97b8',
  Figure: ({ glow }) => (
    <>
      <circle cx="46" cy="14" r="17" fill={glow} opacity=".45" />
      <Line d={TAIL} of="#05030d" pen="9.4" opacity=".85" />
      <path d={BARB} fill="#05030d" />
      <path d={SPINES} fill="#05030d" />
      <Solid d="M6 22C6 13 22 13 22 22 22 26 20 27 20 30H8C8 27 6 26 6 22z" of={CREAM} />
      <path d="M10 20.500h.1M18 20.500h.1" stroke={INK} strokeWidth="4.2" />
      <path d="M11 27V30M14 27V30M17 27V30" stroke={INK} strokeWidth="1" />
    </>
  ),
}

const souffle: Drawing = {
  ground: ['#7fa6b8', '#1d2f57'],
  tint: '#cfe3ea',
  Figure: ({ glow, pale }) => (
    <>
      <circle cx="16" cy="33" r="16" fill={glow} opacity=".5" />
      <Solid d="M-2 16C9 13 20 17 24 25 28 27 29 30 26 32 29 34 28 38 23 39 18 46 8 49-2 47z" of="#3d5a86" pen="1.3" />
      <Line d="M14 23Q18 21 20 25" pen="1.4" />
      <path d="M15 26h.1" stroke={GOLD} strokeWidth="3.4" />
      <Line d="M24 29h.1M13 35Q19 36 25 34.500" pen="1.5" />
      <g className="floating" fill="none" stroke={pale}>
        <path d="M30 32C38 29 44 36 51 31 56 27 52 21 47 23" strokeWidth="3.2" />
        <path d="M30 37C38 37 42 44 51 42 59 40 60 33 56 31" strokeWidth="2.6" />
        <path d="M29 41C35 45 40 51 48 51 54 51 57 47 54 44" strokeWidth="2" />
        <path d="M30 27C35 22 38 17 45 15 51 13 53 8 49 6" strokeWidth="1.7" />
      </g>
    </>
  ),
}

const tete: Drawing = {
  ground: ['#d9b45c', '#5a3a12'],
  tint: '#e6c98a',
  Figure: ({ glow, pale }) => (
    <>
      <circle className="glimmering" cx="32" cy="30" r="28" fill={glow} />
      <Solid d="M20 18C14 14 11 8 12 2 17 7 22 9 26 13zM44 18C50 14 53 8 52 2 47 7 42 9 38 13z" of={CREAM} />
      <Solid
        d="M32 10C41 10 48 16 48 24 48 29 45 32 44 37 43 44 40 55 32 60 24 55 21 44 20 37 19 32 16 29 16 24 16 16 23 10 32 10z"
        of={pale}
        pen="1.4"
      />
      <Solid d="M19 25C23 23 27 25 29 29 25 30 21 29 19 25zM45 25C41 23 37 25 35 29 39 30 43 29 45 25z" of="#7c2a12" pen="1" />
      <path d="M25 26.500h.1M39 26.500h.1" stroke={GOLD} strokeWidth="2.6" />
      <Line d="M29 47h.1M35 47h.1M27 53Q32 56 37 53M32 13V24M27 16 29 22M37 16 35 22" pen="1.5" />
    </>
  ),
}

const sign: Drawing = {
  ground: ['#6d6ab0', '#191645'],
  tint: '#b9b2e8',
  Figure: ({ glow }) => (
    <>
      <circle className="glimmering" cx="32" cy="31" r="25" fill={glow} opacity=".8" />
      <circle cx="32" cy="31" r="17" fill="none" stroke={CREAM} strokeWidth="1.6" strokeDasharray="5 2.4" />
      <Edged
        d="M32 17V45M32 23C24 21 21 27 24 31 27 34 32 31 32 31 32 31 37 28 40 31 43 35 40 41 32 39M24 20 20 15M40 42 44 47"
        of={GOLD}
        pens={[4.6, 2.4]}
      />
    </>
  ),
}

/** What the Dragons send. */
export const DRAGONS = { queue, ombre, souffle, tete, sign } as const
