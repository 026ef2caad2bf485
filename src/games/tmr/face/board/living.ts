import { faded, type Ink, pathOf, strokeWith } from '../../../../house/canvas/index.ts'
import { add, scaled } from '../../../../house/geometry/index.ts'
import type { CellId } from '../../rules/public.ts'
import { GOLD } from './genreStyle.ts'
import { centreOf, cornersOf, HEX } from './hexes.ts'
import type { OthersUnderWay, PlacedPawn, Stand } from './others.ts'
import { drawFigure, drawWake } from './pawnFigure.ts'
import { breath, durationOf, type Journey, type Pose, poseAt, standing } from './pawnMotion.ts'
import { paintHover } from './rims.ts'
import type { PawnMark } from './types.ts'

const CALM_FRAME_MS = 48
const PULSE_MS = 1600
const TRAIL = 26

/** What moves by itself on the board: the figure, the cell under the pointer, a pulse. */
export class Living {
  private pawn: PawnMark | null = null
  private stand: Stand = { x: 0, y: 0, scale: 1 }
  private journey: (Journey & { readonly start: number }) | null = null
  private trail: Pose[] = []
  private pulsing: { readonly cell: CellId; readonly start: number } | null = null
  private hovered: CellId | null = null
  private still = false
  private frame = 0
  private drawn = 0
  private others: OthersUnderWay | null = null
  private underWay: ReadonlySet<string> = new Set()

  /** `onUnderWay`: which of the others are drawn here just now. */
  constructor(
    private readonly redraw: () => void,
    private readonly onUnderWay: (ids: ReadonlySet<string>) => void,
  ) {}

  setStill(still: boolean): void {
    this.still = still
    if (still) this.journey = null
    this.wake()
  }

  setPawn(pawn: PawnMark | null, stand: Stand = this.stand): void {
    const before = this.pawn
    this.pawn = pawn
    this.stand = stand
    if (pawn && before && pawn.of === before.of && before.cell !== pawn.cell && !this.still && pawn.way !== 'none') {
      this.trail = []
      this.journey = {
        from: before.cell,
        to: pawn.cell,
        way: pawn.way ?? 'step',
        leaving: pawn.leaving,
        start: performance.now(),
      }
    } else if (!pawn || before?.cell !== pawn.cell) this.journey = null
    this.wake()
  }

  setOthers(pawns: readonly PlacedPawn[], others: OthersUnderWay): void {
    this.others = others
    others.stand(pawns, performance.now(), this.still)
    this.tellUnderWay()
    if (this.underWay.size > 0) this.wake()
  }

  /** The others stand among the marks again. */
  restOthers(underWay: ReadonlySet<string>): void {
    this.others?.rest(underWay)
    this.wake()
  }

  setHover(cell: CellId | null): void {
    if (cell === this.hovered) return
    this.hovered = cell
    this.wake()
  }

  pulse(cell: CellId): void {
    this.pulsing = { cell, start: performance.now() }
    this.wake()
  }

  draw(ink: Ink): void {
    const now = performance.now()
    if (this.hovered) paintHover(ink, this.hovered)
    this.drawPulse(ink, now)
    for (const { pawn, pose } of this.others?.poses(now) ?? [])
      drawFigure(ink, pose, { breathing: 0.5, asleep: pawn.asleep === true, glow: false, look: pawn.look, worn: pawn.worn })
    if (!this.pawn) return
    const { stand } = this
    const moving = this.poseNow(this.pawn, now)
    const pose = { ...moving, at: add(moving.at, scaled(stand, HEX)), scale: moving.scale * stand.scale }
    drawWake(ink, this.trail)
    const breathing = this.still ? 0.5 : breath(now)
    const { asleep = false, look, worn } = this.pawn
    drawFigure(ink, pose, { breathing, asleep, glow: true, look, worn })
  }

  dispose(): void {
    cancelAnimationFrame(this.frame)
  }

  private poseNow(pawn: PawnMark, now: number): Pose {
    const journey = this.journey
    if (!journey) return standing(centreOf(pawn.cell))
    const t = (now - journey.start) / durationOf(journey)
    const pose = poseAt(journey, t)
    this.trail = [...this.trail, pose].slice(-TRAIL)
    if (t >= 1) {
      this.journey = null
      this.trail = []
    }
    return pose
  }

  private tellUnderWay(): void {
    if (!this.others || (!this.others.anybody && this.underWay.size === 0)) return
    const underWay = this.others.underWay(performance.now())
    const same = underWay.size === this.underWay.size && [...underWay].every((id) => this.underWay.has(id))
    if (same) return
    this.underWay = underWay
    this.onUnderWay(underWay)
  }

  private drawPulse(ink: Ink, now: number): void {
    if (!this.pulsing) return
    const t = (now - this.pulsing.start) / PULSE_MS
    if (t >= 1) {
      this.pulsing = null
      return
    }
    const centre = centreOf(this.pulsing.cell)
    for (const wave of this.still ? [0.2] : [t, (t + 0.5) % 1]) {
      strokeWith(
        ink,
        pathOf(cornersOf(centre, HEX * (0.9 + wave)), true),
        faded(GOLD, this.still ? 1 : (1 - wave) * (1 - t * 0.5)),
        0.12 * HEX,
      )
    }
  }

  /** Draws now and goes on as long as something moves. */
  private wake(): void {
    cancelAnimationFrame(this.frame)
    this.redraw()
    this.frame = requestAnimationFrame((now) => this.tick(now))
  }

  private tick(now: number): void {
    this.tellUnderWay()
    const busy = this.journey !== null || this.pulsing !== null || this.underWay.size > 0
    const breathing = this.pawn !== null && !this.still && !this.pawn.asleep
    if (!busy && !breathing) return
    if (busy || now - this.drawn >= CALM_FRAME_MS) {
      this.drawn = now
      this.redraw()
    }
    this.frame = requestAnimationFrame((next) => this.tick(next))
  }
}
