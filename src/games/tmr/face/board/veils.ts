import { faded, fillWith, type Ink, makeCanvas, pathOf, saved, strokeWith } from '../../../../house/canvas/index.ts'
import { CELL_IDS, type CellId, genreOf } from '../../rules/public.ts'
import { GOLD, NIGHT } from './genreStyle.ts'
import { HEX, WORLD } from './hexes.ts'
import type { Look } from './look.ts'
import { contourOf } from './outline.ts'
import { outline, rim } from './rims.ts'
import { thicknesses } from './shade.ts'
import type { Marks } from './types.ts'

/** A bright line with a dark edge, in hex radii: read on any land. */
export const edgedLine = (ink: Ink, line: Path2D, colour: string, { width, edge }: { width: number; edge: number }): void => {
  ink.lineJoin = ink.lineCap = 'round'
  strokeWith(ink, line, faded(NIGHT, 0.8), edge * HEX)
  strokeWith(ink, line, colour, width * HEX)
}

/** Over the land, cell by cell, as one picture: a pan copies it at every frame. */
const veil = (colour: string, thickness: (id: CellId) => number): HTMLCanvasElement => {
  const [canvas, ink] = makeCanvas(WORLD.width, WORLD.height)
  for (const id of CELL_IDS) fillWith(ink, outline(id), faded(colour, thickness(id)))
  return canvas
}

const lay = (ink: Ink, picture: HTMLCanvasElement): void => ink.drawImage(picture, 0, 0, WORLD.width, WORLD.height)

export type Heat = NonNullable<Marks['heat']>
const heats = new WeakMap<Heat, { readonly look: Look; readonly picture: HTMLCanvasElement }>()

const heatVeil = (heat: Heat, look: Look): HTMLCanvasElement => {
  const known = heats.get(heat)
  if (known?.look === look) return known.picture
  const most = thicknesses(look.shade)
  const lack = (id: CellId): number => 1 - Math.min(1, Math.max(0, heat.get(id) ?? 0))
  const picture = veil(look.shade.colour, (id) => (most.get(genreOf(id)) ?? 0) * lack(id))
  heats.set(heat, { look, picture })
  return picture
}

/** On the land itself, so that its ink stays ink. */
export const paintShade = (ink: Ink, heat: Heat, look: Look): void =>
  saved(ink, () => {
    ink.globalCompositeOperation = look.shade.blend
    lay(ink, heatVeil(heat, look))
  })

interface Region {
  readonly look: Look
  readonly own: CellId | undefined
  readonly rest: HTMLCanvasElement
  readonly edge: Path2D
}

const regions = new WeakMap<readonly CellId[], Region>()

/** The veil outside a region, and its contour. */
const regionOf = (cells: readonly CellId[], own: CellId | undefined, look: Look): Region => {
  const known = regions.get(cells)
  if (known && known.own === own && known.look === look) return known
  const lit = new Set(own ? [...cells, own] : cells)
  const region = { look, own, rest: veil(look.veil, (id) => (lit.has(id) ? 0 : 0.9 * look.thickness)), edge: new Path2D() }
  for (const { line } of contourOf(lit)) region.edge.addPath(pathOf(line, false))
  regions.set(cells, region)
  return region
}

export const paintTargets = (ink: Ink, targets: readonly CellId[], own: CellId | undefined, look: Look): void => {
  const { rest, edge } = regionOf(targets, own, look)
  lay(ink, rest)
  for (const id of targets) rim(ink, id, faded('#fff1bd', 0.75), 0.045)
  edgedLine(ink, edge, GOLD, { width: 0.09, edge: 0.16 })
}
