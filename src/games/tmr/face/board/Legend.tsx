import { useEffect, useState } from 'react'
import type { Theme } from '../../../../house/settings/theme.ts'
import { GenreGlyph, SignGlyph } from './GenreGlyph.tsx'
import type { LandSign } from './landSigns.ts'
import './board.css'

/** What is drawn on the land and written nowhere. */
const LEGEND_MARKS = [
  'pawn',
  'way',
  'exit',
  'goal',
  'planned',
  'walked',
  'waiting',
  'reserve',
  'erratic',
  'reach',
  'candidate',
] as const
export type LegendMark = (typeof LEGEND_MARKS)[number]

/** Read at arm's length on a dense screen. */
const DENSITY = 1.5

/** Each mark as the map paints it; nothing until that part of the page is there. */
const useSamples = (theme: Theme): ReadonlyMap<LegendMark, string> => {
  const [samples, setSamples] = useState<ReadonlyMap<LegendMark, string>>(new Map())
  useEffect(() => {
    let gone = false
    Promise.all([import('./markSamples.ts'), import('./look.ts')])
      .then(([{ markSample }, { LOOKS }]) => {
        if (!gone) setSamples(new Map(LEGEND_MARKS.map((mark) => [mark, markSample(mark, LOOKS[theme], DENSITY)])))
      })
      .catch(() => {})
    return () => {
      gone = true
    }
  }, [theme])
  return samples
}

interface LegendProps {
  readonly markName: (mark: LegendMark) => string
  readonly waterName: string
  /** What the land has become here and there, as it is now. */
  readonly signs: readonly LandSign[]
  readonly signName: (sign: LandSign) => string
  readonly theme: Theme
}

/** What the marks on the map mean. What is written on its cells is not said again. */
export const Legend = ({ markName, waterName, signs, signName, theme }: LegendProps) => {
  const samples = useSamples(theme)
  return (
    <ul className="legend">
      {LEGEND_MARKS.map((mark) => (
        <li key={mark} className="legend-mark centred">
          <img alt="" src={samples.get(mark)} />
          <span>{markName(mark)}</span>
        </li>
      ))}
      <li className="legend-mark centred">
        <GenreGlyph genre="fleuve" />
        <span>{waterName}</span>
      </li>
      {signs.map((sign) => (
        <li key={sign} className="legend-mark centred">
          <SignGlyph sign={sign} />
          <span>{signName(sign)}</span>
        </li>
      ))}
    </ul>
  )
}
