import type { Point } from '../board/index.ts'
import { type Box, hidden } from './placing.ts'

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

/** Where each name hangs: never on a figure, on another name or on anything else that is there, and in sight as its figure is; null where there is no such place near it. */
export const hang = (names: readonly Named[], there: readonly Box[], radius: number, area: Box): readonly (Hung | null)[] => {
  const taken = [...names.map(figureAt), ...there]
  return names.map((named) => {
    const isSeen = holds(area, figureAt(named))
    const free = (place: Hung): boolean => taken.every((box) => hidden(place, box) === 0) && (!isSeen || holds(area, place))
    const place = near(named, radius).find(free) ?? far(named, radius).find(free)
    if (place) taken.push(place)
    return place ?? null
  })
}
