import { type CellId, cellOf, DIRECTIONS, type Direction, distance, STEP } from '../../rules/public.ts'

export interface Leg {
  readonly way: Direction
  readonly cells: number
}

/** A shortest way from one cell to another in at most two legs: so many cells one way, so many the next. */
export const wayTo = (from: CellId, to: CellId): readonly Leg[] => {
  const [a, b] = [cellOf(from).axial, cellOf(to).axial]
  const [q, r] = [b.q - a.q, b.r - a.r]
  const far = distance(from, to)
  for (const [at, way] of DIRECTIONS.entries()) {
    const next = DIRECTIONS[(at + 1) % DIRECTIONS.length] as Direction
    for (let cells = 0; cells <= far; cells++) {
      const rest = far - cells
      if (STEP[way].q * cells + STEP[next].q * rest === q && STEP[way].r * cells + STEP[next].r * rest === r)
        return [
          { way, cells },
          { way: next, cells: rest },
        ].filter((leg) => leg.cells > 0)
    }
  }
  return []
}
