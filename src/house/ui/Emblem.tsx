import { useId } from 'react'
import { CREAM, GOLD, INK } from './colours.ts'

const CLOTH =
  'M-4.5-12.500C-6.5-8-7.5-4-12 1-8 2.3-5 .8-2 1.5 2 2.5 6 2 9.5.5 8-3.5 7.2-8 5-12.5 6.5-16.5 5-20.5 1.5-21.3-1-22-3.5-23.8-7-22.3-5-21.5-4.5-20.5-5-18.5-5.5-16.5-5.3-14.5-4.5-12.500z'

/** A small cloaked figure, its feet at (x, y). */
export const Cloak = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 20})`} strokeLinecap="round" strokeLinejoin="round">
    <path d={CLOTH} fill={INK} stroke={INK} strokeWidth="3.2" />
    <path d={CLOTH} fill="#4350ad" stroke="#d5daff" strokeWidth="1" />
    <path d="M.5-10.500C-.5-6-1.5-2-2.2 1.400L3.3 2C3-2 1.8-6 .5-10.500z" fill={CREAM} />
    <path
      d="M-3.5-9C-4.5-5-6-1.5-8 .8M4-9C5-5 5.5-2 6.5 1M-4.5-12.500Q.3-9.5 5-12.5"
      fill="none"
      stroke="#a3adf2"
      strokeWidth=".9"
    />
    <ellipse cx=".8" cy="-15.4" rx="3.7" ry="4.3" fill={INK} />
    <ellipse cx="1.1" cy="-14.9" rx="2.7" ry="3.2" fill="#ffe8c8" />
    <path d="M-.7-14.800q.8.9 1.5 0M1.9-14.800q.7.9 1.3 0" fill="none" stroke={INK} strokeWidth=".8" />
    <circle cx=".5" cy="-10.6" r="1.2" fill={GOLD} />
  </g>
)

export const Emblem = () => {
  const id = useId()
  return (
    <svg className="emblem" viewBox="0 0 64 64" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}night`} cx=".55" cy=".45" r=".6">
          <stop stopColor="#4a55a8" />
          <stop offset="1" stopColor="#12143a" />
        </radialGradient>
        <linearGradient id={`${id}moon`} x2=".4" y2="1">
          <stop stopColor="#fff3c4" />
          <stop offset="1" stopColor="#e6ac45" />
        </linearGradient>
      </defs>
      <circle cx="32" cy="32" r="31" fill={`url(#${id}night)`} />
      <circle cx="32" cy="32" r="30.2" fill="none" stroke="#ecc76a" strokeWidth="1" opacity=".65" />
      <path d="M43 10h.1M52 22h.1M31 30h.1M54 31h.1" stroke="#fff6df" strokeWidth="1.6" strokeLinecap="round" />
      <path
        d="M34 7A25 25 0 1 0 55.5 41 21 21 0 1 1 34 7z"
        fill={`url(#${id}moon)`}
        stroke="#150f2b"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <Cloak x={40.5} y={46.5} size={22} />
    </svg>
  )
}
