import type { Colour, Hue, Kind } from './traits.ts'

/** CRD-2: a kind and a colour; CRD-4: what it resists and fears counts under ADV alone. */
export interface Power {
  readonly id: string
  readonly kind: Kind
  readonly colour: Hue
  readonly resistance: Colour | null
  readonly weakness: Colour | null
}

/** CRD-8: in the order of lists. */
const ROWS: readonly (readonly [id: string, kind: Kind, colour: Hue, resistance: Colour | null, weakness: Colour | null])[] = [
  ['D+R1', 'day+', 'red', 'green', 'blue'],
  ['D+R2', 'day+', 'red', 'blue', 'white'],
  ['D+R3', 'day+', 'red', 'white', 'green'],
  ['D+G1', 'day+', 'green', 'blue', 'white'],
  ['D+G2', 'day+', 'green', 'white', 'red'],
  ['D+G3', 'day+', 'green', 'red', 'blue'],
  ['D+B1', 'day+', 'blue', 'white', 'red'],
  ['D+B2', 'day+', 'blue', 'red', 'green'],
  ['D+B3', 'day+', 'blue', 'green', 'white'],
  ['D+W1', 'day+', 'white', 'red', 'green'],
  ['D+W2', 'day+', 'white', 'green', 'blue'],
  ['D+W3', 'day+', 'white', 'blue', 'red'],
  ['D+A1', 'day+', 'rainbow', null, null],
  ['D+A2', 'day+', 'rainbow', null, null],
  ['D-R1', 'day-', 'red', 'green', 'blue'],
  ['D-R2', 'day-', 'red', 'blue', 'white'],
  ['D-R3', 'day-', 'red', 'white', 'green'],
  ['D-G1', 'day-', 'green', 'blue', 'white'],
  ['D-G2', 'day-', 'green', 'white', 'red'],
  ['D-G3', 'day-', 'green', 'red', 'blue'],
  ['D-B1', 'day-', 'blue', 'white', 'red'],
  ['D-B2', 'day-', 'blue', 'red', 'green'],
  ['D-B3', 'day-', 'blue', 'green', 'white'],
  ['D-W1', 'day-', 'white', 'red', 'green'],
  ['D-W2', 'day-', 'white', 'green', 'blue'],
  ['D-W3', 'day-', 'white', 'blue', 'red'],
  ['D-A1', 'day-', 'rainbow', null, null],
  ['D-A2', 'day-', 'rainbow', null, null],
  ['N+R1', 'night+', 'red', 'green', 'blue'],
  ['N+R2', 'night+', 'red', 'blue', 'white'],
  ['N+R3', 'night+', 'red', 'white', 'green'],
  ['N+G1', 'night+', 'green', 'blue', 'white'],
  ['N+G2', 'night+', 'green', 'white', 'red'],
  ['N+G3', 'night+', 'green', 'red', 'blue'],
  ['N+B1', 'night+', 'blue', 'white', 'red'],
  ['N+B2', 'night+', 'blue', 'red', 'green'],
  ['N+B3', 'night+', 'blue', 'green', 'white'],
  ['N+W1', 'night+', 'white', 'red', 'green'],
  ['N+W2', 'night+', 'white', 'green', 'blue'],
  ['N+W3', 'night+', 'white', 'blue', 'red'],
  ['N+A1', 'night+', 'rainbow', null, null],
  ['N+A2', 'night+', 'rainbow', null, null],
  ['N-R1', 'night-', 'red', 'green', 'blue'],
  ['N-R2', 'night-', 'red', 'blue', 'white'],
  ['N-R3', 'night-', 'red', 'white', 'green'],
  ['N-G1', 'night-', 'green', 'blue', 'white'],
  ['N-G2', 'night-', 'green', 'white', 'red'],
  ['N-G3', 'night-', 'green', 'red', 'blue'],
  ['N-B1', 'night-', 'blue', 'white', 'red'],
  ['N-B2', 'night-', 'blue', 'red', 'green'],
  ['N-B3', 'night-', 'blue', 'green', 'white'],
  ['N-W1', 'night-', 'white', 'red', 'green'],
  ['N-W2', 'night-', 'white', 'green', 'blue'],
  ['N-W3', 'night-', 'white', 'blue', 'red'],
  ['N-A1', 'night-', 'rainbow', null, null],
  ['N-A2', 'night-', 'rainbow', null, null],
  ['SR1', 'special', 'red', 'green', 'blue'],
  ['SR2', 'special', 'red', 'blue', 'white'],
  ['SG1', 'special', 'green', 'blue', 'white'],
  ['SG2', 'special', 'green', 'white', 'red'],
  ['SB1', 'special', 'blue', 'white', 'red'],
  ['SB2', 'special', 'blue', 'red', 'green'],
  ['SW1', 'special', 'white', 'red', 'green'],
  ['SW2', 'special', 'white', 'green', 'blue'],
  ['SA1', 'special', 'rainbow', null, null],
  ['SA2', 'special', 'rainbow', null, null],
]

export const POWERS: readonly Power[] = ROWS.map(([id, kind, colour, resistance, weakness]) => ({
  id,
  kind,
  colour,
  resistance,
  weakness,
}))
