/** MAP-4: the six ways, clockwise from the top. */
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const

export type Direction = (typeof DIRECTIONS)[number]

/** Axial coordinates: q is the column, r runs down along it. */
export interface Axial {
  readonly q: number
  readonly r: number
}

export const STEP: Readonly<Record<Direction, Axial>> = {
  n: { q: 0, r: -1 },
  ne: { q: 1, r: -1 },
  se: { q: 1, r: 0 },
  s: { q: 0, r: 1 },
  sw: { q: -1, r: 1 },
  nw: { q: -1, r: 0 },
}

/** MAP-1: columns B, D, F… sit half a cell lower. */
export const axialOf = (column: number, row: number): Axial => ({ q: column, r: row - (column - (column & 1)) / 2 })

export const rowOf = ({ q, r }: Axial): number => r + (q - (q & 1)) / 2

export const shift = (from: Axial, direction: Direction, cells: number): Axial => ({
  q: from.q + STEP[direction].q * cells,
  r: from.r + STEP[direction].r * cells,
})

export const hexDistance = (a: Axial, b: Axial): number => {
  const q = a.q - b.q
  const r = a.r - b.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}
