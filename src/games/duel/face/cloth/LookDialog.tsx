import { Dialog } from '../../../../house/ui/Dialog.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { Enlarged } from '../cards/Enlarged.tsx'
import { useDesk, useLook, usePlay } from '../duel.ts'
import { cardName, cardWords, useTexts } from '../words.ts'

/** Cards of a pile: all are seen, and one that is touched is looked at closely. */
export const Heap = ({ cards, used }: { readonly cards: readonly string[]; readonly used?: true }) => {
  const texts = useTexts()
  const look = useLook()
  const rules = usePlay((play) => play.view)
  return (
    <ul className={used ? 'heap used' : 'heap'}>
      {cards.map((id) => (
        <li key={id}>
          <button
            type="button"
            className="small-card"
            aria-label={cardWords(texts, id, rules)}
            onClick={() => look({ kind: 'card', id, why: null })}
          >
            <CardFace id={id} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What is looked at closely, over the screen: a card, or the used powers as a fan. */
export const LookDialog = () => {
  const texts = useTexts()
  const look = useLook()
  const rules = usePlay((play) => play.view)
  const at = useDesk((desk) => desk.looked)
  const { usedTitle, noneUsed } = texts.ui.places
  return (
    <Dialog open={at !== null} onClose={() => look(null)} title={at?.kind === 'card' ? cardName(texts, at.id) : usedTitle}>
      {at?.kind === 'card' && <Enlarged id={at.id} why={at.why} rules={rules} />}
      {at?.kind === 'used' && (rules.used.length > 0 ? <Heap cards={rules.used} used /> : <p>{noneUsed}</p>)}
    </Dialog>
  )
}
