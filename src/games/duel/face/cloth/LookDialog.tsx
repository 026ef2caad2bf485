import { Dialog } from '../../../../house/ui/Dialog.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { Enlarged } from '../cards/Enlarged.tsx'
import { useDesk, useLook, usePlay } from '../duel.ts'
import { cardFacts, cardName, useTexts } from '../words.ts'

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
          <span className="visually-hidden">{[cardName(texts, id), ...cardFacts(texts, id, view)].join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}

/** What is looked at closely, over the screen. */
export const LookDialog = () => {
  const texts = useTexts()
  const look = useLook()
  const rules = usePlay((play) => play.view)
  const at = useDesk((desk) => desk.looked)
  const title = at?.kind === 'card' ? cardName(texts, at.id) : texts.ui.places.usedTitle
  return (
    <Dialog open={at !== null} onClose={() => look(null)} title={title}>
      {at?.kind === 'card' && <Enlarged id={at.id} why={at.why} rules={rules} />}
      {at?.kind === 'used' && <Used />}
    </Dialog>
  )
}
