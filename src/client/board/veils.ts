import { CELL_IDS, type CellId } from '../../tmr/public.ts'
import { GOLD, NIGHT } from './genreStyle.ts'
import { HEX } from './hexes.ts'
import { faded, type Ink, pathOf, saved } from './ink.ts'
import { contourOf, outlineOf } from './outline.ts'
import type { Marks } from './types.ts'

const outlines = new Map<CellId, Path2D>()
export const outline = (id: CellId): Path2D => {
  const known = outlines.get(id) ?? pathOf(outlineOf(id), true)
  outlines.set(id, known)
  return known
}

interface Region {
  readonly own: CellId | undefined
  readonly rest: Path2D
  readonly edge: Path2D
}

const regions = new WeakMap<readonly CellId[], Region>()

/** Everything outside a region, and its contour: worked out once, since a pan draws them at every frame. */
const regionOf = (cells: readonly CellId[], own: CellId | undefined): Region => {
  const known = regions.get(cells)
  if (known && known.own === own) return known
  const lit = new Set(own ? [...cells, own] : cells)
  const region = { own, rest: union(CELL_IDS.filter((id) => !lit.has(id))), edge: new Path2D() }
  for (const { line } of contourOf(lit)) region.edge.addPath(pathOf(line, false))
  regions.set(cells, region)
  return region
}

const union = (ids: Iterable<CellId>): Path2D => {
  const path = new Path2D()
  for (const id of ids) path.addPath(outline(id))
  return path
}

/** A rim inside the cell, so that two lit neighbours keep two rims. */
export const rim = (ink: Ink, id: CellId, colour: string, width: number): void =>
  saved(ink, () => {
    const path = outline(id)
    ink.clip(path)
    ink.lineJoin = 'round'
    ink.strokeStyle = colour
    ink.lineWidth = 2 * width * HEX
    ink.stroke(path)
  })

const SHADES = 24

export type Heat = NonNullable<Marks['heat']>
const shades = new WeakMap<Heat, ReadonlyMap<number, Path2D>>()

/** The cells of each shade as one shape: 0 is lit, SHADES is dark. */
const shadesOf = (heat: Heat): ReadonlyMap<number, Path2D> => {
  const known = shades.get(heat)
  if (known) return known
  const paths = new Map<number, Path2D>()
  for (const id of CELL_IDS) {
    const shade = Math.round(SHADES * (1 - Math.min(1, Math.max(0, heat.get(id)?.value ?? 0))))
    const path = paths.get(shade) ?? new Path2D()
    path.addPath(outline(id))
    paths.set(shade, path)
  }
  shades.set(heat, paths)
  return paths
}

export const paintHeat = (ink: Ink, heat: Heat): void => {
  for (const [shade, path] of shadesOf(heat)) {
    ink.fillStyle = faded(NIGHT, (0.8 * shade) / SHADES)
    ink.fill(path)
  }
  const best = Math.max(0, ...[...heat.values()].map(({ value }) => value))
  for (const [id, { value }] of heat) if (value > 0 && value >= best - 1e-9) rim(ink, id, GOLD, 0.1)
}

export const paintTargets = (ink: Ink, targets: readonly CellId[], own: CellId | undefined): void => {
  const { rest, edge } = regionOf(targets, own)
  ink.fillStyle = faded(NIGHT, 0.62)
  ink.fill(rest)
  for (const id of targets) rim(ink, id, faded('#fff1bd', 0.75), 0.045)
  ink.lineJoin = ink.lineCap = 'round'
  ink.strokeStyle = faded(NIGHT, 0.8)
  ink.lineWidth = 0.16 * HEX
  ink.stroke(edge)
  ink.strokeStyle = GOLD
  ink.lineWidth = 0.09 * HEX
  ink.stroke(edge)
}
