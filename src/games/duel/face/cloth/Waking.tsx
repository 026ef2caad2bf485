import { useEffect, useState } from 'react'
import { DreamerFace } from '../cards/DreamerFace.tsx'
import { usePlay, useSeat } from '../duel.ts'
import { cardName, useTexts } from '../words.ts'

const LASTS = 1200

/** The first of those that woke since this screen came and were not seen yet: none is lost where two follow fast. */
const useWoke = () => {
  const notices = useSeat((state) => state.notices)
  const [seen, see] = useState(() => notices.at(-1)?.n ?? 0)
  const next = notices
    .slice()
    .flatMap(({ n, told }) => (n > seen ? told.map((one) => ({ n, one })) : []))
    .find(({ one }) => one.type === 'dreamerWoke')
  const n = next?.n
  useEffect(() => {
    if (n === undefined) return
    const pass = (): void => see(n)
    const timer = setTimeout(pass, LASTS)
    // Whatever is touched or pressed goes on.
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, pass)
    return () => {
      clearTimeout(timer)
      for (const sign of ['pointerdown', 'keydown']) removeEventListener(sign, pass)
    }
  }, [n])
  return next?.one.type === 'dreamerWoke' ? next.one : null
}

/** The great moment of a duel: a held breath, eyes open, the card goes to the rim. The table stands as it is, beside it. */
export const Waking = () => {
  const texts = useTexts()
  const woke = useWoke()
  const past = usePlay((play) => play.past)
  const own = usePlay((play) => play.view.mine?.seat === woke?.seat)
  if (!woke?.dreamer || past) return null
  return (
    <div className="waking" data-own={own || undefined} aria-hidden="true">
      <div className="waking-card">
        <DreamerFace id={woke.dreamer} />
        <DreamerFace id={woke.dreamer} awake />
      </div>
      <p>{texts.journal.woke[woke.why]({ card: cardName(texts, woke.dreamer) })}</p>
    </div>
  )
}
