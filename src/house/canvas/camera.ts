import type { Extent, Frame, Point, Scales, Size, Viewport } from '../geometry/index.ts'
import {
  between,
  bounded,
  centredOn,
  clearCentre,
  easeInOut,
  fitScale,
  fitted,
  framed,
  gathered,
  moved,
  NO_INSETS,
  pinched,
  showing,
  spread,
  zoomedWithin,
} from '../geometry/index.ts'

const GLIDE_MS = 260
const VIEWS = { near: framed, all: gathered, width: spread } as const

/** Holds the view outside React: a pan never renders a component. */
export class Camera {
  view: Viewport = { x: 0, y: 0, scale: 1 }
  frame: Frame
  reducedMotion = false
  private readonly apply: (view: Viewport) => void
  private animation = 0
  /** Until the person pans or zooms, what is looked at follows the size of its place. */
  private looking: 'whole' | 'near' | 'all' | 'width' | 'freely' = 'whole'
  private points: readonly Point[] = []
  /** The first place looked at is where one begins: nothing glides there. */
  private begun = false

  constructor(world: Size, scales: Scales, apply: (view: Viewport) => void) {
    this.frame = { world, scales, size: { width: 0, height: 0 }, insets: NO_INSETS }
    this.apply = apply
  }

  resize(place: Omit<Extent, 'world'>): void {
    const before = this.frame
    const frame = { ...before, ...place }
    this.frame = frame
    if (frame.size.width === 0) return
    if (before.size.width === 0 && this.looking === 'freely') this.looking = 'whole'
    if (this.looking !== 'freely') {
      cancelAnimationFrame(this.animation)
      this.set(this.wanted())
    } else {
      const [from, to] = [clearCentre(before), clearCentre(frame)]
      const view = moved(this.view, to.x - from.x, to.y - from.y)
      this.set(bounded(frame, this.keepingFirst(before, frame, view)))
    }
  }

  /** Who was in sight of a smaller or larger place stays in sight. */
  private keepingFirst(before: Frame, frame: Frame, view: Viewport): Viewport {
    const [first] = this.points
    const { x, y } = first ? showing(before, this.view, first, 0) : view
    const wasInSight = first && x === this.view.x && y === this.view.y
    return wasInSight ? showing(frame, view, first, frame.scales.around * view.scale) : view
  }

  fit(): void {
    this.looking = 'whole'
    this.glide(this.wanted())
  }

  look(points: readonly Point[]): void {
    this.lookAt('near', points)
  }

  gather(points: readonly Point[]): void {
    this.lookAt('all', points)
  }

  /** The whole, or where that is too small to be read all of its width, at the height of these. */
  spread(points: readonly Point[]): void {
    this.lookAt('width', points)
  }

  private lookAt(looking: 'near' | 'all' | 'width', points: readonly Point[]): void {
    this.points = points
    this.looking = looking
    if (this.frame.size.width === 0) return
    if (this.begun) this.glide(this.wanted())
    else this.set(this.wanted())
    this.begun = true
  }

  /** As they move on: near, they stay in the middle; elsewhere the first is only kept in sight. */
  follow(points: readonly Point[]): void {
    const [first] = points
    this.points = points
    if (this.looking === 'near') this.look(points)
    else if (first) this.show(first)
  }

  swap(): void {
    if (this.looking === 'whole') this.look(this.points)
    else this.fit()
  }

  private wanted(): Viewport {
    const [first, ...others] = this.points
    if (!first || this.looking === 'whole' || this.looking === 'freely') return fitted(this.frame)
    return VIEWS[this.looking](this.frame, [first, ...others])
  }

  zoomBy(factor: number, at: Point = clearCentre(this.frame)): void {
    this.looking = 'freely'
    this.glide(zoomedWithin(this.frame, this.view, at, factor))
  }

  zoomNow(factor: number, at: Point): void {
    this.take(zoomedWithin(this.frame, this.view, at, factor))
  }

  panNow(dx: number, dy: number): void {
    this.take(bounded(this.frame, moved(this.view, dx, dy)))
  }

  pinchNow(before: readonly [Point, Point], after: readonly [Point, Point]): void {
    this.take(bounded(this.frame, pinched(this.view, before, after)))
  }

  panBy(dx: number, dy: number): void {
    this.looking = 'freely'
    this.glide(bounded(this.frame, moved(this.view, dx, dy)))
  }

  centreOn(point: Point): void {
    this.looking = 'freely'
    const scale = Math.max(this.view.scale, Math.min(this.frame.scales.arrival, fitScale(this.frame) * 1.8))
    this.glide(bounded(this.frame, centredOn(this.frame, point, scale)))
  }

  private show(point: Point): void {
    const view = showing(this.frame, this.view, point, this.frame.scales.around * this.view.scale)
    if (Math.hypot(view.x - this.view.x, view.y - this.view.y) < 1) return
    this.looking = 'freely'
    this.glide(bounded(this.frame, view))
  }

  dispose(): void {
    cancelAnimationFrame(this.animation)
  }

  private take(view: Viewport): void {
    this.looking = 'freely'
    cancelAnimationFrame(this.animation)
    this.set(view)
  }

  private set(view: Viewport): void {
    this.view = view
    this.apply(view)
  }

  private glide(to: Viewport): void {
    cancelAnimationFrame(this.animation)
    if (this.reducedMotion) {
      this.set(to)
      return
    }
    const [from, start] = [this.view, performance.now()]
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, now - start) / GLIDE_MS)
      this.set(t === 1 ? to : between(from, to, easeInOut(t)))
      if (t < 1) this.animation = requestAnimationFrame(step)
    }
    this.animation = requestAnimationFrame(step)
  }
}
