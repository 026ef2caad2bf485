import { keyed } from '../../../../house/ui/keyed.ts'
import { dreamerOf } from '../../rules/public.ts'
import { cardName, useTexts } from '../words.ts'
import { Drawn, Glyph, Inked, Silhouette } from './ink.tsx'

const BED = 'M64 97C66 66 84 50 108 53c22 3 40 16 46 44Z'

/** A row of one sign. */
const Count = ({ of, count }: { readonly of: 'moon' | 'spiral'; readonly count: number }) => (
  <span className="dreamer-count">
    {keyed(Array(count).fill(of)).map(([at]) => (
      <Glyph key={at} of={of} />
    ))}
  </span>
)

/** What it dreams of, alone, by night. */
export const DreamerEmblem = ({ id }: { readonly id: string }) => (
  <svg className="emblem-of-card" data-colour={dreamerOf(id).colour} viewBox="0 0 100 100" aria-hidden="true">
    <rect width="100" height="100" fill="#161a3d" />
    <circle cx="50" cy="50" r="45" fill="var(--hue)" />
    <Silhouette of={id} at="translate(20 20) scale(.117)" />
  </svg>
)

/** A sleeping figure, and over it what it dreams of. Its words are told by whatever holds it. */
export const DreamerFace = ({ id, awake = false }: { readonly id: string; readonly awake?: boolean }) => {
  const texts = useTexts()
  const { colour, property, z, conception } = dreamerOf(id)
  return (
    <span className="dcard" data-type="dreamer" data-colour={colour} data-awake={awake || undefined}>
      <svg className="dcard-art" viewBox="0 0 160 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="160" height="112" fill={awake ? 'url(#duel-day)' : 'url(#duel-night)'} />
        {!awake && <Drawn of="dream" />}
        {!awake && <Silhouette of={id} at="translate(103 12) scale(.0586)" />}
        <Drawn of="pillow" />
        <g transform="translate(14 92) rotate(-90) scale(.78)">
          <Drawn of="head" />
          <Drawn of={awake ? 'awake' : 'asleep'} />
        </g>
        <g className="breath">
          <Inked d={BED} colour={colour} />
          <Drawn of="sheet" />
        </g>
        <Drawn of="floor" />
      </svg>
      <span className="dreamer-signs">
        <Count of="moon" count={z} />
        <Count of="spiral" count={conception} />
      </span>
      <span className="dreamer-property">{property === '+' ? '+' : '−'}</span>
      <span className="dcard-dreamer">{cardName(texts, id)}</span>
    </span>
  )
}
