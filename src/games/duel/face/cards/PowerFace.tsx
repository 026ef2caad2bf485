import type { Hue, Kind, Power } from '../../rules/public.ts'
import { dayOrNightOf, powerOf, propertyOf } from '../../rules/public.ts'
import { cardName, useTexts } from '../words.ts'
import { Edge, Glyph, Inked, Sign } from './ink.tsx'

const STARS = 'M14 14h0M30 30h0M84 18h0M70 38h0M90 46h0'

/** The land under the sky: rising where it is happy, sinking where it is not. */
const LANDS = {
  '+': 'M0 98Q52 92 100 64V130H0Z',
  '-': 'M0 64Q48 92 100 98V130H0Z',
  special: 'M0 88Q50 76 100 88V130H0Z',
} as const

const moodOf = (kind: Kind): keyof typeof LANDS => (kind === 'special' ? kind : propertyOf(kind))

const RAYS = Array.from({ length: 12 }, (_, at) => at * 30)

/** Above the land, or half gone under it. */
const Sun = ({ high }: { readonly high: boolean }) => (
  <g transform={`translate(50 ${high ? 44 : 80})`}>
    {RAYS.map((turn) => (
      <path key={turn} d="M0-24V-32" transform={`rotate(${turn})`} stroke="#c9702a" strokeWidth="3.500" strokeLinecap="round" />
    ))}
    <circle r="18" fill="#f0a53c" stroke="#8a4a14" strokeWidth="2" />
  </g>
)

const Moon = ({ high }: { readonly high: boolean }) => (
  <path
    transform={`translate(50 ${high ? 44 : 68}) rotate(-18)`}
    d="M9-23A24 24 0 1 0 9 23A19 22 0 1 1 9-23Z"
    fill="#f6e7b4"
    stroke="#0d1030"
    strokeWidth="1.500"
  />
)

const Heaven = ({ kind }: { readonly kind: Kind }) => {
  if (kind === 'special')
    return (
      <>
        <path d="M0 0H100L0 130Z" fill="url(#duel-day)" />
        <path d="M100 0V130H0Z" fill="url(#duel-night)" />
        <path
          d="M50 8l8.500 29.500L88 46l-29.500 8.500L50 84l-8.500-29.500L12 46l29.500-8.500z"
          fill="#fdf3cf"
          stroke="#5d3b0c"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </>
    )
  const [time, high] = [dayOrNightOf(kind), propertyOf(kind) === '+']
  return (
    <>
      <rect width="100" height="130" fill={`url(#duel-${time})`} />
      {time === 'night' && <path d={STARS} stroke="#f4ecd0" strokeWidth="2.4" strokeLinecap="round" />}
      {time === 'day' ? <Sun high={high} /> : <Moon high={high} />}
    </>
  )
}

const HUES = ['red', 'green', 'blue', 'white'] as const

const Land = ({ kind, colour }: { readonly kind: Kind; readonly colour: Hue }) => {
  const land = LANDS[moodOf(kind)]
  if (colour !== 'rainbow') return <Inked d={land} colour={colour} />
  return (
    <>
      <path d={land} fill="#efe6cf" />
      {HUES.map((hue, at) => (
        <path
          key={hue}
          data-colour={hue}
          fill="none"
          stroke="var(--hue)"
          strokeWidth="6"
          d={`M${-4 + at * 6} 124A${54 - at * 6} ${54 - at * 6} 0 0 1 ${104 - at * 6} 124`}
        />
      ))}
      <Edge d={land} />
    </>
  )
}

const SKY = { day: 'sun', night: 'moon', special: 'star' } as const
const SIGNS = { '+': '+', '-': '−', special: '✦' } as const

/** Its sky over its colour: kind and colour, as small as they can be told. */
export const PowerEmblem = ({ id }: { readonly id: string }) => {
  const { kind, colour } = powerOf(id)
  const time = kind === 'special' ? kind : dayOrNightOf(kind)
  return (
    <span className="emblem-of-power" data-colour={colour} data-time={time}>
      <Glyph of={SKY[time]} />
      <span className="emblem-mood">{SIGNS[moodOf(kind)]}</span>
      <Glyph of={colour} />
    </span>
  )
}

/** A power is a sky. Its words are told by whatever holds it. */
export const PowerFace = ({ id }: { readonly id: string }) => {
  const texts = useTexts()
  const { kind, colour, resistance, weakness }: Power = powerOf(id)
  return (
    <span className="dcard" data-type="power" data-colour={colour}>
      <svg className="dcard-art" viewBox="0 0 100 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Heaven kind={kind} />
        <Land kind={kind} colour={colour} />
      </svg>
      <span className="power-mark" data-side="colour">
        <Glyph of={colour} />
      </span>
      <span className="power-mark" data-side="sign">
        {SIGNS[moodOf(kind)]}
      </span>
      <span className="power-name">{cardName(texts, id)}</span>
      {resistance && weakness && (
        <span className="power-signs">
          <Sign of={resistance} sign="circle" />
          <Sign of={weakness} sign="cross" />
        </span>
      )}
    </span>
  )
}
