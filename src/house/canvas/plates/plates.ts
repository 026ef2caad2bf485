import type { Size, Viewport } from '../../geometry/index.ts'
import { inNextFrame, inNextTask } from '../nextTask.ts'
import { type Bounds, beyond, covers, grown, overlap } from './bounds.ts'
import type { Ground, Grounds, LaidPicture } from './grounds.ts'
import { type Ink, makeCanvas, pixelRatio, type Strokes } from './ink.ts'

export interface Painting<Wishes extends object> {
  /** All of it, with what spills over its edge. */
  readonly bounds: Bounds
  /** So much above and below what is in sight comes with it: the world moves with the card under it. */
  readonly margin: number
  /** Device pixels per world unit of the coarse whole. */
  readonly coarse: number
  /** Sharp ink within these bounds, at so many device pixels per world unit; what lies beyond them need not be painted. */
  readonly strokesIn: (wishes: Wishes, bounds: Bounds, density: number) => Strokes
  /** What lies under it; absent: the ink is all. */
  readonly grounds?: Grounds
  /** All of it at once: what is seen until anything finer is painted. */
  readonly flat?: () => HTMLCanvasElement
  /** What the ink lays over the grounds and must not be missed until then. */
  readonly afloat?: () => HTMLCanvasElement
  /** What of the ink is read: written over the plain world before anything finer is painted. */
  readonly wordsIn?: (wishes: Wishes, bounds: Bounds, density: number) => Strokes
}

interface Plate<Wishes> extends LaidPicture {
  readonly density: number
  readonly wishes: Wishes
}

/** What is read of what is in sight; what is in sight; what came into sight beside it; all of it, coarser. */
type PlateKind = 'words' | 'sharp' | 'patch' | 'whole'

interface Job<Wishes> {
  readonly canvas: HTMLCanvasElement
  readonly ink: Ink
  readonly strokes: Strokes
  readonly becomes:
    | { readonly kind: 'under' }
    | { readonly kind: 'glimpse'; readonly ground: Ground }
    | { readonly kind: PlateKind; readonly plate: Plate<Wishes> }
  next: number
}

const jobOn = <Wishes>(canvas: HTMLCanvasElement, strokes: Strokes, becomes: Job<Wishes>['becomes']): Job<Wishes> => ({
  canvas,
  ink: canvas.getContext('2d') as Ink,
  strokes,
  becomes,
  next: 0,
})

const groundJob = <Wishes>(grounds: Grounds): Job<Wishes> => jobOn(grounds.whole().canvas, grounds.left(), { kind: 'under' })

const BUDGET_MS = 7
/** Something bare is in sight: it comes before even motion. */
const BARE_BUDGET_MS = 16
/** Until there is something to see, nobody moves it: longer strokes, sooner done. */
const FIRST_BUDGET_MS = 40
const REST_MS = 110
const MAX_SIDE = 4096
const MIN_STROKES = 3
const MAX_STROKES = 32

/** From so much of the world on, all of it is painted at once. */
const MOST = 0.6
const areaOf = ({ width, height }: Bounds): number => width * height
const isMost = (part: Bounds, all: Bounds): boolean => areaOf(part) > MOST * areaOf(all)

const laying =
  ({ canvas, bounds: { x, y, width, height } }: LaidPicture) =>
  (ink: Ink): void =>
    ink.drawImage(canvas, x, y, width, height)

/**
 * A large painting, painted once as a whole and once more, sharp, for what is in sight. Frames only copy pixels;
 * plates are painted in short strokes between them, so that no frame waits for one.
 */
export class Plates<Wishes extends object> {
  private whole: Plate<Wishes> | null = null
  private glimpse: Ground | null = null
  private words: Plate<Wishes> | null = null
  private sharp: Plate<Wishes> | null = null
  private patch: Plate<Wishes> | null = null
  private job: Job<Wishes> | null = null
  private batch = 1
  private cancelTurn = (): void => {}
  private rest = 0
  private shade: ((ink: Ink) => void) | null = null
  private view: Viewport = { x: 0, y: 0, scale: 1 }
  private size: Size = { width: 0, height: 0 }

  /** `ready`: more of it is there to be drawn. */
  constructor(
    private readonly painting: Painting<Wishes>,
    private wishes: Wishes,
    private readonly ready: () => void,
  ) {
    // Before the first frame wants it: both in one would hold a slow machine up.
    if (painting.flat) inNextTask(painting.flat)
  }

  wish(wishes: Wishes): void {
    if (wishes === this.wishes) return
    this.wishes = wishes
    this.schedule(0)
  }

  look(view: Viewport, size: Size): void {
    const zoomed = view.scale !== this.view.scale
    this.view = view
    this.size = size
    if (this.suits(this.sharp)) return
    if (zoomed && this.sharp) this.schedule(REST_MS)
    else if (zoomed || !this.isPlating()) this.schedule(0)
  }

  /** What lies on it and blends with it; null: nothing. */
  setShade(shade: ((ink: Ink) => void) | null): void {
    if (shade === this.shade) return
    this.shade = shade
    this.ready()
  }

  draw(ink: Ink): void {
    if (this.size.width === 0) return
    const behind = this.suits(this.sharp) ? [] : this.behind()
    for (const plate of [...behind, this.sharp, this.patch]) if (plate) laying(plate)(ink)
    this.shade?.(ink)
  }

  get isSharp(): boolean {
    return this.suits(this.sharp)
  }

  dispose(): void {
    this.job = null
    this.cancelTurn()
    window.clearTimeout(this.rest)
  }

  /** What is seen where nothing sharp is, the lowest first. */
  private behind(): readonly (LaidPicture | null)[] {
    const { bounds, grounds, flat, afloat } = this.painting
    if (this.whole) return [this.whole]
    const plain = flat && !grounds?.isLaid() ? { canvas: flat(), bounds } : null
    const under = grounds && (this.sharp || !this.glimpse) ? grounds.whole() : null
    return [plain, under, this.glimpse, afloat ? { canvas: afloat(), bounds } : null, this.words]
  }

  private need(): Bounds {
    const { x, y, scale } = this.view
    const seen = { x: -x / scale, y: -y / scale, width: this.size.width / scale, height: this.size.height / scale }
    return overlap(seen, this.painting.bounds)
  }

  private bare(): Bounds | null {
    if (!this.sharp) return this.need()
    const lacking = this.whole ? null : beyond(this.need(), this.sharp.bounds)
    return lacking && this.patch && covers(this.patch.bounds, lacking) ? null : lacking
  }

  private density(): number {
    return this.view.scale * pixelRatio()
  }

  private suits(plate: Plate<Wishes> | null): boolean {
    return (
      plate?.wishes === this.wishes && Math.abs(plate.density / this.density() - 1) < 1e-6 && covers(plate.bounds, this.need())
    )
  }

  private plateJob(kind: PlateKind, wanted: Bounds, density: number, ground: Ground | null | undefined): Job<Wishes> {
    const snap = (value: number, offset: number): number => (Math.floor(value * density + offset) - offset) / density
    const pixels = (value: number): number => Math.ceil(value * density + 1)
    const ratio = pixelRatio()
    const [x, y] = [snap(wanted.x, this.view.x * ratio), snap(wanted.y, this.view.y * ratio)]
    const [canvas, ink] = makeCanvas(pixels(wanted.width), pixels(wanted.height))
    const bounds = { x, y, width: canvas.width / density, height: canvas.height / density }
    ink.setTransform(density, 0, 0, density, -x * density, -y * density)
    const { strokesIn, wordsIn = strokesIn } = this.painting
    const inked = (kind === 'words' ? wordsIn : strokesIn)(this.wishes, bounds, density)
    const strokes = ground ? [laying(ground), ...inked] : inked
    return jobOn(canvas, strokes, { kind, plate: { canvas, bounds, density, wishes: this.wishes } })
  }

  private sharpBounds(): Bounds {
    const [need, density] = [this.need(), this.density()]
    const side = Math.max(need.width, need.height)
    const slack = Math.max(0, Math.min(0.3 * side, (MAX_SIDE / density - side) / 2))
    return overlap(grown(need, slack), this.painting.bounds)
  }

  private bareJob(bare: Bounds): Job<Wishes> {
    const { bounds, margin, grounds } = this.painting
    const kind = this.sharp !== null && !covers(bare, this.need()) ? 'patch' : 'sharp'
    const wanted = overlap({ ...bare, y: bare.y - margin, height: bare.height + 2 * margin }, bounds)
    const ground = grounds?.isLaid() ? grounds.whole() : this.glimpse
    if (!grounds || (ground && covers(ground.painted, wanted))) return this.plateJob(kind, wanted, this.density(), ground)
    if (isMost(wanted, bounds)) return groundJob(grounds)
    const glimpse = grounds.glimpse(wanted)
    return jobOn(glimpse.canvas, glimpse.strokes, { kind: 'glimpse', ground: glimpse })
  }

  private schedule(delay: number): void {
    window.clearTimeout(this.rest)
    this.rest = window.setTimeout(() => this.begin(), delay)
  }

  private nextJob(): Job<Wishes> | null {
    const { bounds, coarse, grounds, wordsIn } = this.painting
    const bare = this.bare()
    if (bare && wordsIn && !this.sharp && !this.words) return this.plateJob('words', bare, this.density(), null)
    if (bare) return this.bareJob(bare)
    if (grounds && !grounds.isLaid()) return groundJob(grounds)
    if (!this.suits(this.sharp)) return this.plateJob('sharp', this.sharpBounds(), this.density(), grounds?.whole())
    return this.whole?.wishes === this.wishes ? null : this.plateJob('whole', bounds, coarse, grounds?.whole())
  }

  /** A plate is not begun anew for every look at it. */
  private isPlating(): boolean {
    const kind = this.job?.becomes.kind
    return kind === 'words' || kind === 'sharp' || kind === 'patch'
  }

  /** Nor is a ground; but that of the whole waits for what is bare in sight, and goes on where it was left. */
  private isLaying(): boolean {
    const [becomes, bare] = [this.job?.becomes, this.bare()]
    if (becomes?.kind === 'under') return bare === null || isMost(bare, this.painting.bounds)
    return becomes?.kind === 'glimpse' && covers(becomes.ground.painted, bare ?? this.need())
  }

  private begin(): void {
    if (this.size.width === 0 || this.isLaying()) return
    this.job = this.nextJob()
    // The ground comes first and is the heaviest; words are little work.
    const short = this.job?.becomes.kind === 'words'
    this.batch = short ? MAX_STROKES : 1
    if (short) void this.work()
    else if (this.job) this.goOn()
  }

  /** Between frames; where something in sight is bare, as soon as the page has looked after everything else. */
  private goOn(): void {
    this.cancelTurn()
    this.cancelTurn = (this.bare() ? inNextTask : inNextFrame)(() => void this.work())
  }

  /**
   * Browsers defer the strokes: copying a pixel makes them happen now, so that the time taken is the true one. It costs a copy of the
   * whole: while there is nothing to see yet, and so nothing to keep moving, they are left to happen in the frame that shows them.
   */
  private async work(): Promise<void> {
    const job = this.job
    if (!job) return
    const start = performance.now()
    const end = Math.min(job.strokes.length, job.next + this.batch)
    while (job.next < end) job.strokes[job.next++]?.(job.ink)
    if (this.sharp) (await createImageBitmap(job.canvas, 0, 0, 1, 1)).close()
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

  private finish({ becomes }: Job<Wishes>): void {
    this.job = null
    if (becomes.kind === 'glimpse') this.glimpse = becomes.ground
    else if (becomes.kind !== 'under') this[becomes.kind] = becomes.plate
    if (becomes.kind === 'sharp') this.patch = this.words = null
    // All of it is there: the glimpse is not needed any more.
    if (becomes.kind === 'under') this.glimpse = null
    this.ready()
    // What is read is shown before more is painted.
    if (becomes.kind === 'words') this.cancelTurn = inNextFrame(() => this.schedule(0))
    else this.schedule(this.suits(this.sharp) ? REST_MS : 0)
  }
}
