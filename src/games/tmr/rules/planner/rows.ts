/** Arithmetic on rows of one number a cell. Typed arrays are never read out of bounds here. */
export type Row = Float64Array
/** One kind of array only: reading two kinds through one function makes every reading slow. */
export type Slots = Int16Array

export const at = (row: Row, index: number): number => row[index] as number
export const slot = (slots: Slots, index: number): number => slots[index] as number
export const add = (row: Row, index: number, amount: number): void => {
  row[index] = (row[index] as number) + amount
}

/** One row for each number of boxes left and of dream points, all in one store. */
export interface Grid {
  readonly store: Row
  /** The least and the most dream points. */
  readonly low: number
  readonly high: number
  /** Cells of one row, and of all rows of one number of boxes. */
  readonly width: number
  readonly depth: number
}

export const depthOf = (low: number, high: number, width: number): number => (high - low + 1) * width

export const makeGrid = (boxes: number, low: number, high: number, width: number): Grid => {
  const depth = depthOf(low, high, width)
  return { store: new Float64Array((boxes + 1) * depth), low, high, width, depth }
}

/** Where a row begins in the store. */
export const startOf = ({ low, width, depth }: Grid, boxes: number, dream: number): number =>
  boxes * depth + (dream - low) * width

/** Levels of dream points and how likely each is. */
export interface Mix {
  readonly starts: Int32Array
  readonly weights: Row
}

export const sumOf = (row: Row): number => row.reduce((sum, part) => sum + part, 0)

const addFour = (out: Row, store: Row, base: number, { starts, weights }: Mix, part: number): void => {
  const [p, q] = [base + (starts[part] as number), base + (starts[part + 1] as number)]
  const [r, s] = [base + (starts[part + 2] as number), base + (starts[part + 3] as number)]
  const [w, x, y, z] = [at(weights, part), at(weights, part + 1), at(weights, part + 2), at(weights, part + 3)]
  for (let cell = 0; cell < out.length; cell++)
    out[cell] =
      at(out, cell) + w * at(store, p + cell) + x * at(store, q + cell) + (y * at(store, r + cell) + z * at(store, s + cell))
}

const addOne = (out: Row, store: Row, start: number, weight: number): void => {
  for (let cell = 0; cell < out.length; cell++) out[cell] = at(out, cell) + weight * at(store, start + cell)
}

/** `out = Σ weight · row` over all cells and the first so many parts, four rows at a time. */
export const mixRows = (out: Row, store: Row, base: number, mix: Mix, parts = mix.starts.length): void => {
  out.fill(0)
  let part = 0
  for (; part + 3 < parts; part += 4) addFour(out, store, base, mix, part)
  for (; part < parts; part++) addOne(out, store, base + (mix.starts[part] as number), at(mix.weights, part))
}

/** The same on a few cells only. */
export const mixAt = (cells: Slots, out: Row, store: Row, base: number, { starts, weights }: Mix): void => {
  for (let index = 0; index < cells.length; index++) {
    const cell = slot(cells, index)
    let sum = 0
    for (let part = 0; part < starts.length; part++) sum += at(weights, part) * at(store, base + (starts[part] as number) + cell)
    out[cell] = sum
  }
}
