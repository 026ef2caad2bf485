import { Dialog } from '../../../../house/ui/Dialog.tsx'
import { findArtefact, isDoublable } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { useDesk, useLook, usePlay } from '../duel.ts'
import { cardFacts, cardLine, cardName, isDreamerId, useTexts } from '../words.ts'

const doesOf = (texts: Texts, id: string): readonly string[] => {
  const card = findArtefact(id)
  if (!card?.power) return []
  const does = texts.powers[card.power].does({ value: card.value })
  return card.type === 'item' && isDoublable(card) ? [does, texts.facts.doubledIfColour] : [does]
}

const Enlarged = ({ id, why }: { readonly id: string; readonly why: string | null }) => {
  const texts = useTexts()
  const facts = cardFacts(
    texts,
    id,
    usePlay((play) => play.view),
  ).join(' · ')
  const line = cardLine(texts, id)
  return (
    <div className="looked" data-type={isDreamerId(id) ? 'dreamer' : undefined}>
      <div className="looked-card">
        <CardFace id={id} />
      </div>
      <div className="looked-words">
        {why && <p className="looked-why">{texts.ui.looking.cannot({ why })}</p>}
        <p>{facts.charAt(0).toUpperCase() + facts.slice(1)}</p>
        {doesOf(texts, id).map((does) => (
          <p key={does}>{does}</p>
        ))}
        {line && <p className="looked-line">{line}</p>}
      </div>
    </div>
  )
}

/** The used powers as a fan; all of them can be read. */
const Used = () => {
  const texts = useTexts()
  const view = usePlay((play) => play.view)
  const { used } = view
  if (used.length === 0) return <p>{texts.ui.places.noneUsed}</p>
  return (
    <ul className="heap used">
      {used.map((id) => (
        <li key={id}>
          <CardFace id={id} />
          <span>{cardName(texts, id)}</span>
          <span className="visually-hidden">{cardFacts(texts, id, view).join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}

/** What is looked at closely, over the screen. */
export const LookDialog = () => {
  const texts = useTexts()
  const look = useLook()
  const at = useDesk((desk) => desk.looked)
  const title = at?.kind === 'card' ? cardName(texts, at.id) : texts.ui.places.usedTitle
  return (
    <Dialog open={at !== null} onClose={() => look(null)} title={title}>
      {at?.kind === 'card' && <Enlarged id={at.id} why={at.why} />}
      {at?.kind === 'used' && <Used />}
    </Dialog>
  )
}
