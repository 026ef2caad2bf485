import { afterFace } from './afterFace.ts'
import './start.css'

interface MoonProps {
  /** How much of it is lit, 0 to 1. */
  readonly lit: number
  readonly size?: number
}

const R = 20

/** From the dark of the moon to the full: the dream that is left, or the strength of a dreamer. */
export const moonPath = (lit: number): string => {
  const share = Math.min(1, Math.max(0, lit))
  const terminator = Math.round(R * Math.abs(1 - 2 * share) * 100) / 100
  return `M0 ${-R}A${R} ${R} 0 0 0 0 ${R}A${terminator} ${R} 0 0 ${share < 0.5 ? 1 : 0} 0 ${-R}Z`
}

export const Moon = ({ lit, size = 40 }: MoonProps) => (
  <svg className="moon" viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
    <circle r={R + 1.5} className="moon-dark" />
    <path d={moonPath(lit)} className="moon-lit" transform="rotate(-18)" />
    <path d="M-11 -4q3 2 1 5M-13 6q4 0 4 4M-6 -12q1 2 -2 3" className="moon-ink" />
  </svg>
)

const CardDreamer = afterFace(async () => (await import('./CardDreamer.tsx')).CardDreamer)

interface DreamerMoonProps {
  readonly name: string
  /** As it was kept: what is no look is none. */
  readonly look: unknown
  /** How much of the moon is lit, 0 to 1. */
  readonly lit: number
  readonly size: number
}

/** Whoever dreams, before their moon. */
export const DreamerMoon = ({ name, look, lit, size }: DreamerMoonProps) => (
  <span className="card-figure">
    <Moon lit={lit} size={size} />
    <CardDreamer name={name} look={look} size={size * 0.82} />
  </span>
)
