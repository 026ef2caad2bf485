import { CREAM, GOLD, INK } from '../../../../../house/ui/colours.ts'
import type { Drawing } from './drawing.ts'
import { Line, Solid } from './strokes.tsx'

interface HandProps {
  readonly fill: string
  readonly transform: string
}

/** A hand that points along x, the tip of its finger at (0, 0). */
const PointingHand = ({ fill, transform }: HandProps) => (
  <g transform={transform} fill={fill} stroke={INK} strokeWidth="1.3">
    <path d="M-44-1-34-3-33 16-44 18z" fill="#3c3277" />
    <path d="M-35-2C-30-4-27-7-22-8-19-9-16-9-14-8.5-12-8-12-5-14.5-4.500L-18-3.5-3-3C.5-3 .5 3-3 3H-16C-12 3-12 8-15 8-13 8.5-13 12.5-17 12.5-15.5 13.5-16 16.5-19 16.5-25 17-30 16-34 14z" />
    <path d="M-16 3H-22M-15 8H-22M-17 12.500H-22M-18-3.500C-20-3-22-2-23 0" fill="none" strokeWidth="1" />
  </g>
)

const GLYPH =
  'M36 35C39 22 33 10 22 10 12 10 8 19 12 25 16 30 25 27 24 20 23 16 18 17 19 20M8 32 30 30M14 37 24 36M41 13h.1M8 11h.1'

const casting: Drawing = {
  ground: ['#6a55b8', '#1c1450'],
  tint: '#d3a183',
  Figure: ({ glow, pale }) => (
    <>
      <circle className="glimmering" cx="24" cy="24" r="22" fill={glow} opacity=".8" />
      <Line d={GLYPH} of={GOLD} pen="4.4" opacity=".45" />
      <Line d={GLYPH} of={CREAM} pen="1.8" />
      <PointingHand fill={pale} transform="translate(36 35) rotate(-132) scale(.9 -.9)" />
    </>
  ),
}

const targeting: Drawing = {
  ground: ['#a8784a', '#3a1f2e'],
  tint: '#d8a884',
  Figure: ({ glow, pale }) => (
    <>
      <circle cx="47" cy="19" r="19" fill={glow} opacity=".8" />
      <g className="glimmering" fill="none" stroke={CREAM}>
        <circle cx="47" cy="19" r="10.5" strokeWidth="2.2" />
        <circle cx="47" cy="19" r="14" strokeWidth="1" strokeDasharray=".1 3.56" />
      </g>
      <path d="M47 13.5 48.4 17.6 52.5 19 48.4 20.4 47 24.5 45.6 20.4 41.5 19 45.6 17.600z" fill={GOLD} />
      <PointingHand fill={pale} transform="translate(38 30) rotate(-32)" />
    </>
  ),
}

const carrying: Drawing = {
  ground: ['#5f5a9e', '#1b1440'],
  tint: '#cf9b78',
  Figure: ({ glow, pale }) => (
    <>
      <circle className="glimmering" cx="31" cy="22" r="32" fill={glow} />
      <Solid d="M46 26 50 45 51 66H21L22 52C17 47 15 40 16 30z" of={pale} />
      <circle cx="31" cy="20" r="11" fill="#fffdf2" />
      <circle cx="31" cy="18" r="24" fill={glow} />
      <g fill={pale} stroke={INK} strokeWidth="1.2">
        <path d="M48 20.5C42 18.5 35 20 29 23 25 25 27 30 31 29 37 27 44 26 51 28 51 25 50 22 48 20.500z" />
        <path d="M51 28C43 26 34 28 27 31 23 33 25 38.5 29 37 36 34.5 44 34 52 36z" />
        <path d="M52 36C44 34.5 35 36 28 39 24.5 41 26 46 30 45 37 42.5 44 42 51 43z" />
        <path d="M51 43C45 42 38 43 32 46 29 48 31 52 35 51 40 49.5 45 49 50 49z" />
        <path d="M21 52C16 47 14 40 14.5 33 14.5 29 15 25 18 24.5 21.5 24 22 27.5 21.5 31 21 36 22.5 40 26 44z" />
      </g>
      <Line
        d="M29 30C36 28 43 27 50 28.500M29 38C37 35 44 34.8 51 36.500M31 45.500C38 43 44 42.5 50 43.5"
        of="#fff3b0"
        pen="1.7"
      />
      <Solid d="M20 58 52 56.500V66H20z" of="#3c3277" />
    </>
  ),
}

export const HANDS = { casting, targeting, carrying } as const
