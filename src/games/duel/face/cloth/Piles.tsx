import { CardBack } from '../cards/CardFace.tsx'
import { PowerFace } from '../cards/PowerFace.tsx'
import { useLook, usePlay } from '../duel.ts'
import { useTexts } from '../words/language.tsx'

/** In the middle: the pile of powers, and the used ones, which open. */
export const Piles = () => {
  const { places } = useTexts().ui
  const look = useLook()
  const { pile, used, sleepers } = usePlay(({ view: { pile, used, sleepers } }) => ({ pile, used, sleepers }))
  const top = used.at(-1)
  return (
    <div className="piles">
      <p className="pile" title={places.sleepers({ count: sleepers })}>
        <span className="pile-card">{pile > 0 ? <CardBack /> : <span className="slot" data-shape="power" />}</span>
        <span className="pile-words">{places.pile({ count: pile })}</span>
      </p>
      <button type="button" className="pile" onClick={() => look({ kind: 'used' })}>
        <span className="pile-card">{top ? <PowerFace id={top} /> : <span className="slot" data-shape="power" />}</span>
        <span className="pile-words">{places.used({ count: used.length })}</span>
      </button>
    </div>
  )
}
