import { CREAM, GOLD, INK } from '../../../../../house/ui/colours.ts'
import type { Drawing } from './drawing.ts'
import { Line, Solid } from './strokes.tsx'

const closed: Drawing = {
  ground: ['#c79a6d', '#4a2430'],
  tint: '#c9a27a',
  Figure: ({ pale }) => (
    <>
      <Solid d="M3 62V22h6v4h6v-4h6v4h6v-4h10v4h6v-4h6v4h6v-4h6v40z" of={pale} pen="1.4" />
      <Solid d="M18 62V42C18 28 46 28 46 42V62z" of="#1a0d18" pen="1.4" />
      <path d="M24 33V62M32 31V62M40 33V62M18 42H46M18 51H46" stroke="#8d8298" strokeWidth="2.2" />
      <path d="M24 60V64M32 60V64M40 60V64" stroke={CREAM} strokeWidth="1.6" />
      <path d="M8 34h3v6H8zM53 34h3v6h-3z" fill={INK} />
      <circle cx="50" cy="11" r="5" fill={GOLD} opacity=".8" />
    </>
  ),
}

const conquest: Drawing = {
  ground: ['#b5573f', '#3a1030'],
  tint: '#e0b070',
  Figure: ({ glow, pale }) => (
    <>
      <circle cx="36" cy="22" r="22" fill={glow} opacity=".6" />
      <Solid d="M-2 58C10 48 18 46 32 47 46 48 56 52 66 58V66H-2z" of="#4a2a2c" pen="1.3" />
      <path d="M30 50V6" stroke={INK} strokeWidth="4" />
      <path d="M30 50V6" stroke={GOLD} strokeWidth="2" />
      <g className="floating">
        <Solid d="M31 8C40 4 46 13 57 9 54 15 54 20 57 26 46 29 40 21 31 25z" of={pale} pen="1.3" />
        <path d="M39 12 47 20M47 12 39 20" stroke="#7c1f2c" strokeWidth="2.2" />
      </g>
      <Solid d="M14 54 20 38 24 52z" of="#7b6a70" pen="1.1" />
    </>
  ),
}

const purification: Drawing = {
  ground: ['#8fb7b0', '#1c4050'],
  tint: '#bfe3dc',
  Figure: ({ glow, pale }) => (
    <>
      <circle className="glimmering" cx="32" cy="20" r="21" fill={glow} />
      <Solid d="M32 4C39 15 43 20 43 27A11 11 0 0 1 21 27C21 20 25 15 32 4z" of={pale} pen="1.4" />
      <Line d="M26 26A6 6 0 0 0 31 33" of={CREAM} pen="2" />
      <Solid d="M10 46H54C54 56 46 60 32 60S10 56 10 46z" of="#5a5170" pen="1.4" />
      <ellipse cx="32" cy="46" rx="22" ry="5" fill="#a9d8e2" stroke={INK} strokeWidth="1.2" />
      <Line d="M25 46Q32 42.500 39 46M21 47.500Q32 51 43 47.500" of={CREAM} pen="1.1" />
    </>
  ),
}

const gift: Drawing = {
  ground: ['#dcb27c', '#4e3263'],
  tint: '#e8c596',
  Figure: ({ glow, pale }) => (
    <>
      <Solid d="M6 34V16h5v4h5v-4h5v4h4V9l7-7 7 7v11h4v-4h5v4h5v-4h5v18z" of="#8a6a86" />
      <circle cx="32" cy="42" r="22" fill={glow} opacity=".8" />
      <Solid d="M14 38H50V60H14z" of={pale} pen="1.4" />
      <Solid d="M11 33H53V40H11z" of="#a63b5c" pen="1.3" />
      <path d="M32 33V60" stroke="#a63b5c" strokeWidth="5" />
      <Solid d="M32 33C24 33 20 25 25 24 29 23 32 29 32 33 32 29 35 23 39 24 44 25 40 33 32 33z" of="#a63b5c" pen="1.3" />
    </>
  ),
}

const RENT = 'M34 3 27 17 32 22 22 33 28 38 20 61 37 41 32 36 43 25 36 20z'

const tear: Drawing = {
  ground: ['#5b4f93', '#140f33'],
  tint: '#e9c46a',
  Figure: ({ glow, pale }) => (
    <>
      <circle className="glimmering" cx="32" cy="32" r="29" fill={glow} />
      <Line d={RENT} of="#b884e8" pen="6" strokeLinejoin="round" opacity=".75" />
      <Solid d={RENT} of={pale} strokeLinejoin="round" />
      <path d="M12 16h.1M52 14h.1M10 44h.1M54 46h.1M47 56h.1" stroke={CREAM} strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
}

/** What a cell may ask or give under the Dragons, and TGT-3: where the dream opens. */
export const GATES = { closed, conquest, purification, gift, tear } as const
