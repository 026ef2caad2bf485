import { lazy, Suspense, useMemo, useState } from 'react'
import { useEscape } from '../../../../house/ui/escape.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { endedAt } from '../journal/ended.ts'
import { useTexts } from '../words/language.tsx'

const TaleCard = lazy(() => import('../tale/TaleCard.tsx').then((module) => ({ default: module.TaleCard })))

/** A journey is told when it ends, beside the question and never before it; closed, it can be read again until the next. */
export const LastJourney = () => {
  const { ui } = useTexts()
  const { board } = usePlay()
  const notices = useSeat((state) => state.notices)
  const past = useSeat((state) => state.replay !== null)
  const ended = useMemo(() => endedAt(notices, board.id), [notices, board.id])
  const [closed, setClosed] = useState(ended)
  const close = (): void => setClosed(ended)
  useEscape(ended !== null && ended !== closed && !past, close)
  if (ended === null || past) return null
  if (ended === closed)
    return (
      <button type="button" className="tool tale-open" onClick={() => setClosed(null)}>
        {ui.tale.open}
      </button>
    )
  return (
    <Suspense fallback={null}>
      <TaleCard board={board} onClose={close} />
    </Suspense>
  )
}
