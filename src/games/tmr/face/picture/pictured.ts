import type { Size } from '../../../../house/geometry/index.ts'
import type { CellId, Look } from '../../rules/public.ts'

/** What a picture of a journey shows. */
export interface Pictured {
  /** In pieces where it was lost sight of; empty: the whole map, without a way. */
  readonly way: readonly (readonly CellId[])[]
  /** Whose figure stands at its end. */
  readonly look: Look
  readonly title: string
  /** What came of it. */
  readonly line: string
  /** In figures. */
  readonly figures: string
}

/** In pixels of the file, whatever the screen it is made on. */
export const PICTURE = { width: 1080, height: 1350, foot: 250 } as const

export const LANDSCAPE: Size = { width: PICTURE.width, height: PICTURE.height - PICTURE.foot }
