import type { CSSProperties } from 'react'
import { artefactOf } from '../../rules/public.ts'
import { ArtefactFace } from '../cards/ArtefactFace.tsx'
import { useHere, usePlay } from '../duel.ts'
import { handId } from '../question/index.ts'
import { artefactFacts } from '../words/described.ts'
import { useTexts } from '../words/language.tsx'
import { cardName } from '../words/named.ts'
import { Touch } from './Touch.tsx'

/** My hand, a fan along the lower edge. */
export const Hand = () => {
  const texts = useTexts()
  const hand = usePlay((play) => play.view.mine?.hand ?? NONE)
  const { doing, defending } = useHere().here.desk
  const up = doing?.kind === 'play' ? doing.card : defending.item
  const middle = (hand.length - 1) / 2
  return (
    <ul className="hand" aria-label={texts.ui.places.hand} style={{ '--count': hand.length } as CSSProperties}>
      {hand.map((card, at) => (
        <li key={card} className="deals" style={{ '--from-middle': at - middle } as CSSProperties}>
          <Touch
            answer={handId(card)}
            card={card}
            chosen={card === up}
            shortcut={String(at + 1)}
            label={[cardName(texts, card), ...artefactFacts(texts, artefactOf(card))].join(', ')}
          >
            <ArtefactFace id={card} />
          </Touch>
        </li>
      ))}
    </ul>
  )
}

const NONE: readonly string[] = []
