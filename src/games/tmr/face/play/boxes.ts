import { mix } from '../../../../house/geometry/index.ts'
import type { Insets, Point } from '../board/index.ts'

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

/** Somebody on the map and the size of their name, in pixels. */
export interface Named extends Point {
  readonly width: number
  readonly height: number
  /** The radius of a hex, as its figure has it: less where several share a cell. */
  readonly radius: number
}

export interface Hung extends Box {
  /** It does not stand at its figure: a line leads there. */
  readonly away: boolean
}

/** A figure, from the crescent over its head to its feet, around the middle of its place. */
export const figureAt = ({ x, y, radius }: Point & Pick<Named, 'radius'>): Box => ({
  left: x - 0.4 * radius,
  top: y - 0.95 * radius,
  width: 0.8 * radius,
  height: 1.05 * radius,
})

/** What of a cell is touched to answer with it. */
export const cellAt = ({ x, y }: Point, radius: number): Box => ({
  left: x - 0.7 * radius,
  top: y - 0.7 * radius,
  width: 1.4 * radius,
  height: 1.4 * radius,
})

/** Of a pane what nothing covers, a margin apart. */
export const clearIn = (pane: Element, { left, right, top, bottom }: Insets, margin = 0): Box => ({
  left: left + margin,
  top: top + margin,
  width: pane.clientWidth - left - right - 2 * margin,
  height: pane.clientHeight - top - bottom - 2 * margin,
})

const around = (x: number, y: number, { width, height }: Named, away = false): Hung => ({
  ...{ left: x - width / 2, top: y - height / 2, width, height, away },
})

/** At the figure: under the name of its land, beside it, over its head. */
const near = (named: Named, radius: number): readonly Hung[] => {
  const { x, y, width, height } = named
  const aside = 0.45 * radius + width / 2
  return [
    around(x, y + 0.5 * radius + height / 2, named),
    around(x + aside, y - 0.35 * radius, named),
    around(x - aside, y - 0.35 * radius, named),
    around(x, y - radius - height / 2, named),
  ]
}

const TURNS = [1, 0, 2, 5, 3, 4, 6, 7].map((turn) => (turn * Math.PI) / 4)
const FAR = [1.6, 2.4, 3.2, 4]

const far = (named: Named, radius: number): readonly Hung[] =>
  FAR.flatMap((away) =>
    TURNS.map((turn) =>
      around(
        named.x + Math.cos(turn) * (away * radius + named.width / 2),
        named.y + Math.sin(turn) * (away * radius + named.height / 2),
        named,
        true,
      ),
    ),
  )

const holds = (area: Box, { left, top, width, height }: Box): boolean =>
  left >= area.left && top >= area.top && left + width <= area.left + area.width && top + height <= area.top + area.height

const within = (value: number, from: number, length: number): number => Math.min(Math.max(value, from), from + length)

/** Where the line to its figure leaves a name. */
export const edgeTo = ({ left, top, width, height }: Box, { x, y }: Point): Point => ({
  x: within(x, left, width),
  y: within(y, top, height),
})

/** Closer together than a name is high. */
const PIECES = 16

/** The line from a name to its figure, in pieces. */
const lineOf = (named: Named, place: Hung): readonly Box[] =>
  Array.from({ length: place.away ? PIECES : 0 }, (_, at) => {
    const { x, y } = mix(edgeTo(place, named), named, at / PIECES)
    return { left: x - 1, top: y - 1, width: 2, height: 2 }
  })

/** Where each name hangs: on nothing that is there, in sight as its figure is, its line through no other name if that can be; null: nowhere near. */
export const hang = (names: readonly Named[], there: readonly Box[], radius: number, area: Box): readonly (Hung | null)[] => {
  const taken = [...names.map(figureAt), ...there]
  const hung: Hung[] = []
  return names.map((named) => {
    const isSeen = holds(area, figureAt(named))
    const crosses = (place: Hung): boolean => lineOf(named, place).some((piece) => hung.some((name) => hidden(piece, name) > 0))
    const free = (place: Hung): boolean => taken.every((box) => hidden(place, box) === 0) && (!isSeen || holds(area, place))
    const aside = far(named, radius).filter(free)
    const place = near(named, radius).find(free) ?? aside.find((one) => !crosses(one)) ?? aside[0]
    if (place) {
      taken.push(place, ...lineOf(named, place))
      hung.push(place)
    }
    return place ?? null
  })
}
