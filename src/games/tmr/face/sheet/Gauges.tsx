import type { ReactNode } from 'react'
import { type DreamerView, type Moment, repressionRisk } from '../../rules/public.ts'
import { HourGlyph } from '../sky/HourDial.tsx'
import { useTexts } from '../words/language.tsx'
import { DreamBar, lifeNow, share } from './DreamGauge.tsx'
import { fatigueLabel } from './FatigueTrack.tsx'
import './gauges.css'

interface Props {
  readonly board: DreamerView
  readonly clock: Moment
  /** Whose they are, where those of others are seen too. */
  readonly mark: ReactNode
}

/** Dream, fatigue, repression, round and hour in one row. */
export const Gauges = ({ board, clock, mark }: Props) => {
  const texts = useTexts()
  const { sheet } = texts.ui
  const { dream, fatigue, pendingFatigue, fatigueMax, repression, round } = board
  const risk = repressionRisk(repression, 1)
  const life = lifeNow(board)
  return (
    <ul className="gauges" aria-label={sheet.gauges}>
      {mark && <li className="gauges-word">{mark}</li>}
      <li title={sheet.dreamOf({ dream, reve: board.sheet.reve })}>
        <span className="gauges-name">{sheet.short.dream}</span>
        <DreamBar dream={dream} reve={board.sheet.reve} seuil={board.seuil} />
        <span aria-hidden="true">
          {dream} / {board.sheet.reve}
        </span>
      </li>
      <li title={fatigueLabel(texts, board)}>
        <span className="gauges-name">{sheet.short.fatigue}</span>
        <span className="mini-bar" role="img" aria-label={fatigueLabel(texts, board)}>
          <i className="mini-marked" style={{ width: share(fatigue, fatigueMax) }} />
          <i className="mini-pending" style={{ width: share(pendingFatigue, fatigueMax) }} />
        </span>
        <span aria-hidden="true">{pendingFatigue > 0 ? `${fatigue} + ${pendingFatigue}` : fatigue}</span>
      </li>
      <li title={sheet.repressionRisk({ chance: risk })}>
        <span className="gauges-name">{sheet.short.repression}</span>
        <span
          className="mini-bar"
          role="img"
          aria-label={`${sheet.repressionOf({ counter: repression })}, ${sheet.repressionRisk({ chance: risk })}`}
        >
          <i className="mini-repression" style={{ width: share(repression, 20) }} />
        </span>
        <span aria-hidden="true">{repression}</span>
      </li>
      {life < board.sheet.life && (
        <li className="gauges-word" title={`${sheet.life} ${sheet.lifeOf({ life, most: board.sheet.life })}`}>
          <span className="gauges-name">{sheet.short.life}</span> {sheet.lifeOf({ life, most: board.sheet.life })}
        </li>
      )}
      <li className="gauges-word gauges-round" aria-hidden={board.mode === null}>
        {board.mode && sheet.round({ round })}
      </li>
      <li className="gauges-word" title={`${texts.hours[clock.hour].hour}, ${sheet.day(clock)}`}>
        <HourGlyph hour={clock.hour} />
        <span className="gauges-hour">{texts.hours[clock.hour].name}</span>
      </li>
    </ul>
  )
}
