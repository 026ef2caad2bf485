import { useId } from 'react'
import { Cloak } from './Cloak.tsx'

/** A cloaked figure in the hollow of the moon. */
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
