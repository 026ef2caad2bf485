import type { Point } from './point.ts'

/** Where the world lies on the screen: screen = world × scale + (x, y). */
export interface Viewport extends Point {
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Insets {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const NO_INSETS: Insets = { left: 0, right: 0, top: 0, bottom: 0 }
const MARGIN = 12

export interface Extent {
  /** What there is to see, from its corner at 0, 0. */
  readonly world: Size
  readonly size: Size
  readonly insets: Insets
}

/** How near a world is looked at: scales in pixels a unit, lengths in its units. */
export interface Scales {
  readonly nearest: number
  /** Smaller than this no mark is made out. */
  readonly legible: number
  /** From the smallest at which every word is read to the largest that is still a map. */
  readonly readable: { readonly least: number; readonly most: number }
  /** What is to be seen around what is looked at closely. */
  readonly neighbourhood: number
  /** What is to be seen around a point that is kept in sight. */
  readonly around: number
  /** Who asks for a point comes as near as this, where the whole is not nearer already. */
  readonly arrival: number
}

export interface Frame extends Extent {
  readonly scales: Scales
}

export const clearArea = ({ size, insets }: Extent): Size & Point => ({
  x: insets.left,
  y: insets.top,
  width: Math.max(80, size.width - insets.left - insets.right),
  height: Math.max(80, size.height - insets.top - insets.bottom),
})

export const clearCentre = (frame: Extent): Point => {
  const area = clearArea(frame)
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 }
}

export const toScreen = (view: Viewport, point: Point): Point => ({
  x: point.x * view.scale + view.x,
  y: point.y * view.scale + view.y,
})
export const toWorld = (view: Viewport, point: Point): Point => ({
  x: (point.x - view.x) / view.scale,
  y: (point.y - view.y) / view.scale,
})

export const fitScale = (frame: Extent): number => {
  const area = clearArea(frame)
  return Math.min((area.width - 2 * MARGIN) / frame.world.width, (area.height - 2 * MARGIN) / frame.world.height)
}

export const centredOn = (frame: Extent, point: Point, scale: number): Viewport => {
  const middle = clearCentre(frame)
  return { scale, x: middle.x - point.x * scale, y: middle.y - point.y * scale }
}

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 })

export const fitted = (frame: Extent): Viewport => centredOn(frame, middleOf(frame.world), fitScale(frame))

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

const roam = (map: number, area: number, scale: number): number =>
  Math.min(map / 2, Math.max(0, map - area / scale) / 2 + (0.25 * area) / scale)

/** The map cannot be lost: the middle of the clear area stays on it, and it never gets much smaller than the area. */
export const bounded = (frame: Frame, view: Viewport): Viewport => {
  const scale = clamp(view.scale, fitScale(frame) * 0.85, frame.scales.nearest)
  const middle = clearCentre(frame)
  const held = toWorld(view.scale === scale ? view : zoomedAt(view, middle, scale / view.scale), middle)
  const area = clearArea(frame)
  const [centre, reach] = [
    middleOf(frame.world),
    { x: roam(frame.world.width, area.width, scale), y: roam(frame.world.height, area.height, scale) },
  ]
  const x = clamp(held.x, centre.x - reach.x, centre.x + reach.x)
  const y = clamp(held.y, centre.y - reach.y, centre.y + reach.y)
  return centredOn(frame, { x, y }, scale)
}

export const zoomedAt = (view: Viewport, at: Point, factor: number): Viewport => ({
  scale: view.scale * factor,
  x: at.x - (at.x - view.x) * factor,
  y: at.y - (at.y - view.y) * factor,
})

/** As zoomedAt, the factor cut at the limits first, so that the point under the pointer does not slide there. */
export const zoomedWithin = (frame: Frame, view: Viewport, at: Point, factor: number): Viewport => {
  const scale = clamp(view.scale * factor, fitScale(frame) * 0.85, frame.scales.nearest)
  return bounded(frame, zoomedAt(view, at, scale / view.scale))
}

export const moved = (view: Viewport, dx: number, dy: number): Viewport => ({ ...view, x: view.x + dx, y: view.y + dy })

export const pinched = (view: Viewport, before: readonly [Point, Point], after: readonly [Point, Point]): Viewport => {
  const spread = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const [from, to] = [middle(before), middle(after)]
  return moved(zoomedAt(view, from, spread(after) / spread(before)), to.x - from.x, to.y - from.y)
}

/** The scale grows evenly to the eye; the world slides with it. */
export const between = (from: Viewport, to: Viewport, t: number): Viewport => ({
  scale: from.scale * (to.scale / from.scale) ** t,
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
})

export const showing = (frame: Extent, view: Viewport, point: Point, margin: number): Viewport => {
  const area = clearArea(frame)
  const at = toScreen(view, point)
  const room = Math.min(margin, area.width / 3, area.height / 3)
  const wanted = {
    x: clamp(at.x, area.x + room, area.x + area.width - room),
    y: clamp(at.y, area.y + room, area.y + area.height - room),
  }
  return moved(view, wanted.x - at.x, wanted.y - at.y)
}

/** What these points take up with so much around them: its middle, and the scale at which all of it is in sight. */
const spanOf = (frame: Frame, points: readonly Point[], margin: number): { readonly middle: Point; readonly fits: number } => {
  const area = clearArea(frame)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const [width, height] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top]
  return { middle: { x: left + width / 2, y: top + height / 2 }, fits: Math.min(area.width / width, area.height / height) }
}

/** Of a look that nobody moved by hand: no more of what lies around the world than a rim, but for points that lie there. */
const filling = (frame: Frame, points: readonly Point[], { scale, ...view }: Viewport): Viewport => {
  const area = clearArea(frame)
  const { around } = frame.scales
  const along = (at: number, start: number, room: number, world: number, places: readonly number[]): number => {
    const least = Math.min(-around / 3, ...places.map((place) => place - around / 2))
    const most = Math.max(world + around / 3, ...places.map((place) => place + around / 2))
    if ((most - least) * scale < room) return start + (room - (most + least) * scale) / 2
    return clamp(at, start + room - most * scale, start - least * scale)
  }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const x = along(view.x, area.x, area.width, frame.world.width, xs)
  return { scale, x, y: along(view.y, area.y, area.height, frame.world.height, ys) }
}

/** All of these points in sight, however far one has to be for it. */
export const gathered = (frame: Frame, points: readonly [Point, ...Point[]]): Viewport => {
  const { readable, around } = frame.scales
  const { middle, fits } = spanOf(frame, points, around)
  const scale = Math.min(readable.most, Math.max(fits, fitScale(frame)))
  return filling(frame, points, centredOn(frame, middle, scale))
}

/** The whole, or where that is too small to be read all of its width, at the height of these points; smaller if only so all of them are in sight. */
export const spread = (frame: Frame, points: readonly [Point, ...Point[]]): Viewport => {
  if (fitScale(frame) >= frame.scales.legible) return fitted(frame)
  const { middle, fits } = spanOf(frame, points, frame.scales.around)
  const scale = Math.max(fitScale(frame), Math.min(fits, clearArea(frame).width / frame.world.width))
  return bounded(frame, centredOn(frame, { x: frame.world.width / 2, y: middle.y }, scale))
}

/** All these points in sight, the first above all: as near as they allow, and never too far to read. */
export const framed = (frame: Frame, points: readonly [Point, ...Point[]]): Viewport => {
  const { readable, neighbourhood: margin } = frame.scales
  const { middle, fits } = spanOf(frame, points, margin)
  const scale = clamp(fits, readable.least, readable.most)
  return filling(frame, points, showing(frame, centredOn(frame, middle, scale), points[0], margin * scale))
}
