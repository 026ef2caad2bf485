import { createRef } from 'react'
import { type Ink, Scene, type SheetHandle, type Spot } from '../../../../house/canvas/index.ts'
import { distanceBetween, type Point, type Scales, type Size, toScreen } from '../../../../house/geometry/index.ts'
import { tableStands } from '../../../../house/ui/quiet.ts'
import type { CellId } from '../../rules/public.ts'
import { awaited } from './awaited.ts'
import { centreOf, HEX, pickCell, WORLD } from './hexes.ts'
import { type Land, makeLand } from './land.ts'
import type { LandWishes } from './landPaint.ts'
import { Living } from './living.ts'
import { exitPlace } from './rims.ts'
import type { BoardProps, MoveMark } from './types.ts'

/** Near, a cell is seen with its neighbours and theirs. */
const SCALES: Scales = {
  nearest: 4,
  legible: 0.4,
  readable: { least: 1.4, most: 2.2 },
  neighbourhood: 4.6 * HEX,
  around: 1.8 * HEX,
  arrival: 1.2,
}
/** In pixels: an exit is touched within half of a 44 px target even where the map is small. */
const EXIT_REACH = 22

/** Everything of the board that lives outside React. */
export class BoardEngine {
  readonly scene: Scene
  readonly land: Land
  readonly living: Living
  readonly sheets = { land: createRef<SheetHandle>(), living: createRef<SheetHandle>() }
  private props: BoardProps

  constructor(props: BoardProps, wishes: LandWishes, onUnderWay: (ids: ReadonlySet<string>) => void) {
    this.props = props
    this.land = makeLand(wishes, () => this.sheets.land.current?.repaint())
    this.living = new Living(() => this.sheets.living.current?.repaint(), onUnderWay)
    this.scene = new Scene(WORLD, SCALES, {
      tap: (spot) => this.tap(spot),
      longPress: (spot) => {
        const cell = this.cellAt(spot)
        if (cell) this.props.onLongPress?.(cell, spot.screen)
      },
      hover: (spot) => this.hover(spot),
      awaits: (spot) => this.awaits(spot),
      seen: (view, size) => {
        this.land.look(view, size)
        this.props.onView?.()
      },
    })
  }

  update(props: BoardProps): void {
    this.props = props
  }

  readonly paintLand = (ink: Ink): void => {
    this.land.draw(ink)
    if (this.land.isSharp) tableStands()
  }
  readonly paintLiving = (ink: Ink): void => this.living.draw(ink)

  dispose(): void {
    this.land.dispose()
    this.living.dispose()
  }

  readonly handle = {
    fit: (): void => this.scene.camera.fit(),
    /** Near enough for names to be read, these cells in sight, the first above all. */
    look: (cells: readonly CellId[]): void => this.scene.camera.look(this.withExits(cells)),
    /** The whole, or where that is too small to be read all of its width, at the height of these. */
    spread: (cells: readonly CellId[]): void => this.scene.camera.spread(cells.map(centreOf)),
    /** All of these in sight, small as they may be. */
    gather: (cells: readonly CellId[]): void => this.scene.camera.gather(cells.map(centreOf)),
    /** The same cells, moved on: kept in the middle when near, else the first only in sight. */
    follow: (cells: readonly CellId[]): void => this.scene.camera.follow(this.withExits(cells)),
    /** From near to the whole map, and back. */
    swap: (): void => this.scene.camera.swap(),
    zoomBy: (factor: number): void => this.scene.camera.zoomBy(factor),
    panBy: (dx: number, dy: number): void => this.scene.camera.panBy(dx, dy),
    centreOn: (cell: CellId): void => this.scene.camera.centreOn(centreOf(cell)),
    /** The middle of a cell and the radius of a hex, in pixels of the board. */
    screenOf: (cell: CellId): Point & { readonly radius: number } => {
      const { view } = this.scene.camera
      return { ...toScreen(view, centreOf(cell)), radius: HEX * view.scale }
    },
    /** Where figures and words stand on the land, in pixels of the board. */
    shows: (): readonly (Point & Size)[] => this.scene.shows().filter(({ kind }) => kind !== 'offered'),
    pulse: (cell: CellId): void => this.living.pulse(cell),
  }

  private cellAt({ at, finger }: Spot): CellId | null {
    return pickCell(at, awaited(this.props.marks), finger)
  }

  /** Where one may leave the map. */
  private exits(): readonly { readonly move: MoveMark; readonly place: Point }[] {
    const { legalMoves = [], pawn } = this.props.marks
    if (!pawn) return []
    return legalMoves.filter(({ cell }) => cell === null).map((move) => ({ move, place: exitPlace(pawn.cell, move) }))
  }

  private withExits(cells: readonly CellId[]): readonly Point[] {
    return [...cells.map(centreOf), ...this.exits().map(({ place }) => place)]
  }

  private exitAt({ at }: Spot): MoveMark | null {
    const reach = Math.max(0.7 * HEX, EXIT_REACH / this.scene.camera.view.scale)
    return this.exits().find(({ place }) => distanceBetween(place, at) < reach)?.move ?? null
  }

  private awaits(spot: Spot): boolean {
    const cell = this.cellAt(spot)
    return this.exitAt(spot) !== null || (cell !== null && awaited(this.props.marks).has(cell))
  }

  private tap(spot: Spot): void {
    const exit = this.exitAt(spot)
    const cell = exit ? null : this.cellAt(spot)
    if (exit) this.props.onLeave?.(exit.direction)
    else if (cell) this.props.onCell?.(cell)
  }

  private hover(spot: Spot | null): void {
    const cell = spot && !this.exitAt(spot) ? this.cellAt(spot) : null
    this.living.setHover(cell)
    this.props.onHover?.(cell, spot?.screen ?? { x: 0, y: 0 })
  }
}

export type BoardHandle = BoardEngine['handle']
