import { Konva } from 'konva/lib/Global.js'
import type { Stage } from 'konva/lib/Stage.js'
import { once } from '../../kit/once.ts'
import type { Insets, Point, Scales, Size, Viewport } from '../geometry/index.ts'
import { clearArea, toScreen, toWorld } from '../geometry/index.ts'
import { Camera } from './camera.ts'
import type { GestureTarget } from './gestures/step.ts'
import type { Dragged, Lens } from './lens.ts'
import { Pieces } from './pieces.ts'
import { pixelRatio } from './plates/ink.ts'

/** Half of a 44 px touch target. */
export const FINGER = 22
const DOUBLE_TAP_ZOOM = 1.8

export interface Spot {
  /** In the world. */
  readonly at: Point
  /** In pixels of the scene. */
  readonly screen: Point
  /** How far from it a finger may have meant, in units of the world. */
  readonly finger: number
}

export interface SceneHands {
  readonly tap?: (spot: Spot) => void
  readonly longPress?: (spot: Spot) => void
  readonly hover?: (spot: Spot | null) => void
  /** Whether a tap there answers something: then a second one is an answer too, never a zoom. */
  readonly awaits?: (spot: Spot) => boolean
  /** After the camera moved; at whole pixels of the screen. */
  readonly seen?: (view: Viewport, size: Size) => void
}

/** A label, a figure or a place that is offered: whose it is, and the box it takes up. */
export interface SceneThing extends Point, Size {
  readonly kind: 'label' | 'figure' | 'offered'
  readonly of: string
}

/** A world that is looked at. It moves outside React: a pan never renders a component. */
export class Scene {
  readonly camera: Camera
  readonly pieces = new Pieces()
  private stage: Stage | null = null
  private lens: Lens | null = null
  private dragged: Dragged | null = null
  private readonly hands: SceneHands
  /** What stands in this world, where one pixel of the screen is so much of it. */
  things: (pixel: number) => readonly SceneThing[] = () => []

  constructor(world: Size, scales: Scales, hands: SceneHands) {
    Konva.pixelRatio = pixelRatio()
    this.camera = new Camera(world, scales, (view) => this.apply(view))
    this.hands = hands
  }

  mount(stage: Stage): () => void {
    this.stage = stage
    return () => {
      this.camera.dispose()
      this.letGo()
      this.stage = null
      this.lens = null
    }
  }

  resize(size: Size, insets: Insets): void {
    this.stage?.size(size)
    this.camera.resize({ size, insets })
  }

  gestures(element: HTMLElement): GestureTarget {
    const { camera, pieces, hands } = this
    const world = (at: Point): Point => toWorld(camera.view, at)
    // Where nothing is ever dragged by a finger, nobody fetches it; without it one drags all the same.
    const fetchLens = once(async () => {
      const { Lens } = await import('./lens.ts')
      this.lens = new Lens(element)
      if (this.dragged) this.lens.show(this.dragged)
    })
    return {
      pan: (dx, dy) => camera.panNow(dx, dy),
      zoom: (factor, at) => camera.zoomNow(factor, at),
      pinch: (before, after) => camera.pinchNow(before, after),
      tap: (at, touch) => this.tap(this.spot(at, touch)),
      doubleTap: (at) => this.doubleTap(this.spot(at, false)),
      longPress: (at) => hands.longPress?.(this.spot(at, false)),
      hover: (at) => this.hover(element, at && this.spot(at, false)),
      pieceAt: (at, touch) => pieces.grabbableAt(world(at), this.reachOf(touch)),
      grab: (piece, at) => pieces.grab(piece, world(at)),
      drag: (at, touch) => {
        const held = pieces.drag(world(at))
        if (!touch || !held) return
        const { view, frame } = camera
        this.dragged = { finger: at, at: toScreen(view, held.at), reach: held.reach * view.scale, clear: clearArea(frame) }
        this.lens?.show(this.dragged)
        void fetchLens().catch(() => {})
      },
      drop: (at) => {
        this.letGo()
        pieces.drop(world(at))
      },
      putBack: () => {
        this.letGo()
        pieces.putBack()
      },
    }
  }

  /** The same in pixels of the scene: a canvas can be asked what lies on what. */
  readonly shows = (): readonly SceneThing[] => {
    const { view } = this.camera
    const { scale } = view
    return this.things(1 / scale).map((thing) => ({
      ...thing,
      ...toScreen(view, thing),
      width: thing.width * scale,
      height: thing.height * scale,
    }))
  }

  private letGo(): void {
    this.dragged = null
    this.lens?.hide()
  }

  private reachOf(touch: boolean): number {
    return touch ? FINGER / this.camera.view.scale : 0
  }

  private spot(screen: Point, touch: boolean): Spot {
    return { at: toWorld(this.camera.view, screen), screen, finger: this.reachOf(touch) }
  }

  private tap(spot: Spot): void {
    const piece = this.pieces.tappableAt(spot.at, spot.finger)
    if (piece) piece.onTap?.()
    else this.hands.tap?.(spot)
  }

  private doubleTap(spot: Spot): void {
    if (this.pieces.tappableAt(spot.at, spot.finger) || this.hands.awaits?.(spot)) this.tap(spot)
    else this.camera.zoomBy(DOUBLE_TAP_ZOOM, spot.screen)
  }

  private hover(element: HTMLElement, spot: Spot | null): void {
    const pointing = this.pieces.hover(spot?.at ?? null) || (spot !== null && this.hands.awaits?.(spot))
    element.toggleAttribute('data-pointing', Boolean(pointing))
    this.hands.hover?.(spot)
  }

  private apply(view: Viewport): void {
    if (!this.stage) return
    const ratio = pixelRatio()
    const snap = (value: number): number => Math.round(value * ratio) / ratio
    const snapped = { ...view, x: snap(view.x), y: snap(view.y) }
    this.hands.seen?.(snapped, this.camera.frame.size)
    this.stage.position({ x: snapped.x, y: snapped.y })
    this.stage.scale({ x: view.scale, y: view.scale })
    this.stage.batchDraw()
  }
}
