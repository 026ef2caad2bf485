import { findArtefact, isDoublable, type View } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { cardFacts, cardLine, isDreamerId, useTexts } from '../words.ts'
import { CardFace } from './CardFace.tsx'

const doesOf = (texts: Texts, id: string): string | null => {
  const card = findArtefact(id)
  if (!card?.power) return null
  const does = texts.powers[card.power].does({ value: card.value })
  return card.type === 'item' && isDoublable(card) ? `${does} ${texts.facts.doubledIfColour}` : does
}

interface EnlargedProps {
  readonly id: string
  readonly why?: string | null
  readonly rules?: Pick<View, 'advanced'>
}

/** A card as large as it is read, with all that is printed on it in words. */
export const Enlarged = ({ id, why = null, rules }: EnlargedProps) => {
  const texts = useTexts()
  const facts = cardFacts(texts, id, rules).join(' · ')
  const [does, line] = [doesOf(texts, id), cardLine(texts, id)]
  return (
    <div className="looked" data-type={isDreamerId(id) ? 'dreamer' : undefined}>
      <div className="looked-card">
        <CardFace id={id} />
      </div>
      <div className="looked-words stack">
        {why && <p className="looked-why">{why}</p>}
        <p>{facts.charAt(0).toUpperCase() + facts.slice(1)}</p>
        {does && <p>{does}</p>}
        {line && <p className="soft slanted">{line}</p>}
      </div>
    </div>
  )
}
