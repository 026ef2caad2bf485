import { keyed } from '../../../../house/ui/keyed.ts'
import { dreamerOf } from '../../rules/public.ts'
import { cardName, useTexts } from '../words.ts'
import { Glyph, Inked, Silhouette } from './ink.tsx'

const [INK, LINEN] = ['#271d2e', '#f2ead8']

/** Upright and looking right; laid down below. */
const PROFILE = 'M19 80V64C6 58 0 42 4 26 8 8 26-1 42 5c9 4 12 12 11 20l7 13c1 3-1 5-5 5l1 6-3 3 2 4c-1 6-6 8-13 7l-2 17Z'
const HAIR = 'M19 66C5 58-1 42 4 26 8 8 26-2 43 5c7 3 10 8 10 14-8-3-15-1-20 5-3 4-3 9-1 13-5 1-7 5-5 9-5 4-8 11-8 20Z'

const Head = ({ awake }: { readonly awake: boolean }) => (
  <g transform="translate(14 92) rotate(-90) scale(.78)">
    <path d={PROFILE} fill="#ecd2b2" stroke={INK} strokeWidth="1.8" />
    <path d={HAIR} fill="#3a2b36" />
    {awake ? (
      <>
        <ellipse cx="45" cy="30" rx="6" ry="4.500" fill="#fffdf2" stroke="#2a2030" strokeWidth="1.500" />
        <circle cx="47" cy="30" r="2.200" fill="#2a2030" />
      </>
    ) : (
      <path d="M38 29q6 6 12 1M41 33l-2 3M45 34l-1 3M49 32l1 3" fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round" />
    )}
  </g>
)

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
        {!awake && (
          <>
            <g fill="#f7eed6" opacity=".92">
              <circle cx="76" cy="40" r="2.500" />
              <circle cx="86" cy="33" r="4" />
              <ellipse cx="118" cy="27" rx="25" ry="21" />
            </g>
            <Silhouette of={id} at="translate(103 12) scale(.0586)" />
          </>
        )}
        <ellipse cx="38" cy="93" rx="36" ry="12" fill={LINEN} stroke={INK} strokeWidth="1.4" />
        <Head awake={awake} />
        <g className="breath">
          <Inked d={BED} colour={colour} />
          <path d="M64 97c0-9 2-17 5-23 7 4 12 12 13 23Z" fill={LINEN} stroke={INK} strokeWidth="1.2" />
        </g>
        <path d="M0 97H160V112H0Z" fill="#5b4032" />
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
