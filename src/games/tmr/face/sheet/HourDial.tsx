import { HOURS, type Hour, type Moment } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'
import { HOUR_GLYPHS } from './hourGlyphs.ts'
import './hour.css'

const CENTRE = 100
const TURN = (2 * Math.PI) / HOURS.length

const at = (angle: number, radius: number): string =>
  `${(CENTRE + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`

const wedge = (hour: number): string => {
  const [from, to] = [(hour - 0.5) * TURN, (hour + 0.5) * TURN]
  return `M${at(from, 96)}A96 96 0 0 1 ${at(to, 96)}L${at(to, 58)}A58 58 0 0 0 ${at(from, 58)}Z`
}

const glyphAt = (hour: number): string => {
  const [x = '0', y = '0'] = at(hour * TURN, 77).split(' ')
  return `translate(${Number(x) - 12} ${Number(y) - 12})`
}

/** The twelve hours of the day, the first at the top; the current one lit. */
export const HourDial = ({ clock }: { readonly clock: Moment }) => {
  const { hours, ui } = useTexts()
  const words = hours[clock.hour].name.split(' ')
  return (
    <svg className="hour-dial" viewBox="0 0 200 200" role="img" aria-label={`${hours[clock.hour].hour}, ${ui.sheet.day(clock)}`}>
      {HOURS.map((hour, place) => (
        <g key={hour} data-now={hour === clock.hour || undefined}>
          <title>{hours[hour].name}</title>
          <path className="hour-wedge" d={wedge(place)} />
          <path className="hour-glyph" d={HOUR_GLYPHS[hour]} transform={glyphAt(place)} />
        </g>
      ))}
      <path className="hour-hand" d={`M${CENTRE} 44l6 10h-12z`} transform={`rotate(${HOURS.indexOf(clock.hour) * 30} 100 100)`} />
      {words.map((word, line) => (
        <text key={word} x={CENTRE} y={98 + 19 * (line - (words.length - 1) / 2)} className="hour-name">
          {word}
        </text>
      ))}
      <text x={CENTRE} y={107 + 9.5 * words.length} className="hour-day">
        {ui.sheet.day(clock)}
      </text>
    </svg>
  )
}

/** The hour as a small sign, for a line of text. */
export const HourGlyph = ({ hour }: { readonly hour: Hour }) => (
  <svg className="hour-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path className="hour-glyph" d={HOUR_GLYPHS[hour]} />
  </svg>
)
