import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { usePlace, useStage } from '../../../../house/play/index.ts'
import { useEscape } from '../../../../house/ui/escape.ts'
import { optional } from '../../../../house/ui/later.tsx'
import { spellsOf } from '../../rules/public.ts'
import { useDesk, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { endedAt } from '../journal/ended.ts'
import { useTexts } from '../words/language.tsx'
import { useTablePlay } from './moment.ts'
import { opensByItself } from './taleOpens.ts'

const TaleCard = optional(async () => (await import('../tale/TaleCard.tsx')).TaleCard)

const OwnJourney = optional(async () => (await import('../picture/OwnJourney.tsx')).OwnJourney)

/** One's own journeys are written into the record as they end, or their end is taken back. */
const useKeepsJourneys = (ended: number | null): void => {
  const seat = useOwnSeat()
  const { view, board, desk } = usePlay(({ view, board, desk }) => ({ view, board, desk }))
  const place = usePlace()
  const own = view.role.kind === 'joueur'
  const known = useRef(ended)
  const { id: dreamer, sheet, position } = board
  useEffect(() => {
    const before = known.current
    known.current = ended
    if (ended === before || place === null || !own) return
    const { notices } = seat.store.getState()
    // Going up again ends nothing and takes nothing back.
    if (ended === null && !notices.at(-1)?.undone) return
    const { name, look } = sheet
    const spells = spellsOf(view.spells, sheet)
    const played = { place, dreamer, name, look, wanted: desk.getState().spell, spells, position, seqOf: seat.seqOf }
    void import('../record/keepJourney.ts').then(({ keepJourney }) => keepJourney(notices, played))
  }, [ended, place, own, seat, dreamer, sheet, view.spells, position, desk])
}

interface Picked {
  readonly journey: number | null
  readonly open: boolean
}

/** A journey is told when it ends, beside the question and never before it, until one goes on; it can be read again until the next. */
export const LastJourney = () => (useFraming() ? null : <Journey />)

const Journey = () => {
  const { ui } = useTexts()
  const board = usePlay((play) => play.board)
  const notices = useSeat((state) => state.notices)
  const past = useSeat((state) => state.replay !== null)
  const busy = useDesk((state) => state.deed !== null)
  const ended = useMemo(() => endedAt(notices, board.id), [notices, board.id])
  const [picked, setPicked] = useState<Picked>({ journey: ended, open: false })
  const goesOn = busy || (notices.at(-1)?.n ?? 0) > (ended ?? 0)
  const card = useTablePlay((play) => play.card !== null)
  const stage = useStage()
  const open = !card && (picked.journey === ended ? picked.open : opensByItself({ stage, card, goesOn }))
  const close = (): void => setPicked({ journey: ended, open: false })
  useEscape(ended !== null && open && !past, close)
  useKeepsJourneys(ended)
  if (ended === null || past) return null
  if (!open)
    return (
      <button type="button" className="tool tale-open" onClick={() => setPicked({ journey: ended, open: true })}>
        {ui.tale.open}
      </button>
    )
  return (
    <Suspense fallback={null}>
      <TaleCard board={board} own={(tale, way) => <OwnJourney tale={tale} way={way} />} onClose={close} />
    </Suspense>
  )
}
