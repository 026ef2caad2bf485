import { type Stamina, trackOf } from '../../rules/public.ts'

export type Box = 'marked' | 'pending' | 'free'

/** FAT-3: the boxes of one line of malus, segment by segment. */
export interface FatigueLine {
  readonly line: number
  readonly segments: readonly (readonly Box[])[]
}

/** The track as it is drawn: marked boxes first, then those to be marked on the way down. */
export const fatigueLines = (stamina: Stamina, marked: number, pending: number): readonly FatigueLine[] => {
  const lines: { line: number; segments: Box[][] }[] = []
  let box = 0
  for (const { boxes, line } of trackOf(stamina)) {
    const segment = Array.from({ length: boxes }, (): Box => {
      box++
      return box <= marked ? 'marked' : box <= marked + pending ? 'pending' : 'free'
    })
    const last = lines[lines.length - 1]
    if (last?.line === line) last.segments.push(segment)
    else lines.push({ line, segments: [segment] })
  }
  return lines
}
