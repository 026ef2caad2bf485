import { add, distanceBetween, type Point, scaled } from '../geometry/index.ts'

/** What a piece lets a hand do; places are points of the world. */
export interface PieceHands {
  readonly onTap?: (() => void) | undefined
  /** The pointer comes over it, or goes; of pieces that lie over one another, over the topmost. */
  readonly onHover?: ((is: 'over' | 'away') => void) | undefined
  /** Let go there. Without it the piece cannot be grabbed, and who moves from it moves the scene. */
  readonly onDrop?: ((to: Point) => void) | undefined
  /** Held there; what is returned is where it is shown and would be dropped. */
  readonly onDrag?: ((to: Point) => Point) | undefined
  readonly onPutBack?: (() => void) | undefined
}

export interface StandingPiece extends PieceHands {
  readonly at: Point
  readonly reach: number
  /** Which lies on top: the higher; of equal ones the nearer is meant. */
  readonly order: number
  /** Shows it somewhere without asking React; held, above all others. */
  readonly show: (at: Point, is: 'held' | 'laid') => void
}

interface HeldPiece {
  readonly id: string
  /** From the pointer to the middle of the piece: it does not jump into the hand. */
  readonly offset: Point
}

/** The pieces that stand on a scene, and the one in the hand. Found by arithmetic: nothing is drawn to be touched. */
export class Pieces {
  private readonly standing = new Map<string, StandingPiece>()
  private held: HeldPiece | null = null
  private hovered: string | null = null

  stand(id: string, piece: StandingPiece): void {
    this.standing.set(id, piece)
  }

  leave(id: string): void {
    this.standing.delete(id)
    if (this.hovered === id) this.hovered = null
  }

  /** Where the pointer is now; null: on nothing. Returned: whether a hand can do anything with what is there. */
  hover(at: Point | null): boolean {
    const id = at && this.meant(at, 0, () => true)
    const piece = id === null ? undefined : this.standing.get(id)
    if (id !== this.hovered) {
      if (this.hovered !== null) this.standing.get(this.hovered)?.onHover?.('away')
      this.hovered = id
      piece?.onHover?.('over')
    }
    return piece?.onTap !== undefined || piece?.onDrop !== undefined
  }

  tappableAt(at: Point, finger: number): StandingPiece | null {
    const id = this.meant(at, finger, ({ onTap }) => onTap !== undefined)
    return id === null ? null : (this.standing.get(id) ?? null)
  }

  grabbableAt(at: Point, finger: number): string | null {
    return this.meant(at, finger, ({ onDrop }) => onDrop !== undefined)
  }

  grab(id: string, at: Point): void {
    const piece = this.standing.get(id)
    this.held = piece ? { id, offset: add(piece.at, scaled(at, -1)) } : null
  }

  drag(at: Point): { readonly at: Point; readonly reach: number } | null {
    const held = this.heldAt(at)
    held?.piece.show(held.to, 'held')
    return held && { at: held.to, reach: held.piece.reach }
  }

  /** Back where it stands until whoever was told gives it another place. */
  drop(at: Point): void {
    const held = this.heldAt(at)
    this.held = null
    held?.piece.show(held.piece.at, 'laid')
    held?.piece.onDrop?.(held.to)
  }

  putBack(): void {
    const piece = this.held && this.standing.get(this.held.id)
    this.held = null
    piece?.show(piece.at, 'laid')
    piece?.onPutBack?.()
  }

  private heldAt(at: Point): { readonly piece: StandingPiece; readonly to: Point } | null {
    const piece = this.held && this.standing.get(this.held.id)
    if (!this.held || !piece) return null
    const to = add(at, this.held.offset)
    return { piece, to: piece.onDrag?.(to) ?? to }
  }

  /** The nearest within reach, but what lies on top of it is meant where the pointer is on that. */
  private meant(at: Point, finger: number, may: (piece: StandingPiece) => boolean): string | null {
    const near = [...this.standing]
      .map(([id, piece]) => ({ id, piece, away: distanceBetween(at, piece.at) }))
      .filter(({ piece, away }) => may(piece) && away <= Math.max(piece.reach, finger))
    const on = near.filter(({ piece, away }) => away <= piece.reach)
    const top = Math.max(...on.map(({ piece }) => piece.order))
    const [first] = near.filter(({ piece }) => piece.order >= top).sort((a, b) => a.away - b.away)
    return first?.id ?? null
  }
}
