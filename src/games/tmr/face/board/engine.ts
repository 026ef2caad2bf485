import { createRef } from 'react'
import { type Ink, Scene, type SheetHandle, type Spot } from '../../../../house/canvas/index.ts'
import { distanceBetween, type Point, type Scales, toScreen } from '../../../../house/geometry/index.ts'
import { tableStands } from '../../../../house/ui/quiet.ts'
import type { CellId } from '../../rules/public.ts'
import { awaited } from './awaited.ts'
import { centreOf, HEX, pickCell, WORLD } from './hexes.ts'
import { type Land, makeLand } from './land.ts'
import type { LandWishes } from './landPaint.ts'
import { Living } from './living.ts'
import { exitPlace } from './rims.ts'
import type { BoardHandle, BoardProps, MoveMark } from './types.ts'

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

  readonly handle: BoardHandle = {
    fit: () => this.scene.camera.fit(),
    look: (cells) => this.scene.camera.look(this.withExits(cells)),
    spread: (cells) => this.scene.camera.spread(cells.map(centreOf)),
    gather: (cells) => this.scene.camera.gather(cells.map(centreOf)),
    follow: (cells) => this.scene.camera.follow(this.withExits(cells)),
    swap: () => this.scene.camera.swap(),
    zoomBy: (factor) => this.scene.camera.zoomBy(factor),
    panBy: (dx, dy) => this.scene.camera.panBy(dx, dy),
    centreOn: (cell) => this.scene.camera.centreOn(centreOf(cell)),
    screenOf: (cell) => {
      const { view } = this.scene.camera
      return { ...toScreen(view, centreOf(cell)), radius: HEX * view.scale }
    },
    shows: () => this.scene.shows().filter(({ kind }) => kind !== 'offered'),
    pulse: (cell) => this.living.pulse(cell),
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
