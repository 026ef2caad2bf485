import { keyed } from '../../../../house/ui/keyed.ts'
import type { DreamerView } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { useLanguage } from '../words/language.tsx'
import { Gauge } from './DreamGauge.tsx'
import { fatigueLines } from './fatigueLines.ts'

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
      <div className="fatigue-track" role="img" aria-label={fatigueLabel(texts, board)}>
        {lines.map(({ line, segments }) => (
          <div className="fatigue-line" key={line} data-wide={segments.length > 1 || undefined}>
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
