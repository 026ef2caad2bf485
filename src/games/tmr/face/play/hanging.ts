/** A name as it would hang under its figure: its middle, its top, how wide it is. In pixels. */
export interface Hung {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** How many lines lower each is to hang so that none lies on one before it. */
export const linesDown = (names: readonly Hung[], line: number): readonly number[] => {
  const hung: Hung[] = []
  return names.map(({ x, y, width }) => {
    const covers = (other: Hung, top: number): boolean =>
      Math.abs(other.x - x) < (other.width + width) / 2 && Math.abs(other.y - top) < line
    let down = 0
    while (hung.some((other) => covers(other, y + down * line))) down++
    hung.push({ x, y: y + down * line, width })
    return down
  })
}
