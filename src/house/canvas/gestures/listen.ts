import type { Point } from '../../geometry/index.ts'
import { type Gesture, type GestureTarget, IDLE, type Input, type PointingGesture, step } from './step.ts'

const WHEEL_STEP = 0.0016
const LINE_HEIGHT = 32
/** Browsers tell a pinch on a touchpad as a turn of the wheel with Ctrl, in smaller steps. */
const TOUCHPAD = 4

const wheelFactor = (event: WheelEvent): number => {
  const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_HEIGHT : event.deltaY
  return Math.exp(-delta * WHEEL_STEP * (event.ctrlKey ? TOUCHPAD : 1))
}

const LONG_PRESS_MS = 480

const placeIn = (element: HTMLElement, event: MouseEvent): Point => {
  const box = element.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

const keeper = (element: HTMLElement, target: GestureTarget) => {
  let gesture: Gesture = IDLE
  let timer = 0
  const say = (input: Input): void => {
    const before = gesture.name
    gesture = step(gesture, input, target)
    if (gesture.name === before) return
    window.clearTimeout(timer)
    if (gesture.name === 'press') timer = window.setTimeout(() => say({ type: 'wait' }), LONG_PRESS_MS)
    element.toggleAttribute('data-dragging', gesture.name === 'pan' || gesture.name === 'grab')
  }
  return { say, now: () => gesture, stop: () => window.clearTimeout(timer) }
}

export const listenToGestures = (element: HTMLElement, target: GestureTarget): (() => void) => {
  const { say, now, stop } = keeper(element, target)
  const pointing = (type: PointingGesture['type']) => (event: PointerEvent) => {
    if (type === 'down' && event.button !== 0) return
    // With a keyboard at hand one need not wait.
    if (type === 'down' && event.altKey) {
      target.longPress(placeIn(element, event))
      return
    }
    if (type === 'down') element.setPointerCapture(event.pointerId)
    const touch = event.pointerType !== 'mouse'
    say({ type, id: event.pointerId, at: placeIn(element, event), touch, time: event.timeStamp })
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    target.zoom(wheelFactor(event), placeIn(element, event))
  }
  /** Escape puts back what is held before it closes anything. */
  const key = (event: KeyboardEvent): void => {
    const gesture = now()
    if (event.key !== 'Escape' || gesture.name !== 'grab') return
    event.preventDefault()
    event.stopPropagation()
    say({ type: 'cancel', id: gesture.finger.id })
  }
  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener('pointerdown', pointing('down'), { signal })
  element.addEventListener('pointermove', pointing('move'), { signal })
  element.addEventListener('pointerup', pointing('up'), { signal })
  element.addEventListener('pointercancel', (event) => say({ type: 'cancel', id: event.pointerId }), { signal })
  element.addEventListener('pointerleave', () => target.hover(null), { signal })
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  window.addEventListener('keydown', key, { signal, capture: true })
  return () => {
    stop()
    listening.abort()
  }
}
