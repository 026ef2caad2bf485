import { inNextTask } from '../../../../house/canvas/nextTask.ts'
import { pixelRatio, type Size, type View } from '../../../../house/canvas/view.ts'
import { type Bounds, covers, grown, LAND, overlap } from './bounds.ts'
import { HEX } from './hexes.ts'
import { type Ink, makeCanvas, type Strokes } from './ink.ts'
import { type LandOptions, landStrokes } from './landPaint.ts'
import { type Ground, glimpseOf, isUnderpainted, underpainting, underStrokes } from './underpaint.ts'

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
  /** A ground, all of it or what is in sight; or a plate that stands on one. */
  readonly becomes:
    | { readonly kind: 'under' }
    | { readonly kind: 'glimpse'; readonly ground: Ground }
    | { readonly kind: 'sharp' | 'whole'; readonly plate: Plate }
  next: number
}

/** Names smaller than this, in pixels of a hex radius, are left out. */
const NAMES_FROM = 24
const BUDGET_MS = 7
/** Until there is something to see, nobody moves it: longer strokes, sooner done. */
const FIRST_BUDGET_MS = 40
const REST_MS = 110
const MAX_SIDE = 4096
const WHOLE_DENSITY = 1.1
const MIN_STROKES = 3
const MAX_STROKES = 32

/** From so much of the land on, all of it is painted at once. */
const MOST = 0.6
const areaOf = ({ width, height }: Bounds): number => width * height

/**
 * The land, painted once as a whole and once more, sharp, for what is in sight. Frames only copy pixels;
 * plates are painted in short strokes between them, so that no frame waits for one.
 */
export class LandBitmap {
  private whole: Plate | null = null
  private glimpse: Ground | null = null
  private sharp: Plate | null = null
  private job: Job | null = null
  private batch = 1
  private frame = 0
  private cancelTurn = (): void => {}
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
    else if (this.job?.becomes.kind !== 'sharp' || zoomed) this.schedule(0)
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
    this.cancelTurn()
    window.clearTimeout(this.rest)
  }

  private drawBehind(ink: Ink): void {
    const behind = this.whole ?? (this.sharp || !this.glimpse ? underpainting() : this.glimpse)
    this.copy(ink, behind)
  }

  private copy(ink: Ink, { canvas, bounds }: Plate | Ground): void {
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
      plate !== null &&
      this.isCurrent(plate) &&
      Math.abs(plate.density / this.density() - 1) < 1e-6 &&
      covers(plate.bounds, this.need())
    )
  }

  private plateJob(kind: 'sharp' | 'whole', wanted: Bounds, density: number, ground: Ground): Job {
    const snap = (value: number, offset: number): number => (Math.floor(value * density + offset) - offset) / density
    const pixels = (value: number): number => Math.ceil(value * density + 1)
    const ratio = pixelRatio()
    const [x, y] = [snap(wanted.x, this.view.x * ratio), snap(wanted.y, this.view.y * ratio)]
    const [canvas, ink] = makeCanvas(pixels(wanted.width), pixels(wanted.height))
    const bounds = { x, y, width: canvas.width / density, height: canvas.height / density }
    ink.setTransform(density, 0, 0, density, -x * density, -y * density)
    const names = (HEX * density) / ratio >= NAMES_FROM
    const plate = { canvas, bounds, density, options: this.options }
    return { canvas, ink, strokes: landStrokes({ ...this.options, names }, bounds, ground), becomes: { kind, plate }, next: 0 }
  }

  private groundJob(canvas: HTMLCanvasElement, strokes: Strokes, becomes: Job['becomes']): Job {
    return { canvas, ink: canvas.getContext('2d') as Ink, strokes, becomes, next: 0 }
  }

  private underJob(): Job {
    return this.groundJob(underpainting().canvas, underStrokes(), { kind: 'under' })
  }

  private glimpseJob(wanted: Bounds): Job {
    const ground = glimpseOf(wanted)
    return this.groundJob(ground.canvas, ground.strokes, { kind: 'glimpse', ground })
  }

  private sharpBounds(): Bounds {
    const [need, density] = [this.need(), this.density()]
    const side = Math.max(need.width, need.height)
    // The first is what is in sight and no more, to be there soon.
    const spare = this.sharp ? 0.3 * side : 0
    const slack = Math.max(0, Math.min(spare, (MAX_SIDE / density - side) / 2))
    return overlap(grown(need, slack), LAND)
  }

  private sharpJob(): Job {
    const wanted = this.sharpBounds()
    const ground = isUnderpainted() ? underpainting() : this.glimpse
    if (ground && covers(ground.painted, wanted)) return this.plateJob('sharp', wanted, this.density(), ground)
    return this.sharp || areaOf(wanted) > MOST * areaOf(LAND) ? this.underJob() : this.glimpseJob(wanted)
  }

  private schedule(delay: number): void {
    window.clearTimeout(this.rest)
    this.rest = window.setTimeout(() => this.begin(), delay)
  }

  private nextJob(): Job | null {
    if (!this.suits(this.sharp)) return this.sharpJob()
    if (!isUnderpainted()) return this.underJob()
    return this.isCurrent(this.whole) ? null : this.plateJob('whole', LAND, WHOLE_DENSITY, underpainting())
  }

  /** A ground is not begun anew for every look at it. */
  private isLaying(): boolean {
    const becomes = this.job?.becomes
    return becomes?.kind === 'under' || (becomes?.kind === 'glimpse' && covers(becomes.ground.painted, this.need()))
  }

  private begin(): void {
    if (this.size.width === 0 || this.isLaying()) return
    this.job = this.nextJob()
    // The ground comes first and is the heaviest.
    this.batch = 1
    if (this.job) this.goOn()
  }

  /** Between frames; before there is anything to see, as soon as the page has looked after everything else. */
  private goOn(): void {
    cancelAnimationFrame(this.frame)
    this.cancelTurn()
    if (this.sharp) this.frame = requestAnimationFrame(() => void this.work())
    else this.cancelTurn = inNextTask(() => void this.work())
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
    this.batch = this.paced(performance.now() - start)
    if (job.next < job.strokes.length) this.goOn()
    else this.finish(job)
  }

  /** More strokes at a time while they are quick, fewer once they were not. */
  private paced(taken: number): number {
    const budget = this.sharp ? BUDGET_MS : FIRST_BUDGET_MS
    const pace = taken > budget ? 0.5 : taken < budget / 4 ? 2 : 1.2
    return Math.max(MIN_STROKES, Math.min(MAX_STROKES, Math.round(this.batch * pace)))
  }

  private finish({ becomes }: Job): void {
    this.job = null
    if (becomes.kind === 'glimpse') this.glimpse = becomes.ground
    else if (becomes.kind !== 'under') this[becomes.kind] = becomes.plate
    // All of it is there: the glimpse is not needed any more.
    if (becomes.kind === 'under') this.glimpse = null
    this.ready()
    this.schedule(this.suits(this.sharp) ? REST_MS : 0)
  }
}
