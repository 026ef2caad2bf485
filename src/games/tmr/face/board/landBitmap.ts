import { inNextTask, pixelRatio } from '../../../../house/canvas/index.ts'
import type { Size, Viewport } from '../../../../house/geometry/index.ts'
import { type Bounds, beyond, covers, grown, LAND, overlap } from './bounds.ts'
import { HEX } from './hexes.ts'
import { type Ink, makeCanvas, type Strokes } from './ink.ts'
import { areNamesRead, type LandOptions, landStrokes } from './landPaint.ts'
import { flatLand, type Ground, glimpseOf, isUnderpainted, underpainting, underStrokes } from './underpaint.ts'

interface Plate {
  readonly canvas: HTMLCanvasElement
  readonly bounds: Bounds
  /** Device pixels per world unit. */
  readonly density: number
  readonly options: LandOptions
}

/** What is in sight; what came into sight beside it; all of the land, coarser. */
type PlateKind = 'sharp' | 'patch' | 'whole'

interface Job {
  readonly canvas: HTMLCanvasElement
  readonly ink: Ink
  readonly strokes: Strokes
  /** A ground, all of it or what is in sight; or a plate that stands on one. */
  readonly becomes:
    | { readonly kind: 'under' }
    | { readonly kind: 'glimpse'; readonly ground: Ground }
    | { readonly kind: PlateKind; readonly plate: Plate }
  next: number
}

const BUDGET_MS = 7
/** Bare land is in sight: it comes before even motion. */
const BARE_BUDGET_MS = 16
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
const isMost = (bounds: Bounds): boolean => areaOf(bounds) > MOST * areaOf(LAND)

/**
 * The land, painted once as a whole and once more, sharp, for what is in sight. Frames only copy pixels;
 * plates are painted in short strokes between them, so that no frame waits for one.
 */
export class LandBitmap {
  private whole: Plate | null = null
  private glimpse: Ground | null = null
  private sharp: Plate | null = null
  private patch: Plate | null = null
  private job: Job | null = null
  private batch = 1
  private frame = 0
  private cancelTurn = (): void => {}
  private rest = 0
  private shade: ((ink: Ink) => void) | null = null
  private options: LandOptions
  private readonly ready: () => void
  private view: Viewport = { x: 0, y: 0, scale: 1 }
  private size: Size = { width: 0, height: 0 }

  constructor(options: LandOptions, ready: () => void) {
    this.options = options
    this.ready = ready
  }

  setOptions(options: LandOptions): void {
    if (options.landNames === this.options.landNames && options.coordinates === this.options.coordinates) return
    this.options = options
    this.schedule(0)
  }

  /** Tells what is in sight now. */
  look(view: Viewport, size: Size): void {
    const zoomed = view.scale !== this.view.scale
    this.view = view
    this.size = size
    if (this.suits(this.sharp)) return
    if (zoomed && this.sharp) this.schedule(REST_MS)
    else if (zoomed || !this.isPlating()) this.schedule(0)
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
    for (const plate of [this.sharp, this.patch]) if (plate) this.copy(ink, plate)
    this.shade?.(ink)
  }

  /** What is in sight stands as sharp as it gets. */
  get isSharp(): boolean {
    return this.suits(this.sharp)
  }

  dispose(): void {
    this.job = null
    cancelAnimationFrame(this.frame)
    this.cancelTurn()
    window.clearTimeout(this.rest)
  }

  private drawBehind(ink: Ink): void {
    if (!this.whole && !isUnderpainted()) this.copy(ink, { canvas: flatLand(), bounds: LAND })
    if (this.whole || this.sharp || !this.glimpse) this.copy(ink, this.whole ?? underpainting())
    if (!this.whole && this.glimpse) this.copy(ink, this.glimpse)
  }

  private copy(ink: Ink, { canvas, bounds }: Pick<Plate, 'canvas' | 'bounds'>): void {
    ink.drawImage(canvas, bounds.x, bounds.y, bounds.width, bounds.height)
  }

  private need(): Bounds {
    const { x, y, scale } = this.view
    const seen = { x: -x / scale, y: -y / scale, width: this.size.width / scale, height: this.size.height / scale }
    return overlap(seen, LAND)
  }

  /** Land in sight that no plate shows. */
  private bare(): Bounds | null {
    if (!this.sharp) return this.need()
    const lacking = this.whole ? null : beyond(this.need(), this.sharp.bounds)
    return lacking && this.patch && covers(this.patch.bounds, lacking) ? null : lacking
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

  private plateJob(kind: PlateKind, wanted: Bounds, density: number, ground: Ground): Job {
    const snap = (value: number, offset: number): number => (Math.floor(value * density + offset) - offset) / density
    const pixels = (value: number): number => Math.ceil(value * density + 1)
    const ratio = pixelRatio()
    const [x, y] = [snap(wanted.x, this.view.x * ratio), snap(wanted.y, this.view.y * ratio)]
    const [canvas, ink] = makeCanvas(pixels(wanted.width), pixels(wanted.height))
    const bounds = { x, y, width: canvas.width / density, height: canvas.height / density }
    ink.setTransform(density, 0, 0, density, -x * density, -y * density)
    const plate = { canvas, bounds, density, options: this.options }
    return {
      canvas,
      ink,
      strokes: landStrokes({ ...this.options, names: areNamesRead(density) }, bounds, ground),
      becomes: { kind, plate },
      next: 0,
    }
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
    const slack = Math.max(0, Math.min(0.3 * side, (MAX_SIDE / density - side) / 2))
    return overlap(grown(need, slack), LAND)
  }

  /** What is in sight, to be there soon, and a little above and below: the land moves with the card under the map. */
  private bareJob(bare: Bounds): Job {
    const strip = this.sharp !== null && !covers(bare, this.need())
    const wanted = overlap({ ...bare, y: bare.y - HEX, height: bare.height + 2 * HEX }, LAND)
    const ground = isUnderpainted() ? underpainting() : this.glimpse
    if (ground && covers(ground.painted, wanted)) return this.plateJob(strip ? 'patch' : 'sharp', wanted, this.density(), ground)
    return isMost(wanted) ? this.underJob() : this.glimpseJob(wanted)
  }

  private schedule(delay: number): void {
    window.clearTimeout(this.rest)
    this.rest = window.setTimeout(() => this.begin(), delay)
  }

  private nextJob(): Job | null {
    const bare = this.bare()
    if (bare) return this.bareJob(bare)
    if (!isUnderpainted()) return this.underJob()
    if (!this.suits(this.sharp)) return this.plateJob('sharp', this.sharpBounds(), this.density(), underpainting())
    return this.isCurrent(this.whole) ? null : this.plateJob('whole', LAND, WHOLE_DENSITY, underpainting())
  }

  /** A plate is not begun anew for every look at it. */
  private isPlating(): boolean {
    const kind = this.job?.becomes.kind
    return kind === 'sharp' || kind === 'patch'
  }

  /** Nor is a ground; but that of the whole waits for bare land in sight, and goes on where it was left. */
  private isLaying(): boolean {
    const [becomes, bare] = [this.job?.becomes, this.bare()]
    if (becomes?.kind === 'under') return bare === null || isMost(bare)
    return becomes?.kind === 'glimpse' && covers(becomes.ground.painted, bare ?? this.need())
  }

  private begin(): void {
    if (this.size.width === 0 || this.isLaying()) return
    this.job = this.nextJob()
    // The ground comes first and is the heaviest.
    this.batch = 1
    if (this.job) this.goOn()
  }

  /** Between frames; where land in sight is bare, as soon as the page has looked after everything else. */
  private goOn(): void {
    cancelAnimationFrame(this.frame)
    this.cancelTurn()
    if (this.bare()) this.cancelTurn = inNextTask(() => void this.work())
    else this.frame = requestAnimationFrame(() => void this.work())
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
    const budget = this.sharp ? (this.bare() ? BARE_BUDGET_MS : BUDGET_MS) : FIRST_BUDGET_MS
    const pace = taken > budget ? 0.5 : taken < budget / 4 ? 2 : 1.2
    return Math.max(MIN_STROKES, Math.min(MAX_STROKES, Math.round(this.batch * pace)))
  }

  private finish({ becomes }: Job): void {
    this.job = null
    if (becomes.kind === 'glimpse') this.glimpse = becomes.ground
    else if (becomes.kind !== 'under') this[becomes.kind] = becomes.plate
    if (becomes.kind === 'sharp') this.patch = null
    // All of it is there: the glimpse is not needed any more.
    if (becomes.kind === 'under') this.glimpse = null
    this.ready()
    this.schedule(this.suits(this.sharp) ? REST_MS : 0)
  }
}
