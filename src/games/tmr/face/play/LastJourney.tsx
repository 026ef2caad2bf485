import { lazy, Suspense, useMemo, useState } from 'react'
import { useEscape } from '../../../../house/ui/escape.ts'
import { useDesk, usePlay, useSeat } from '../desk/context.ts'
import { endedAt } from '../journal/ended.ts'
import { useTexts } from '../words/language.tsx'

const TaleCard = lazy(() => import('../tale/TaleCard.tsx').then((module) => ({ default: module.TaleCard })))

interface Picked {
  readonly journey: number | null
  readonly open: boolean
}

/** A journey is told when it ends, beside the question and never before it, until one goes on; it can be read again until the next. */
export const LastJourney = () => {
  const { ui } = useTexts()
  const { board } = usePlay()
  const notices = useSeat((state) => state.notices)
  const past = useSeat((state) => state.replay !== null)
  const busy = useDesk((state) => state.deed !== null)
  const ended = useMemo(() => endedAt(notices, board.id), [notices, board.id])
  const [picked, setPicked] = useState<Picked>({ journey: ended, open: false })
  const goesOn = busy || (notices.at(-1)?.n ?? 0) > (ended ?? 0)
  const open = picked.journey === ended ? picked.open : !goesOn
  const close = (): void => setPicked({ journey: ended, open: false })
  useEscape(ended !== null && open && !past, close)
  if (ended === null || past) return null
  if (!open)
    return (
      <button type="button" className="tool tale-open" onClick={() => setPicked({ journey: ended, open: true })}>
        {ui.tale.open}
      </button>
    )
  return (
    <Suspense fallback={null}>
      <TaleCard board={board} onClose={close} />
    </Suspense>
  )
}
