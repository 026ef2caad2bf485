import type { FC } from 'react'

export interface Paints {
  /** Light that fades to nothing, for a round shape. */
  readonly glow: string
  /** Pale above, tinted below. */
  readonly pale: string
}

export interface Drawing {
  /** The wash of the ground: its light and its depth. */
  readonly ground: readonly [light: string, deep: string]
  /** Where pale shapes end. */
  readonly tint: string
  readonly Figure: FC<Paints>
}
