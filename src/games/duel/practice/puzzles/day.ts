import { inTurn, isDay } from '../../../../kit/day.ts'
import { PUZZLES, type Puzzle } from './puzzles.ts'

/** The position of a day: the same for everybody; null for what is no day. */
export const puzzleOfDay = (day: string): Puzzle | null => (isDay(day) ? inTurn(day, PUZZLES) : null)

/** How the position of a day went so far. */
export interface DayDone {
  readonly day: string
  /** In vain. */
  readonly tries: number
  readonly hints: number
  /** With nothing too many, or more than was needed; null: not yet. */
  readonly solved: 'clean' | 'more' | null
}

const SIGNS = { clean: '●', more: '◐' } as const

/** A line to share: it tells how it went, never what was played. */
export const dayLine = ({ day, tries, hints, solved }: DayDone): string =>
  ['Demi-rêve ◉', day, `${'○'.repeat(tries)}${solved ? SIGNS[solved] : ''}`, '?'.repeat(hints)].filter(Boolean).join(' ')
