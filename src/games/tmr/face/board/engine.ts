import { Camera } from '../../../../house/canvas/camera.ts'
import type { GestureTarget } from '../../../../house/canvas/gestures.ts'
import { distanceBetween, type Point } from '../../../../house/canvas/point.ts'
import { type Insets, pixelRatio, type Size, toScreen, toWorld, type View } from '../../../../house/canvas/view.ts'
import { type CellId, isCellId } from '../../rules/public.ts'
import { BoardStage } from './boardStage.ts'
import { centreOf, HEX, pickCell, WORLD } from './hexes.ts'
import type { Ink } from './ink.ts'
import { LandBitmap } from './landBitmap.ts'
import type { LandOptions } from './landPaint.ts'
import { Living } from './living.ts'
import { exitPlace } from './marksPaint.ts'
import type { BoardHandle, BoardProps, Marks, MoveMark } from './types.ts'

/** Half of a 44 px touch target. */
const FINGER = 22
const DOUBLE_TAP_ZOOM = 1.8

/** The cells a tap may answer with. */
const awaited = ({ legalMoves, targets, mist }: Marks): ReadonlySet<CellId> =>
  new Set([
    ...(legalMoves ?? []).map(({ cell }) => cell).filter(isCellId),
    ...(targets ?? []),
    ...(targets || legalMoves ? [] : (mist?.candidates ?? []).map(({ cell }) => cell)),
  ])

/** Everything of the board that lives outside React. */
export class BoardEngine {
  readonly camera: Camera
  readonly land: LandBitmap
  readonly living: Living
  private stage: BoardStage | null = null
  private paintMarks: (ink: Ink) => void = () => {}
  private props: BoardProps

  constructor(props: BoardProps, options: LandOptions) {
    this.props = props
    this.camera = new Camera(WORLD, HEX, (view) => this.apply(view))
    this.land = new LandBitmap(options, () => this.stage?.redraw('land'))
    this.living = new Living(() => this.stage?.redraw('living'))
  }

  update(props: BoardProps): void {
    this.props = props
  }

  /** Shows itself in this element; what is returned takes it away. */
  mount(container: HTMLDivElement): () => void {
    this.stage = new BoardStage(container, {
      land: (ink) => this.land.draw(ink),
      marks: (ink) => this.paintMarks(ink),
      living: (ink) => this.living.draw(ink),
    })
    return () => this.dispose()
  }

  resize(size: Size, insets: Insets): void {
    this.stage?.resize(size)
    this.camera.resize({ size, insets })
  }

  setMarks(paint: (ink: Ink) => void): void {
    this.paintMarks = paint
    this.stage?.redraw('marks')
  }

  private dispose(): void {
    this.camera.dispose()
    this.land.dispose()
    this.living.dispose()
    this.stage?.dispose()
    this.stage = null
  }

  readonly handle: BoardHandle = {
    fit: () => this.camera.fit(),
    look: (cells) => this.camera.look(cells.map(centreOf)),
    follow: (cells) => this.camera.follow(cells.map(centreOf)),
    swap: () => this.camera.swap(),
    zoomBy: (factor) => this.camera.zoomBy(factor),
    panBy: (dx, dy) => this.camera.panBy(dx, dy),
    centreOn: (cell) => this.camera.centreOn(centreOf(cell)),
    screenOf: (cell) => ({ ...toScreen(this.camera.view, centreOf(cell)), radius: HEX * this.camera.view.scale }),
    pulse: (cell) => this.living.pulse(cell),
  }

  gestures(element: HTMLElement): GestureTarget {
    return {
      pan: (dx, dy) => this.camera.panNow(dx, dy),
      zoom: (factor, at) => this.camera.zoomNow(factor, at),
      pinch: (before, after) => this.camera.pinchNow(before, after),
      tap: (at, touch) => this.tap(at, touch),
      doubleTap: (at) => this.doubleTap(at),
      longPress: (at) => {
        const cell = this.cellAt(at, 0)
        if (cell) this.props.onLongPress?.(cell, at)
      },
      hover: (at) => this.hover(element, at),
    }
  }

  private apply(view: View): void {
    if (!this.stage) return
    const ratio = pixelRatio()
    const snap = (value: number): number => Math.round(value * ratio) / ratio
    const snapped = { ...view, x: snap(view.x), y: snap(view.y) }
    this.land.look(snapped, this.camera.frame.size)
    this.stage.look(snapped)
    this.props.onView?.()
  }

  private cellAt(at: Point, reach: number): CellId | null {
    return pickCell(toWorld(this.camera.view, at), awaited(this.props.marks), reach / this.camera.view.scale)
  }

  private exitAt(at: Point): MoveMark | null {
    const { legalMoves, pawn } = this.props.marks
    if (!pawn) return null
    const point = toWorld(this.camera.view, at)
    const reach = Math.max(0.7 * HEX, FINGER / this.camera.view.scale)
    const exits = (legalMoves ?? []).filter(({ cell }) => cell === null)
    return exits.find((move) => distanceBetween(exitPlace(pawn.cell, move), point) < reach) ?? null
  }

  private tap(at: Point, touch: boolean): void {
    const exit = this.exitAt(at)
    const cell = exit ? null : this.cellAt(at, touch ? FINGER : 0)
    if (exit) this.props.onLeave?.(exit.direction)
    else if (cell) this.props.onCell?.(cell)
  }

  /** On a cell that awaits an answer a second tap is an answer, never a zoom. */
  private doubleTap(at: Point): void {
    const cell = this.cellAt(at, 0)
    if (this.exitAt(at) || (cell && awaited(this.props.marks).has(cell))) this.tap(at, false)
    else this.camera.zoomBy(DOUBLE_TAP_ZOOM, at)
  }

  private hover(element: HTMLElement, at: Point | null): void {
    const exit = at && this.exitAt(at)
    const cell = at && !exit ? this.cellAt(at, 0) : null
    if (exit || (cell && awaited(this.props.marks).has(cell))) element.dataset.pointing = ''
    else delete element.dataset.pointing
    this.living.setHover(cell)
    this.props.onHover?.(cell, at ?? { x: 0, y: 0 })
  }
}
