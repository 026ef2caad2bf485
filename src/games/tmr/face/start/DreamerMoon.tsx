import { afterFace } from './afterFace.ts'
import { Moon } from './Moon.tsx'
import './start.css'

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
