import type { Theme } from '../../../../house/settings/theme.ts'
import { NIGHT, PAPER } from './genreStyle.ts'
import type { Shade } from './shade.ts'

/** The colours of what lies on the land; the land itself is the same by night and by day. */
export interface Look {
  readonly theme: Theme
  /** Over cells that do not count now: night falls on them, or they fade into bare paper. */
  readonly veil: string
  /** How thick it lies at most. */
  readonly thickness: number
  /** Over the lands that promise less: moonlight, or bare paper. */
  readonly shade: Shade
  /** The mist from its thinnest to its thickest. */
  readonly mist: readonly [thin: readonly number[], thick: readonly number[]]
  /** A cell that still fits, the likelier the stronger, and what parts its rim from any land. */
  readonly candidates: readonly [faint: string, some: string, likely: string]
  readonly candidateEdge: string
}

export const LOOKS: Readonly<Record<Theme, Look>> = {
  night: {
    theme: 'night',
    veil: NIGHT,
    thickness: 0.72,
    shade: { colour: '#4d5cc8', blend: 'multiply', thickness: 0.55 },
    mist: [
      [81, 86, 117],
      [197, 210, 255],
    ],
    candidates: ['#e6e3ee', '#f3dca0', '#ffd45e'],
    candidateEdge: NIGHT,
  },
  day: {
    theme: 'day',
    veil: PAPER,
    thickness: 0.7,
    shade: { colour: PAPER, blend: 'overlay', thickness: 0.6 },
    mist: [
      [172, 190, 199],
      [255, 254, 248],
    ],
    candidates: ['#6f6879', '#9a5a18', '#8c2f1d'],
    candidateEdge: '#fffaf0',
  },
}
