import type { Point } from '../../geometry/index.ts'

export interface Bounds extends Point {
  readonly width: number
  readonly height: number
}

export const covers = (outer: Bounds, inner: Bounds): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

export const overlap = (a: Bounds, b: Bounds): Bounds => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)]
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
}

export const grown = ({ x, y, width, height }: Bounds, by: number): Bounds => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** What of a part lies outside what is known: a strip where it is one, else the whole part; null where nothing does. */
export const beyond = (part: Bounds, known: Bounds): Bounds | null => {
  if (covers(known, part)) return null
  const { x, y, width, height } = overlap(part, known)
  const [right, bottom] = [x + width, y + height]
  const sides = {
    left: x > part.x,
    right: right < part.x + part.width,
    top: y > part.y,
    bottom: bottom < part.y + part.height,
  }
  if (width === 0 || height === 0 || Object.values(sides).filter(Boolean).length > 1) return part
  if (sides.left) return { ...part, width: x - part.x }
  if (sides.top) return { ...part, height: y - part.y }
  if (sides.right) return { ...part, x: right, width: part.x + part.width - right }
  return { ...part, y: bottom, height: part.y + part.height - bottom }
}

/** The smallest around them whose sides are whole numbers. */
export const rounded = ({ x, y, width, height }: Bounds): Bounds => {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top }
}
