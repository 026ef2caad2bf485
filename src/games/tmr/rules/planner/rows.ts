/** Arithmetic on rows of one number a cell. Typed arrays are never read out of bounds here. */
export type Row = Float64Array
/** One kind of array only: reading two kinds through one function makes every reading slow. */
export type Slots = Int16Array

export const at = (row: Row, index: number): number => row[index] as number
export const slot = (slots: Slots, index: number): number => slots[index] as number
export const add = (row: Row, index: number, amount: number): void => {
  row[index] = (row[index] as number) + amount
}

/** One row for each number of boxes left and of dream points. */
export interface Grid {
  /** All rows, one after the other. */
  readonly store: Row
  readonly rows: readonly Row[]
  readonly dreams: number
}

export const makeGrid = (boxes: number, dreams: number, width: number): Grid => {
  const store = new Float64Array((boxes + 1) * (dreams + 1) * width)
  const rows: Row[] = []
  for (let start = 0; start < store.length; start += width) rows.push(store.subarray(start, start + width))
  return { store, rows, dreams }
}

export const rowOf = (grid: Grid, boxes: number, dream: number): Row => grid.rows[boxes * (grid.dreams + 1) + dream] as Row
