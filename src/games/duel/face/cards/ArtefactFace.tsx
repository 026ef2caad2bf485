import { keyed } from '../../../../house/ui/keyed.ts'
import type { Artefact, Colour, Fighter } from '../../rules/public.ts'
import { artefactOf, isFighter } from '../../rules/public.ts'
import { cardName, useTexts, verbWords } from '../words.ts'
import { Drawn, Edge, Glyph, type GlyphName, Sign, Silhouette } from './ink.tsx'

const costOf = (card: Artefact): readonly GlyphName[] =>
  card.type === 'monster'
    ? [...Array<GlyphName>(card.day).fill('sun'), ...Array<GlyphName>(card.night).fill('moon')]
    : Array<GlyphName>(card.cost).fill('spiral')

/** A blot of wash behind the ink, turned so that no two lie alike. */
const WASH = 'M50 3C72 0 94 14 97 38c3 22-8 30-10 44-2 13-22 17-40 15C27 95 8 88 4 66 0 46 6 32 14 20 22 8 34 5 50 3Z'

const Washed = ({ colour }: { readonly colour: Colour }) => (
  <>
    <path d={WASH} fill="var(--hue-wash)" />
    <path d={WASH} fill={`url(#duel-ink-${colour})`} opacity=".55" />
  </>
)

const turnOf = (id: string): number => [...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0) * 37, 0) % 360

const Picture = ({ card: { id, type, colour } }: { readonly card: Artefact }) => (
  <svg className="dcard-art" viewBox="0 0 100 140" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect width="100" height="140" fill="var(--paper)" />
    <g transform={`rotate(${turnOf(id)} 50 57) translate(10 17) scale(.8)`}>
      <Washed colour={colour} />
    </g>
    {type === 'item' && <Drawn of="shelf" />}
    <Silhouette of={id} at={type === 'item' ? 'translate(22 25) scale(.1094)' : 'translate(17 24) scale(.129)'} />
    <path d="M0 0H100V21H0Z" fill="var(--hue)" />
    <path d="M0 0H100V21H0Z" fill={`url(#duel-ink-${colour})`} opacity=".7" />
    <Edge d="M0 21H100" />
  </svg>
)

/** Its silhouette alone, in a square. */
export const ArtefactEmblem = ({ id }: { readonly id: string }) => {
  const { colour } = artefactOf(id)
  return (
    <svg className="emblem-of-card" data-colour={colour} viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill="var(--paper)" />
      <Washed colour={colour} />
      <Silhouette of={id} at="translate(15 15) scale(.1367)" />
    </svg>
  )
}

/** On a small card what it is alone. */
const Name = ({ name, alone }: { readonly name: string; readonly alone: string }) => (
  <span className="dcard-name">
    {alone}
    <span className="dcard-longer">{name.slice(alone.length)}</span>
  </span>
)

/** What it fights with, what it resists and what it fears. */
const Strength = ({ card: { attack, defence, resistance, weakness } }: { readonly card: Fighter }) => (
  <>
    <span className="dcard-number" data-side="attack">
      <Glyph of="sword" />
      {attack}
    </span>
    <span className="dcard-number" data-side="defence">
      <Glyph of="shield" />
      {defence ?? '–'}
    </span>
    <span className="dcard-signs">
      {resistance && <Sign of={resistance} sign="circle" />}
      {weakness && <Sign of={weakness} sign="cross" />}
    </span>
  </>
)

/** An artefact: a silhouette in ink over a wash of its colour. Its words are told by whatever holds it. */
export const ArtefactFace = ({ id }: { readonly id: string }) => {
  const texts = useTexts()
  const card = artefactOf(id)
  const verb = verbWords(texts, card)
  return (
    <span className="dcard" data-type={card.type} data-colour={card.colour}>
      <Picture card={card} />
      <span className="dcard-cost">
        {keyed(costOf(card)).map(([at, glyph]) => (
          <Glyph key={at} of={glyph} />
        ))}
      </span>
      <span className="dcard-colour">
        <Glyph of={card.colour} />
      </span>
      <Name name={cardName(texts, id)} alone={texts.cardAlone({ name: cardName(texts, id) })} />
      <span className="dcard-foot">
        {isFighter(card) && <Strength card={card} />}
        {verb && <span className="dcard-power">{verb}</span>}
      </span>
    </span>
  )
}
