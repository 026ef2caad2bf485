import type { Point } from '../board/index.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, 'width' | 'height'>

const overlap = (from: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other))

/** How much of one lies on the other. */
export const hidden = (a: Box, b: Box): number =>
  overlap(a.left, a.width, b.left, b.width) * overlap(a.top, a.height, b.top, b.height)

const cornersFor = ({ left, top, width, height }: Box, note: Size): readonly Box[] => {
  const [right, bottom] = [left + width - note.width, top + height - note.height]
  return [
    { left: right, top, ...note },
    { left, top, ...note },
    { left: right, top: bottom, ...note },
    { left, top: bottom, ...note },
  ]
}

/** The corner of an area in which a note hides nothing of a cell, and least of what else is to be seen; where none is free, the one in which it hides least of the cell. */
export const cornerFor = (area: Box, note: Size, cell: Box, others: readonly Box[] = []): Box => {
  const beside = (corner: Box): number => others.reduce((sum, other) => sum + hidden(corner, other), 0)
  const isBetter = (corner: Box, best: Box): boolean => {
    const [a, b] = [hidden(corner, cell), hidden(best, cell)]
    return a === b ? beside(corner) < beside(best) : a < b
  }
  return cornersFor(area, note).reduce((best, corner) => (isBetter(corner, best) ? corner : best))
}

/** How far the map has to be moved for the cell to come out from under the note, up or down, whichever is nearer the middle. */
export const wayOut = (note: Box, cell: Box, area: Box): Point => {
  if (hidden(note, cell) === 0) return { x: 0, y: 0 }
  const down = note.top + note.height - cell.top
  const up = note.top - cell.top - cell.height
  return { x: 0, y: note.top > area.top ? up : down }
}
