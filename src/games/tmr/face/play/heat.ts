/** What differs by less is told with the same words. */
const TOLD = 0.0005

export interface HeatRange {
  readonly least: number
  readonly most: number
}

/** From the worst cell to the best; null where there is no chance, or none is better than another: nothing to shade. */
export const rangeOf = (heat: readonly number[]): HeatRange | null => {
  const [least, most] = [Math.min(...heat), Math.max(...heat)]
  return most - least >= TOLD ? { least, most } : null
}
