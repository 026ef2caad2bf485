import { disc, faded, fillWith, type Ink, pathOf, placed, strokeWith } from '../../../../house/canvas/index.ts'
import { add, hash, type Point, scaled, valueNoise } from '../../../../house/geometry/index.ts'
import { onceEach } from '../../../../kit/once.ts'
import { type CellId, cellsOfGenre } from '../../rules/public.ts'
import { INK, PAPER, WATER } from './genreStyle.ts'
import { centreOf, HEX } from './hexes.ts'
import { BRIDGES, LAKES, SPRINGS, STREAMS, type Stream, wetPlace } from './river.ts'

const normals = (line: readonly Point[]): readonly Point[] =>
  line.map((point, index) => {
    const [a, b] = [line[index - 1] ?? point, line[index + 1] ?? point]
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length }
  })

/** The two banks, a little uneven, as one closed shape. */
const ribbon = ({ line, widths }: Stream, extra: number): Path2D => {
  const across = normals(line)
  const bank = (side: 1 | -1): Point[] =>
    line.map((point, index) => {
      const rough = (valueNoise(point.x / 11, point.y / 11, side + 40) - 0.5) * 0.1 * HEX
      const half = ((widths[index] ?? 0) / 2 + extra + rough * Math.min(1, (widths[index] ?? 0) / (0.3 * HEX))) * side
      const normal = across[index] ?? { x: 0, y: 0 }
      return { x: point.x + normal.x * half, y: point.y + normal.y * half }
    })
  return pathOf([...bank(1), ...bank(-1).reverse()], true)
}

/** Runs round the same way as the ribbons: otherwise a lake and its river would cut holes in each other. */
const shore = (id: CellId, grow: number): Path2D => {
  const centre = centreOf(id)
  const points = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI
    const rough = valueNoise(centre.x + 1.6 * Math.cos(angle), centre.y + 1.6 * Math.sin(angle), 77) - 0.5
    const radius = 1 + 0.26 * rough
    return {
      x: centre.x + (0.8 * HEX * radius + grow) * Math.cos(angle),
      y: centre.y + 0.02 * HEX + (0.68 * HEX * radius + grow) * Math.sin(angle),
    }
  })
  return pathOf(points.reverse(), true)
}

/** All the water as one shape, grown by a margin. */
const allWater = onceEach((grow: number): Path2D => {
  const water = new Path2D()
  for (const stream of STREAMS) water.addPath(ribbon(stream, grow))
  for (const id of LAKES) water.addPath(shore(id, grow))
  return water
})

export const fillWater = (ink: Ink, grow: number, colour: string): void => fillWith(ink, allWater(grow), colour)

/** Thin lights that follow the current. */
const drawCurrent = (ink: Ink, { line, widths }: Stream): void => {
  const across = normals(line)
  ink.lineCap = 'round'
  for (let start = 4; start < line.length - 8; start += 5) {
    const side = hash(start, line.length, 3) - 0.5
    const span = 4 + Math.floor(hash(start, line.length, 5) * 5)
    const thread = line.slice(start, start + span).map((point, index) => {
      const normal = across[start + index] ?? { x: 0, y: 0 }
      const away = side * (widths[start + index] ?? 0) * 0.62
      return { x: point.x + normal.x * away, y: point.y + normal.y * away }
    })
    strokeWith(ink, pathOf(thread, false), faded(hash(start, 1, 9) > 0.4 ? WATER.light : WATER.deep, 0.62), 0.022 * HEX)
  }
}

const drawSpring = (ink: Ink, at: Point): void => {
  const pool = disc(at.x, at.y, 0.16 * HEX, 0.11 * HEX)
  fillWith(ink, pool, WATER.fill)
  strokeWith(ink, pool, WATER.bank, 0.03 * HEX)
  for (const [ring, open] of [
    [0.24, 0.5],
    [0.33, 0.32],
  ] as const) {
    ink.beginPath()
    ink.ellipse(at.x, at.y, ring * HEX, ring * 0.72 * HEX, 0, Math.PI * (1 + open / 2), Math.PI * (2 - open / 2))
    ink.stroke()
  }
  fillWith(ink, disc(at.x - 0.03 * HEX, at.y - 0.02 * HEX, 0.06 * HEX, 0.035 * HEX), WATER.light)
}

/** Off the edge of the land the water falls into the night, drop by drop. */
const drawMouth = (ink: Ink): void => {
  const stream = STREAMS.find(({ course }) => course.leaves)
  const end = stream?.line.at(-1)
  if (!end) return
  for (let fall = 0; fall < 26; fall++) {
    const across = (fall / 25 - 0.5) * 0.56
    const start = { x: end.x + (0.26 - across * 0.5) * HEX, y: end.y + (-0.15 - across * 0.87) * HEX }
    const length = (0.35 + 0.5 * hash(fall, 4, 21)) * HEX
    const tip = { x: start.x - 0.72 * length, y: start.y + 0.8 * length }
    const fade = ink.createLinearGradient(start.x, start.y, tip.x, tip.y)
    fade.addColorStop(0, faded(fall % 3 ? WATER.fill : WATER.light, 0.95))
    fade.addColorStop(1, faded(WATER.fill, 0))
    ink.strokeStyle = fade
    ink.lineCap = 'round'
    ink.lineWidth = 0.035 * HEX
    ink.beginPath()
    ink.moveTo(start.x, start.y)
    ink.quadraticCurveTo(start.x - 0.5 * length, start.y + 0.2 * length, tip.x, tip.y)
    ink.stroke()
  }
  for (let drop = 0; drop < 46; drop++) {
    const out = hash(drop, 1, 21) ** 1.5
    const spread = (hash(drop, 2, 21) - 0.5) * (0.55 + out * 0.7)
    const [dx, dy] = [-Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
    const x = end.x + (dx * out * 0.62 - dy * spread) * HEX
    const y = end.y + (dy * out * 0.62 + dx * -spread + out * out * 0.3) * HEX
    fillWith(
      ink,
      disc(x, y, HEX * (0.015 + 0.04 * hash(drop, 3, 21) * (1 - out * 0.6))),
      faded(drop % 3 ? WATER.fill : WATER.light, 0.85 * (1 - out)),
    )
  }
}

const drawLakeLights = (ink: Ink, id: CellId): void => {
  const { x, y } = centreOf(id)
  ink.strokeStyle = faded(WATER.deep, 0.5)
  ink.lineWidth = 0.018 * HEX
  for (const inner of [0.09, 0.17]) ink.stroke(shore(id, -inner * HEX))
  const calm = ink.createRadialGradient(x, y + 0.2 * HEX, 0, x, y + 0.2 * HEX, 0.62 * HEX)
  calm.addColorStop(0, faded(WATER.light, 0.75))
  calm.addColorStop(1, faded(WATER.light, 0))
  fillWith(ink, shore(id, -0.03 * HEX), calm)
}

const STONES =
  'M-.5-.1C-.3-.34 .3-.34 .5-.1M-.36-.2v.1M-.18-.26v.1M0-.28v.1M.18-.26v.1M.36-.2v.1M-.1-.13v.09M.1-.13v.09M-.29-.07l.05 .07M.29-.07l-.05 .07'

/** A stone arch across the water, seen from its side, turned with the flow. */
const drawBridge = (ink: Ink, at: Point, flow: number): void =>
  placed(ink, at, 0.92 * HEX, () => {
    ink.rotate(Math.sin(flow) >= 0 ? flow - Math.PI / 2 : flow + Math.PI / 2)
    fillWith(ink, new Path2D('M-.38 .1h.76v.16h-.76z'), faded(WATER.ink, 0.35))
    const stone = new Path2D('M-.48 .02C-.3-.24 .3-.24 .48 .02V.16H.3C.26-.06-.26-.06-.3 .16H-.48z')
    fillWith(ink, stone, PAPER)
    strokeWith(ink, stone, INK, 0.034)
    strokeWith(ink, new Path2D(STONES), INK, 0.024)
  })

/** Still water between the reeds, never under the name. */
const drawPools = (ink: Ink, id: CellId): void => {
  const centre = centreOf(id)
  const label = wetPlace(id)?.label ?? centre
  const seed = Math.round(centre.x + centre.y)
  for (let pool = 0; pool < 14; pool++) {
    const angle = hash(pool, seed, 81) * 2 * Math.PI
    const away = 0.3 + 0.4 * hash(pool, seed, 82)
    const at = { x: centre.x + away * HEX * Math.cos(angle), y: centre.y + away * 0.95 * HEX * Math.sin(angle) }
    if (Math.abs(at.x - label.x) < 0.66 * HEX && Math.abs(at.y - label.y) < 0.36 * HEX) continue
    const width = (0.09 + 0.1 * hash(pool, seed, 83)) * HEX
    const still = disc(at.x, at.y, width, width * 0.38)
    fillWith(ink, still, WATER.fill)
    strokeWith(ink, still, faded(WATER.bank, 0.8), 0.018 * HEX)
  }
}

const paintSprings = (ink: Ink): void => {
  for (const { cell, at } of SPRINGS) drawSpring(ink, add(centreOf(cell), scaled(at, HEX)))
}

/** Damp banks, the line of the shore, then the water itself: each over the whole course, so that no joint shows. */
export const WATER_STROKES: readonly ((ink: Ink) => void)[] = [
  ...cellsOfGenre('marais').map((id) => (ink: Ink) => drawPools(ink, id)),
  (ink) => fillWater(ink, 0.13 * HEX, faded('#7d8c50', 0.4)),
  (ink) => fillWater(ink, 0.035 * HEX, WATER.bank),
  (ink) => fillWater(ink, 0, WATER.fill),
  ...STREAMS.map((stream) => (ink: Ink) => drawCurrent(ink, stream)),
  ...LAKES.map((id) => (ink: Ink) => drawLakeLights(ink, id)),
  paintSprings,
  drawMouth,
]

export const paintBridges = (ink: Ink): void => {
  for (const { at, flow } of BRIDGES) drawBridge(ink, at, flow)
}
