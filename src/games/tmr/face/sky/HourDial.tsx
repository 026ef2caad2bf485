import { HOURS, type Hour, type Moment } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'
import './hour.css'

/** A line drawing for each hour, on a square of 24, strokes only. */
const HOUR_GLYPHS: Readonly<Record<Hour, string>> = {
  vaisseau: 'M3 16h18l-3 4H6zM12 16V4l6 9h-6M10 13H6l4-6',
  sirene: 'M12 7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 8c-1 5 0 7 3 9s3 4-2 5M15 8c1 4 0 6-2 8M6 20l4 2-1-4',
  faucon: 'M2 8c4-2 7 0 10 4 3-4 6-6 10-4-3 1-5 3-6 7l-4 6-4-6C7 11 5 9 2 8zM12 12v4',
  couronne: 'M4 18h16M4 15V7l4 4 4-6 4 6 4-4v8z',
  dragon: 'M4 20c0-6 3-8 7-8 3 0 5-2 4-5l4 2-2 2c1 4-2 6-5 6-2 0-3 1-3 3M11 12C9 8 6 6 3 6c1 3 2 5 5 7',
  epees: 'M5 3l12 14M19 3L7 17M14 19l5-4M10 19l-5-4M17 17l2 3M7 17l-2 3',
  lyre: 'M6 3c-3 6-1 12 4 14M18 3c3 6 1 12-4 14M6 6h12M10 6v11M14 6v11M12 6v11M8 21h8M12 17v4',
  serpent: 'M5 20c6 1 9-1 7-4s-6-3-5-7 8-6 11-3c1 2-1 3-3 2M18 6l3-1',
  'poisson-acrobate': 'M4 17c1-8 7-12 13-10 1 6-3 12-11 12zM4 17l-2 4M6 19l-3 3M14 9.5v.5M12 20c3 2 7 1 9-1',
  araignee: 'M12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2v8M9.500 11L4 8v-4M14.500 11L20 8v-4M9 13H3M15 13h6M10 15l-5 6M14 15l5 6',
  roseau: 'M12 22V9M12 9c-1.500-2-1.500-5 0-7 1.500 2 1.500 5 0 7zM12 18c-4-1-6-4-6-8M12 16c4-1 6-3 6-7',
  'chateau-dormant': 'M4 21V9h3v3h2V7h2v2h2V7h2v5h2V9h3v12zM10 21v-4a2 2 0 0 1 4 0v4M15 2c1 2 3 3 5 2-1 2-4 2-5-2z',
}

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
