import { RuleTag } from '../../../../house/reference/index.ts'
import { ArtefactFace } from '../cards/ArtefactFace.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { Glyph } from '../cards/ink.tsx'
import { PowerFace } from '../cards/PowerFace.tsx'
import type { Sum, SumSide } from '../question/index.ts'
import { cardName, useTexts } from '../words.ts'

const Doubled = ({ doubling: { card, colour, sign } }: { readonly doubling: NonNullable<SumSide['doubling']> }) => {
  const texts = useTexts()
  const { sum } = texts.ui.prompts
  const words = { card: cardName(texts, card), colour: texts.colours[colour].name }
  const told = sign === 'circle' ? sum.resists(words) : sum.fears(words)
  return (
    <span className="sum-part" title={told} role="img" aria-label={told}>
      ×2
      <span className="sign" data-sign={sign} data-colour={colour}>
        <Glyph of={colour} />
      </span>
    </span>
  )
}

const Parts = ({ side }: { readonly side: SumSide }) => {
  const texts = useTexts()
  const { sum } = texts.ui.prompts
  return (
    <span className="sum-parts">
      {side.bare ? <span className="sum-bare">{sum[side.bare]}</span> : <span className="sum-part">{side.printed}</span>}
      {side.doubling && <Doubled doubling={side.doubling} />}
      {side.added.map(({ power, worth }) => (
        <span key={power} className="sum-part" title={cardName(texts, power)}>
          +{worth}
          <span className="sum-card">
            <PowerFace id={power} />
          </span>
        </span>
      ))}
      {side.shelter && (
        <span className="sum-part" title={cardName(texts, side.shelter.item)}>
          +{side.shelter.value}
          <span className="sum-card">
            <ArtefactFace id={side.shelter.item} />
          </span>
        </span>
      )}
    </span>
  )
}

const Half = ({ side, name }: { readonly side: SumSide; readonly name: 'attack' | 'defence' }) => {
  const texts = useTexts()
  return (
    <div className="sum-half" data-side={name}>
      <span className="sum-face">
        <CardFace id={side.card} />
      </span>
      <span className="sum-name">{texts.ui.prompts.sum[name]}</span>
      <Parts side={side} />
      <strong className="sum-total">{side.total}</strong>
    </div>
  )
}

/** CMB-5 to CMB-8: a fight as the picture of a sum. */
export const FightSum = ({ sum }: { readonly sum: Sum }) => (
  <div className="sum" data-passes={sum.attack.total > sum.defence.total || undefined}>
    <Half side={sum.attack} name="attack" />
    <span className="sum-against" aria-hidden="true">
      {sum.attack.total > sum.defence.total ? '>' : '≤'}
    </span>
    <Half side={sum.defence} name="defence" />
    <RuleTag rule="CMB-8" />
  </div>
)
