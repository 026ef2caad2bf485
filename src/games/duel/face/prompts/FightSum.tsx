import { RuleTag } from '../../../../house/reference/index.ts'
import type { SumSide } from '../../rules/public.ts'
import { CardEmblem, CardFace } from '../cards/CardFace.tsx'
import { Sign } from '../cards/ink.tsx'
import { useHere } from '../duel.ts'
import { cardName, useTexts } from '../words.ts'

const Doubled = ({ doubling: { card, colour, sign } }: { readonly doubling: NonNullable<SumSide['doubling']> }) => {
  const texts = useTexts()
  const { sum } = texts.ui.prompts
  const words = { card: cardName(texts, card), colour: texts.colours[colour].name }
  const told = sign === 'circle' ? sum.resists(words) : sum.fears(words)
  return (
    <span className="sum-part" title={told} role="img" aria-label={told}>
      ×2
      <Sign of={colour} sign={sign} />
    </span>
  )
}

const Added = ({ card, worth }: { readonly card: string; readonly worth: number }) => (
  <span className="sum-part" title={cardName(useTexts(), card)}>
    +{worth}
    <span className="sum-card">
      <CardEmblem id={card} />
    </span>
  </span>
)

interface HalfProps {
  readonly side: SumSide
  readonly name: 'attack' | 'defence'
  readonly wins: boolean
}

const Half = ({ side: { card, printed, doubling, added, shelter, bare, total }, name, wins }: HalfProps) => {
  const { sum } = useTexts().ui.prompts
  return (
    <div className="sum-half" data-wins={wins || undefined}>
      <span className="sum-face">
        <CardFace id={card} />
      </span>
      <span className="sum-soft">{sum[name]}</span>
      <span className="sum-parts row line">
        {bare ? <span className="sum-soft">{sum[bare]}</span> : <span className="sum-part">{printed}</span>}
        {doubling && <Doubled doubling={doubling} />}
        {added.map(({ power, worth }) => (
          <Added key={power} card={power} worth={worth} />
        ))}
        {shelter && <Added card={shelter.item} worth={shelter.value} />}
      </span>
      <strong className="sum-total">{total}</strong>
    </div>
  )
}

/** CMB-5 to CMB-8: a fight as the picture of a sum. */
export const FightSum = () => {
  const { sum } = useHere().question
  if (!sum) return null
  const { attack, defence } = sum
  const passes = attack.total > defence.total
  return (
    <div className="sum">
      <Half side={attack} name="attack" wins={passes} />
      <span className="sum-against" aria-hidden="true">
        {passes ? '>' : '≤'}
      </span>
      <Half side={defence} name="defence" wins={!passes} />
      <RuleTag rule="CMB-8" />
    </div>
  )
}
