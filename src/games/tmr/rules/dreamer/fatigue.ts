/** FAT-3: the track has twelve segments; these are their lines of malus. */
const LINES = [0, 0, 0, -1, -1, -1, -2, -3, -4, -5, -6, -7] as const

/** The order in which the segments of a half get one box more. */
const EXTRA_ORDER = [6, 3, 5, 2, 4] as const

export interface Segment {
  readonly boxes: number
  readonly line: number
}

/** What a dreamer can bear: a full track, or plain boxes with no line of malus. */
export type Stamina = { readonly endurance: number } | { readonly boxes: number }

const halfSizes = (endurance: number): readonly number[] => {
  const longer = EXTRA_ORDER.slice(0, endurance % 6) as readonly number[]
  return [1, 2, 3, 4, 5, 6].map((segment) => Math.floor(endurance / 6) + (longer.includes(segment) ? 1 : 0))
}

export const trackOf = (stamina: Stamina): readonly Segment[] => {
  if ('boxes' in stamina) return [{ boxes: stamina.boxes, line: 0 }]
  const half = halfSizes(stamina.endurance)
  return [...half, ...half].map((boxes, segment) => ({ boxes, line: LINES[segment] as number }))
}

export const capacityOf = (stamina: Stamina): number => ('boxes' in stamina ? stamina.boxes : 2 * stamina.endurance)

/** FAT-3: the line of the last marked box. */
export const fatigueMalus = (stamina: Stamina, marked: number): number => {
  if (marked <= 0 || 'boxes' in stamina) return 0
  let upTo = 0
  for (const segment of trackOf(stamina)) {
    upTo += segment.boxes
    if (marked <= upTo) return segment.line
  }
  return LINES[LINES.length - 1] as number
}
