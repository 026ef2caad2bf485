import { add, distanceBetween, type Point, scaled } from '../geometry/index.ts'

/** What a piece lets a hand do; places are points of the world. */
export interface PieceHands {
  readonly onTap?: (() => void) | undefined
  /** Let go there. Without it the piece cannot be grabbed, and who moves from it moves the scene. */
  readonly onDrop?: ((to: Point) => void) | undefined
  /** Held there; what is returned is where it is shown and would be dropped. */
  readonly onDrag?: ((to: Point) => Point) | undefined
  /** It was in the hand and went back to its place. */
  readonly onPutBack?: (() => void) | undefined
}

export interface StandingPiece extends PieceHands {
  readonly at: Point
  /** How far from its middle it is touched. */
  readonly reach: number
  /** Shows it somewhere without asking React. */
  readonly show: (at: Point) => void
}

interface Held {
  readonly id: string
  /** From the pointer to the middle of the piece: it does not jump into the hand. */
  readonly offset: Point
}

/** The pieces that stand on a scene, and the one in the hand. Found by arithmetic: nothing is drawn to be touched. */
export class Pieces {
  private readonly standing = new Map<string, StandingPiece>()
  private held: Held | null = null

  stand(id: string, piece: StandingPiece): void {
    this.standing.set(id, piece)
  }

  leave(id: string): void {
    this.standing.delete(id)
  }

  tappableAt(at: Point, finger: number): StandingPiece | null {
    const id = this.nearest(at, finger, ({ onTap }) => onTap !== undefined)
    return id === null ? null : (this.standing.get(id) ?? null)
  }

  grabbableAt(at: Point, finger: number): string | null {
    return this.nearest(at, finger, ({ onDrop }) => onDrop !== undefined)
  }

  grab(id: string, at: Point): void {
    const piece = this.standing.get(id)
    this.held = piece ? { id, offset: add(piece.at, scaled(at, -1)) } : null
  }

  drag(at: Point): void {
    const held = this.heldAt(at)
    held?.piece.show(held.to)
  }

  /** Back where it stands until whoever was told gives it another place. */
  drop(at: Point): void {
    const held = this.heldAt(at)
    this.held = null
    held?.piece.show(held.piece.at)
    held?.piece.onDrop?.(held.to)
  }

  putBack(): void {
    const piece = this.held && this.standing.get(this.held.id)
    this.held = null
    piece?.show(piece.at)
    piece?.onPutBack?.()
  }

  private heldAt(at: Point): { readonly piece: StandingPiece; readonly to: Point } | null {
    const piece = this.held && this.standing.get(this.held.id)
    if (!this.held || !piece) return null
    const to = add(at, this.held.offset)
    return { piece, to: piece.onDrag?.(to) ?? to }
  }

  private nearest(at: Point, finger: number, may: (piece: StandingPiece) => boolean): string | null {
    let found: string | null = null
    let least = Number.POSITIVE_INFINITY
    for (const [id, piece] of this.standing) {
      const away = distanceBetween(at, piece.at)
      if (may(piece) && away <= Math.max(piece.reach, finger) && away < least) [found, least] = [id, away]
    }
    return found
  }
}
