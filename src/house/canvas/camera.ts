import { easeInOut, type Point } from './point.ts'
import {
  between,
  bounded,
  centredOn,
  clearCentre,
  type Frame,
  fitScale,
  fitted,
  moved,
  NO_INSETS,
  pinched,
  type Size,
  showing,
  type View,
  zoomedWithin,
} from './view.ts'

const GLIDE_MS = 260

/** Holds the view outside React: a pan never renders a component. */
export class Camera {
  view: View = { x: 0, y: 0, scale: 1 }
  frame: Frame
  reducedMotion = false
  private readonly apply: (view: View) => void
  private animation = 0
  /** Until the person pans or zooms, the map follows the size of its place. */
  private fitting = true

  constructor(world: Size, apply: (view: View) => void) {
    this.frame = { world, size: { width: 0, height: 0 }, insets: NO_INSETS }
    this.apply = apply
  }

  resize(place: Omit<Frame, 'world'>): void {
    const before = this.frame
    const frame = { ...before, ...place }
    this.frame = frame
    if (frame.size.width === 0) return
    if (this.fitting || before.size.width === 0) {
      this.fitting = true
      this.set(fitted(frame))
    } else {
      const [from, to] = [clearCentre(before), clearCentre(frame)]
      this.set(bounded(frame, moved(this.view, to.x - from.x, to.y - from.y)))
    }
  }

  fit(): void {
    this.fitting = true
    this.glide(fitted(this.frame))
  }

  zoomBy(factor: number, at: Point = clearCentre(this.frame)): void {
    this.fitting = false
    this.glide(zoomedWithin(this.frame, this.view, at, factor))
  }

  /** As the wheel turns or fingers move: at once, no glide. */
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
    this.fitting = false
    this.glide(bounded(this.frame, moved(this.view, dx, dy)))
  }

  centreOn(point: Point): void {
    this.fitting = false
    const scale = Math.max(this.view.scale, Math.min(1.2, fitScale(this.frame) * 1.8))
    this.glide(bounded(this.frame, centredOn(this.frame, point, scale)))
  }

  /** Moves only when what lies around the point is not clearly in sight. */
  show(point: Point, around: number): void {
    const view = showing(this.frame, this.view, point, around * this.view.scale)
    if (Math.hypot(view.x - this.view.x, view.y - this.view.y) < 1) return
    this.fitting = false
    this.glide(bounded(this.frame, view))
  }

  dispose(): void {
    cancelAnimationFrame(this.animation)
  }

  private take(view: View): void {
    this.fitting = false
    cancelAnimationFrame(this.animation)
    this.set(view)
  }

  private set(view: View): void {
    this.view = view
    this.apply(view)
  }

  private glide(to: View): void {
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
