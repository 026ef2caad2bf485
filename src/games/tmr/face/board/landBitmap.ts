import { pixelRatio, type Size, type View } from '../../../../house/canvas/view.ts'
import { HEX, WORLD } from './hexes.ts'
import { type Ink, makeCanvas, type Strokes } from './ink.ts'
import { type Bounds, type LandOptions, landStrokes } from './landPaint.ts'
import { isUnderpainted, SPILL, underpainting, underStrokes } from './underpaint.ts'

interface Plate {
  readonly canvas: HTMLCanvasElement
  readonly bounds: Bounds
  /** Device pixels per world unit. */
  readonly density: number
  readonly options: LandOptions
}

interface Job {
  readonly canvas: HTMLCanvasElement
  readonly ink: Ink
  readonly strokes: Strokes
  /** Null: the underpainting, on which all plates stand. */
  readonly plate: Plate | null
  readonly becomes: 'under' | 'sharp' | 'whole'
  next: number
}

/** Names smaller than this, in pixels of a hex radius, are left out. */
const NAMES_FROM = 24
const BUDGET_MS = 7
/** Until there is something to see, nobody moves it: longer strokes, sooner done. */
const FIRST_BUDGET_MS = 50
const REST_MS = 110
const MAX_SIDE = 4096
const WHOLE_DENSITY = 1.1
const MIN_STROKES = 3
const MAX_STROKES = 60

const LAND: Bounds = { x: -SPILL, y: -SPILL, width: WORLD.width + 2 * SPILL, height: WORLD.height + 2 * SPILL }

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

const grown = ({ x, y, width, height }: Bounds, by: number): Bounds => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/**
 * The land, painted once as a whole and once more, sharp, for what is in sight. Frames only copy pixels;
 * plates are painted in short strokes between them, so that no frame waits for one.
 */
export class LandBitmap {
  private whole: Plate | null = null
  private sharp: Plate | null = null
  private job: Job | null = null
  private batch = 1
  private frame = 0
  private turn = 0
  private rest = 0
  private shade: ((ink: Ink) => void) | null = null
  private options: LandOptions
  private readonly ready: () => void
  private view: View = { x: 0, y: 0, scale: 1 }
  private size: Size = { width: 0, height: 0 }

  constructor(options: LandOptions, ready: () => void) {
    this.options = options
    this.ready = ready
  }

  setOptions(options: LandOptions): void {
    if (options.genreName === this.options.genreName && options.coordinates === this.options.coordinates) return
    this.options = options
    this.schedule(0)
  }

  /** Tells what is in sight now. */
  look(view: View, size: Size): void {
    const zoomed = view.scale !== this.view.scale
    this.view = view
    this.size = size
    if (this.suits(this.sharp)) return
    if (zoomed && this.sharp) this.schedule(REST_MS)
    else if (this.job?.becomes !== 'sharp' || zoomed) this.schedule(0)
  }

  /** What lies on the land and blends with it; null: nothing. */
  setShade(shade: ((ink: Ink) => void) | null): void {
    if (shade === this.shade) return
    this.shade = shade
    this.ready()
  }

  draw(ink: Ink): void {
    if (this.size.width === 0) return
    if (!this.suits(this.sharp)) this.drawBehind(ink)
    if (this.sharp) this.copy(ink, this.sharp)
    this.shade?.(ink)
  }

  dispose(): void {
    this.job = null
    cancelAnimationFrame(this.frame)
    window.clearTimeout(this.turn)
    window.clearTimeout(this.rest)
  }

  private drawBehind(ink: Ink): void {
    if (this.whole) this.copy(ink, this.whole)
    else ink.drawImage(underpainting(), LAND.x, LAND.y, LAND.width, LAND.height)
  }

  private copy(ink: Ink, { canvas, bounds }: Plate): void {
    ink.drawImage(canvas, bounds.x, bounds.y, bounds.width, bounds.height)
  }

  private need(): Bounds {
    const { x, y, scale } = this.view
    const seen = { x: -x / scale, y: -y / scale, width: this.size.width / scale, height: this.size.height / scale }
    return overlap(seen, LAND)
  }

  private density(): number {
    return this.view.scale * pixelRatio()
  }

  private isCurrent(plate: Plate | null): boolean {
    return plate?.options === this.options
  }

  private suits(plate: Plate | null): boolean {
    return (
      plate !== null && this.isCurrent(plate) && Math.abs(plate.density / this.density() - 1) < 1e-6 && covers(plate, this.need())
    )
  }

  private jobFor(wanted: Bounds, density: number, becomes: Job['becomes']): Job {
    const snap = (value: number, offset: number): number => (Math.floor(value * density + offset) - offset) / density
    const pixels = (value: number): number => Math.ceil(value * density + 1)
    const ratio = pixelRatio()
    const [x, y] = [snap(wanted.x, this.view.x * ratio), snap(wanted.y, this.view.y * ratio)]
    const [canvas, ink] = makeCanvas(pixels(wanted.width), pixels(wanted.height))
    const bounds = { x, y, width: canvas.width / density, height: canvas.height / density }
    ink.setTransform(density, 0, 0, density, -x * density, -y * density)
    const names = (HEX * density) / ratio >= NAMES_FROM
    const plate = { canvas, bounds, density, options: this.options }
    return { canvas, ink, strokes: landStrokes({ ...this.options, names }, bounds), plate, becomes, next: 0 }
  }

  private underJob(): Job {
    const canvas = underpainting()
    // The strokes hold their own ink.
    return { canvas, ink: canvas.getContext('2d') as Ink, strokes: underStrokes(), plate: null, becomes: 'under', next: 0 }
  }

  private sharpJob(): Job {
    const [need, density] = [this.need(), this.density()]
    const side = Math.max(need.width, need.height)
    // The first is what is in sight and no more, to be there soon.
    const spare = this.sharp ? 0.3 * side : 0
    const slack = Math.max(0, Math.min(spare, (MAX_SIDE / density - side) / 2))
    return this.jobFor(overlap(grown(need, slack), LAND), density, 'sharp')
  }

  private schedule(delay: number): void {
    window.clearTimeout(this.rest)
    this.rest = window.setTimeout(() => this.begin(), delay)
  }

  private nextJob(): Job | null {
    if (!isUnderpainted()) return this.underJob()
    if (!this.suits(this.sharp)) return this.sharpJob()
    return this.isCurrent(this.whole) ? null : this.jobFor(LAND, WHOLE_DENSITY, 'whole')
  }

  private begin(): void {
    if (this.size.width === 0 || this.job?.becomes === 'under') return
    this.job = this.nextJob()
    // The ground comes first and is the heaviest.
    this.batch = 1
    if (this.job) this.goOn()
  }

  /** Between frames; before there is anything to see, as soon as the page has looked after everything else. */
  private goOn(): void {
    cancelAnimationFrame(this.frame)
    window.clearTimeout(this.turn)
    if (this.sharp) this.frame = requestAnimationFrame(() => void this.work())
    else this.turn = window.setTimeout(() => void this.work())
  }

  /** Browsers defer the strokes: copying a pixel makes them happen now, so that the time taken is the true one. */
  private async work(): Promise<void> {
    const job = this.job
    if (!job) return
    const start = performance.now()
    const end = Math.min(job.strokes.length, job.next + this.batch)
    while (job.next < end) job.strokes[job.next++]?.(job.ink)
    const pixel = await createImageBitmap(job.canvas, 0, 0, 1, 1)
    pixel.close()
    if (job !== this.job) return
    const pace = performance.now() - start > (this.sharp ? BUDGET_MS : FIRST_BUDGET_MS) ? 0.5 : 1.3
    this.batch = Math.max(MIN_STROKES, Math.min(MAX_STROKES, Math.round(this.batch * pace)))
    if (job.next < job.strokes.length) this.goOn()
    else this.finish(job)
  }

  private finish({ becomes, plate }: Job): void {
    this.job = null
    if (becomes !== 'under') this[becomes] = plate
    this.ready()
    this.schedule(becomes === 'under' ? 0 : REST_MS)
  }
}
