import { type Stamina, trackOf } from '../../rules/public.ts'

export type Box = 'pinned' | 'marked' | 'pending' | 'free'

/** FAT-3: the boxes of one line of malus, segment by segment. */
export interface FatigueLine {
  readonly line: number
  readonly segments: readonly (readonly Box[])[]
}

interface Marks {
  readonly marked: number
  readonly pending: number
  /** NIT-6: of the marked ones, those that sleep does not give back. */
  readonly pinned: number
}

const markOf = (box: number, { marked, pending, pinned }: Marks): Box => {
  if (box <= Math.min(pinned, marked)) return 'pinned'
  if (box <= marked) return 'marked'
  return box <= marked + pending ? 'pending' : 'free'
}

/** The track as it is drawn: marked boxes first, then those to be marked on the way down. */
export const fatigueLines = (stamina: Stamina, marks: Marks): readonly FatigueLine[] => {
  const lines: { line: number; segments: Box[][] }[] = []
  let box = 0
  for (const { boxes, line } of trackOf(stamina)) {
    const segment = Array.from({ length: boxes }, (): Box => {
      box++
      return markOf(box, marks)
    })
    const last = lines[lines.length - 1]
    if (last?.line === line) last.segments.push(segment)
    else lines.push({ line, segments: [segment] })
  }
  return lines
}
