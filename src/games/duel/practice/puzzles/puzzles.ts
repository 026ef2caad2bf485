import type { Command, PlainKind } from '../../rules/public.ts'
import file from './puzzles.json'

interface Side {
  readonly dreamer: string
  readonly awake: readonly string[]
  readonly powers: readonly string[]
  readonly artefacts: readonly { readonly card: string; readonly endurance: number; readonly kind: PlainKind | null }[]
}

/** A turn in which the last dreamer can be woken, in one kind of way. */
export interface Puzzle {
  readonly id: string
  readonly position: {
    readonly mine: Side & { readonly hand: readonly string[] }
    readonly theirs: Side
    readonly used: readonly string[]
  }
  /** What wakes it, as the search found it: in this order, and in no other. */
  readonly line: readonly Command[]
}

/** Those with less to play first. */
export const PUZZLES = file as readonly unknown[] as readonly Puzzle[]

export const puzzleOf = (id: string): Puzzle | null => PUZZLES.find((puzzle) => puzzle.id === id) ?? null
