import { distanceBetween, type Point } from './point.ts'

export interface GestureTarget {
  readonly pan: (dx: number, dy: number) => void
  readonly zoom: (factor: number, at: Point) => void
  readonly pinch: (before: readonly [Point, Point], after: readonly [Point, Point]) => void
  readonly tap: (at: Point, touch: boolean) => void
  readonly doubleTap: (at: Point) => void
  readonly longPress: (at: Point) => void
  readonly hover: (at: Point | null) => void
}

const SLACK = { mouse: 4, touch: 10 } as const
const LONG_PRESS_MS = 480
const DOUBLE_TAP_MS = 320
const DOUBLE_TAP_REACH = 28
const WHEEL_STEP = 0.0016
const LINE_HEIGHT = 32

/** Listens to pointers and wheel on an element; returns what stops it. */
export const listenToGestures = (element: HTMLElement, target: GestureTarget): (() => void) => {
  const held = new Map<number, Point>()
  let start: Point | null = null
  let dragging = false
  let spent = false
  let timer = 0
  let lastTap = { at: { x: -1e6, y: 0 }, time: 0 }

  const place = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const kind = (event: PointerEvent): 'mouse' | 'touch' => (event.pointerType === 'mouse' ? 'mouse' : 'touch')

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    const at = place(event)
    element.setPointerCapture(event.pointerId)
    held.set(event.pointerId, at)
    window.clearTimeout(timer)
    if (held.size > 1) {
      spent = true
      return
    }
    start = at
    dragging = spent = false
    timer = window.setTimeout(() => {
      spent = true
      target.longPress(at)
    }, LONG_PRESS_MS)
  }

  const move = (event: PointerEvent): void => {
    const at = place(event)
    const before = held.get(event.pointerId)
    if (!before) {
      target.hover(kind(event) === 'mouse' ? at : null)
      return
    }
    if (held.size === 2) {
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
      held.set(event.pointerId, at)
      if (other) target.pinch([before, other], [at, other])
      return
    }
    if (!dragging && start && distanceBetween(start, at) > SLACK[kind(event)]) {
      dragging = true
      window.clearTimeout(timer)
      target.hover(null)
      element.dataset.dragging = ''
    }
    if (!dragging) return
    held.set(event.pointerId, at)
    target.pan(at.x - before.x, at.y - before.y)
  }

  const tapped = (at: Point, touch: boolean, time: number): void => {
    const twice = time - lastTap.time < DOUBLE_TAP_MS && distanceBetween(at, lastTap.at) < DOUBLE_TAP_REACH
    lastTap = twice ? { at: { x: -1e6, y: 0 }, time: 0 } : { at, time }
    if (twice) target.doubleTap(at)
    else target.tap(at, touch)
  }

  const up = (event: PointerEvent): void => {
    if (!held.delete(event.pointerId)) return
    window.clearTimeout(timer)
    if (held.size > 0) return
    delete element.dataset.dragging
    if (event.type === 'pointerup' && !dragging && !spent) tapped(place(event), kind(event) === 'touch', event.timeStamp)
    start = null
    dragging = false
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_HEIGHT : event.deltaY
    target.zoom(Math.exp(-delta * WHEEL_STEP * (event.ctrlKey ? 4 : 1)), place(event))
  }
  const leave = (): void => target.hover(null)
  const menu = (event: Event): void => event.preventDefault()

  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', up)
  element.addEventListener('pointerleave', leave)
  element.addEventListener('contextmenu', menu)
  element.addEventListener('wheel', wheel, { passive: false })
  return () => {
    window.clearTimeout(timer)
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', up)
    element.removeEventListener('pointerleave', leave)
    element.removeEventListener('contextmenu', menu)
    element.removeEventListener('wheel', wheel)
  }
}
