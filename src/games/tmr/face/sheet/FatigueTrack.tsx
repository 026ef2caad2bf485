import { keyed } from '../../../../house/ui/keyed.ts'
import { type DreamerView, type Stamina, trackOf } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { useLanguage } from '../words/language.tsx'
import { Gauge } from './DreamGauge.tsx'

type Box = 'pinned' | 'marked' | 'pending' | 'free'

/** FAT-3: the boxes of one line of malus, segment by segment. */
interface FatigueLine {
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

export const fatigueLabel = (texts: Texts, board: DreamerView): string => {
  const { sheet } = texts.ui
  const parts = [sheet.fatigueOf({ marked: board.fatigue, capacity: board.fatigueMax })]
  if (board.pendingFatigue > 0) parts.push(sheet.fatiguePending({ count: board.pendingFatigue }))
  if (board.pinned > 0) parts.push(sheet.pinnedOf({ count: board.pinned }))
  return [...parts, sheet.malusNow({ malus: board.malus })].join(', ')
}

export const FatigueTrack = ({ board }: { readonly board: DreamerView }) => {
  const { texts, format } = useLanguage()
  const { sheet } = texts.ui
  const { fatigue, pendingFatigue } = board
  const now = `${sheet.fatigueShort({ marked: fatigue, pending: pendingFatigue })} · ${sheet.malusNow({ malus: board.malus })}`
  const lines = fatigueLines(board.sheet.stamina, { marked: fatigue, pending: pendingFatigue, pinned: board.pinned })
  return (
    <Gauge name={sheet.fatigue} value={now}>
      <div className="fatigue-track row" role="img" aria-label={fatigueLabel(texts, board)}>
        {lines.map(({ line, segments }) => (
          <div className="fatigue-line line" key={line} data-wide={segments.length > 1 || undefined}>
            <span className="fatigue-malus">{format.signed(line)}</span>
            {keyed(segments).map(([at, boxes]) => (
              <span className="fatigue-segment" key={at}>
                {keyed(boxes).map(([box, mark]) => (
                  <i key={box} data-mark={mark} />
                ))}
              </span>
            ))}
          </div>
        ))}
      </div>
    </Gauge>
  )
}
