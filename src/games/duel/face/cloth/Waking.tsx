import { useEffect } from 'react'
import { DreamerFace } from '../cards/DreamerFace.tsx'
import { useDeskStore, useHere, useSeat } from '../duel.ts'
import { cardName, useTexts } from '../words.ts'

const LASTS = 1200

/** Each is seen once; whatever is touched or pressed goes on. */
const useSeen = (n: number | undefined): void => {
  const desk = useDeskStore()
  const last = useSeat((state) => state.notices.at(-1)?.n ?? 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told before this screen came is not seen again
  useEffect(() => desk.setState(({ seen }) => ({ seen: seen ?? last })), [desk])
  useEffect(() => {
    if (n === undefined) return
    const pass = (): void => desk.setState({ seen: n })
    const timer = setTimeout(pass, LASTS)
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, pass)
    return () => {
      clearTimeout(timer)
      for (const sign of ['pointerdown', 'keydown']) removeEventListener(sign, pass)
    }
  }, [desk, n])
}

/** The great moment of a duel: a held breath, eyes open, the card goes to the rim. The table stands as it is, beside it. */
export const Waking = () => {
  const texts = useTexts()
  const { waking, past, me } = useHere().here
  useSeen(waking?.n)
  if (!waking || past) return null
  const { seat, dreamer, why } = waking
  return (
    <div className="waking" data-own={me?.seat === seat || undefined} aria-hidden="true">
      <div className="waking-card">
        <DreamerFace id={dreamer} />
        <DreamerFace id={dreamer} awake />
      </div>
      <p>{texts.journal.woke[why]({ card: cardName(texts, dreamer) })}</p>
    </div>
  )
}
