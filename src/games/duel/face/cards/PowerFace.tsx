import type { Hue, Kind, Power } from '../../rules/public.ts'
import { dayOrNightOf, powerOf, propertyOf } from '../../rules/public.ts'
import { cardName, useTexts } from '../words.ts'
import { Drawn, Edge, Glyph, Inked, Sign } from './ink.tsx'

/** The land under the sky: rising where it is happy, sinking where it is not. */
const LANDS = {
  '+': 'M0 98Q52 92 100 64V130H0Z',
  '-': 'M0 64Q48 92 100 98V130H0Z',
  special: 'M0 88Q50 76 100 88V130H0Z',
} as const

const moodOf = (kind: Kind): keyof typeof LANDS => (kind === 'special' ? kind : propertyOf(kind))

/** Sun or moon, above the land or half gone under it. */
const Heaven = ({ kind }: { readonly kind: Kind }) => {
  if (kind === 'special') return <Drawn of="special" />
  const [time, high] = [dayOrNightOf(kind), propertyOf(kind) === '+']
  return (
    <>
      <rect width="100" height="130" fill={`url(#duel-${time})`} />
      {time === 'night' && <Drawn of="stars" />}
      <Drawn of={time} at={time === 'day' ? `translate(50 ${high ? 44 : 80})` : `translate(50 ${high ? 44 : 68}) rotate(-18)`} />
    </>
  )
}

const Land = ({ kind, colour }: { readonly kind: Kind; readonly colour: Hue }) => {
  const land = LANDS[moodOf(kind)]
  if (colour !== 'rainbow') return <Inked d={land} colour={colour} />
  return (
    <>
      <path d={land} fill="#efe6cf" />
      <Drawn of="rainbow" />
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
