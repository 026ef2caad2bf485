import { WORLD } from './hexes.ts'
import { type Ink, makeCanvas } from './ink.ts'
import { type Bounds, type LandOptions, landStrokes, SPILL, type Strokes } from './landPaint.ts'
import type { Size, View } from './view.ts'

interface Plate {
  readonly canvas: HTMLCanvasElement
  readonly bounds: Bounds
  /** Device pixels per world unit. */
  readonly density: number
}

/** Names smaller than this, in pixels of a hex radius, are left out. */
const NAMES_FROM = 25
const BUDGET_MS = 6
const REST_MS = 110
const MAX_SIDE = 4096
const WHOLE_DENSITY = 1.25

const wholeBounds: Bounds = {
  x: -SPILL,
  y: -SPILL,
  width: WORLD.width + 2 * SPILL,
  height: WORLD.height + 2 * SPILL,
}

const plateFor = (bounds: Bounds, density: number): readonly [Plate, Ink] => {
  const [canvas, ink] = makeCanvas(bounds.width * density, bounds.height * density)
  ink.setTransform(density, 0, 0, density, -bounds.x * density, -bounds.y * density)
  return [{ canvas, bounds, density }, ink]
}

const covers = (plate: Plate, need: Bounds): boolean =>
  plate.bounds.x <= need.x &&
  plate.bounds.y <= need.y &&
  plate.bounds.x + plate.bounds.width >= need.x + need.width &&
  plate.bounds.y + plate.bounds.height >= need.y + need.height

const overlap = (a: Bounds, b: Bounds): Bounds => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)]
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
}

/**
 * The land, painted once as a whole and once more, sharp, for what is in sight. Frames only copy pixels;
 * the sharp plate is painted in short strokes between them, so that no frame waits for it.
 */
export class LandBitmap {
  private whole: Plate | null = null
  private sharp: Plate | null = null
  private job: { readonly plate: Plate; readonly ink: Ink; readonly strokes: Strokes; next: number } | null = null
  private frame = 0
  private rest = 0
  private options: LandOptions
  private readonly ready: () => void
  private view: View = { x: 0, y: 0, scale: 1 }
  private size: Size = { width: 0, height: 0 }

  constructor(options: LandOptions, ready: () => void) {
    this.options = options
    this.ready = ready
  }

  setOptions(options: LandOptions): void {
    this.options = options
    this.whole = this.sharp = this.job = null
    this.schedule(0)
    this.ready()
  }

  /** Tells what is in sight now. */
  look(view: View, size: Size): void {
    const zoomed = view.scale !== this.view.scale
    this.view = view
    this.size = size
    if (!this.suits(this.sharp)) this.schedule(zoomed ? REST_MS : this.job ? -1 : 0)
  }

  draw(ink: Ink): void {
    this.whole ??= this.paintWhole()
    const need = this.need()
    if (!(this.sharp && this.suits(this.sharp))) this.copy(ink, this.whole)
    if (this.sharp && overlap(this.sharp.bounds, need).width > 0) this.copy(ink, this.sharp)
  }

  dispose(): void {
    cancelAnimationFrame(this.frame)
    window.clearTimeout(this.rest)
  }

  private copy(ink: Ink, { canvas, bounds }: Plate): void {
    ink.drawImage(canvas, bounds.x, bounds.y, bounds.width, bounds.height)
  }

  private density(): number {
    return this.view.scale * Math.min(2, window.devicePixelRatio)
  }

  private need(): Bounds {
    const { x, y, scale } = this.view
    const seen = { x: -x / scale, y: -y / scale, width: this.size.width / scale, height: this.size.height / scale }
    return overlap(seen, wholeBounds)
  }

  private suits(plate: Plate | null): boolean {
    return plate !== null && Math.abs(plate.density / this.density() - 1) < 1e-6 && covers(plate, this.need())
  }

  private paintWhole(): Plate {
    const [plate, ink] = plateFor(wholeBounds, WHOLE_DENSITY)
    const names = this.named()
    for (const stroke of landStrokes({ ...this.options, names }, wholeBounds)) stroke(ink)
    return plate
  }

  private named(): boolean {
    return this.view.scale * 40 >= NAMES_FROM
  }

  /** A delay below zero leaves the painting under way alone. */
  private schedule(delay: number): void {
    if (delay < 0) return
    window.clearTimeout(this.rest)
    this.rest = window.setTimeout(() => this.begin(), delay)
  }

  private begin(): void {
    if (this.size.width === 0 || this.suits(this.sharp)) return
    const density = this.density()
    const need = this.need()
    const slack = Math.max(
      0,
      Math.min(0.3 * Math.max(need.width, need.height), (MAX_SIDE / density - Math.max(need.width, need.height)) / 2),
    )
    const wanted = overlap(
      { x: need.x - slack, y: need.y - slack, width: need.width + 2 * slack, height: need.height + 2 * slack },
      wholeBounds,
    )
    if (wanted.width === 0 || wanted.height === 0) return
    const snap = (value: number, offset: number): number => (Math.floor(value * density + offset) - offset) / density
    const [offX, offY] = [this.view.x, this.view.y].map((at) => at * Math.min(2, window.devicePixelRatio)) as [number, number]
    const bounds = { ...wanted, x: snap(wanted.x, offX), y: snap(wanted.y, offY) }
    const [plate, ink] = plateFor(
      {
        ...bounds,
        width: Math.ceil(wanted.width * density + 1) / density,
        height: Math.ceil(wanted.height * density + 1) / density,
      },
      density,
    )
    this.job = { plate, ink, strokes: landStrokes({ ...this.options, names: this.named() }, plate.bounds), next: 0 }
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => this.work())
  }

  private work(): void {
    const job = this.job
    if (!job) return
    const until = performance.now() + BUDGET_MS
    while (job.next < job.strokes.length && performance.now() < until) job.strokes[job.next++]?.(job.ink)
    if (job.next < job.strokes.length) {
      this.frame = requestAnimationFrame(() => this.work())
      return
    }
    this.job = null
    this.sharp = job.plate
    this.ready()
    if (!this.suits(this.sharp)) this.schedule(REST_MS)
  }
}
