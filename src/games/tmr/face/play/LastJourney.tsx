import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { hasColumns, type Stage, usePlace, useStage } from '../../../../house/play/index.ts'
import { useEscape } from '../../../../house/ui/escape.ts'
import { Icon } from '../../../../house/ui/Icon.tsx'
import { part } from '../../../../house/ui/part.tsx'
import { Tool } from '../../../../house/ui/Tool.tsx'
import type { Notice } from '../../../../kit/feeds.ts'
import { type CellId, type DreamerId, spellsOf, type Told } from '../../rules/public.ts'
import { useDesk, useMapHandle, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { endedAt } from '../journal/ended.ts'
import { isReached } from '../journal/moment.ts'
import { useTexts } from '../words/language.tsx'
import { useTablePlay } from './moment.ts'

/** What stands on the screen as a journey ends. */
export interface AtItsEnd {
  readonly stage: Stage
  /** DRG-4: a card of a Dragon is still to be read. */
  readonly card: boolean
  /** The person has gone on: something else was said, or a form is open. */
  readonly goesOn: boolean
}

/** A tale comes by itself beside the map, never over cards still to be read nor over the whole map of a phone: there it is asked for. */
export const opensByItself = ({ stage, card, goesOn }: AtItsEnd): boolean => hasColumns(stage) && !card && !goesOn

const TaleCard = part(async () => (await import('../tale/TaleCard.tsx')).TaleCard, { unseen: true })

const OwnJourney = part(async () => (await import('../picture/JourneyPicture.tsx')).OwnJourney, { unseen: true })

const hasReached = (last: Notice<Told> | undefined, dreamer: DreamerId, spell: string): boolean =>
  last?.told.some((told) => told.dreamer === dreamer && told.what.type === 'tookEffect' && isReached(spell, told.what)) === true

/** One's own journeys are written into the record as they end, or their end is taken back. */
const useKeepsJourneys = (ended: number | null, before: number | null): void => {
  const seat = useOwnSeat()
  const { view, board, desk } = usePlay(({ view, board, desk }) => ({ view, board, desk }))
  const place = usePlace()
  const own = view.role.kind === 'joueur'
  const known = useRef(before)
  const { id: dreamer, sheet, position } = board
  useLayoutEffect(() => {
    const last = known.current
    known.current = ended
    if (ended === last || place === null || !own) return
    const { notices } = seat.store.getState()
    // Going up again ends nothing and takes nothing back.
    if (ended === null && !notices.at(-1)?.undone) return
    const { spell, reached } = desk.getState()
    const { name, look } = sheet
    const spells = spellsOf(view.spells, sheet)
    const played = { place, dreamer, name, look, wanted: spell ?? reached, spells, position, seqOf: seat.seqOf }
    void import('../record/journeyDone.ts').then(({ keepJourney }) => keepJourney(notices, played))
    // The goal is closed: the next one is asked for.
    if (ended === null && reached) desk.setState({ spell: reached, reached: null })
    else if (spell && hasReached(notices.at(-1), dreamer, spell)) desk.setState({ spell: null, wanders: false, reached: spell })
  }, [ended, place, own, seat, dreamer, sheet, view.spells, position, desk])
}

/** So much of the map is left above it, or it lies where it lies. */
const LEAST_ABOVE = 160

/** What is told lies over the map, and never on the figure: that moves up. */
const useClearing = (position: CellId | null): ((top: number) => void) => {
  const handle = useMapHandle()
  return useCallback(
    (top) => {
      const figure = position && handle.current?.screenOf(position)
      if (!figure || top < LEAST_ABOVE) return
      handle.current?.panBy(0, Math.min(0, top - figure.y - figure.radius))
    },
    [handle, position],
  )
}

interface Picked {
  readonly journey: number | null
  readonly open: boolean
}

interface LastJourneyProps {
  /** The last message that the table was opened with: what ended after it ended here, however late this part came. */
  readonly since: number
}

/** A journey is told when it ends, beside the question and never before it, until one goes on; it can be read again until the next. */
export const LastJourney = (props: LastJourneyProps) => (useFraming() ? null : <Journey {...props} />)

const Journey = ({ since }: LastJourneyProps) => {
  const { ui } = useTexts()
  const board = usePlay((play) => play.board)
  const notices = useSeat((state) => state.notices)
  const past = useSeat((state) => state.replay !== null)
  const busy = useDesk((state) => state.deed !== null)
  const ended = useMemo(() => endedAt(notices, board.id), [notices, board.id])
  const before = ended !== null && ended > since ? null : ended
  const [picked, setPicked] = useState<Picked>({ journey: before, open: false })
  const goesOn = busy || (notices.at(-1)?.n ?? 0) > (ended ?? 0)
  const card = useTablePlay((play) => play.card !== null)
  const stage = useStage()
  const open = picked.journey === ended ? picked.open && !card : opensByItself({ stage, card, goesOn })
  const close = (): void => setPicked({ journey: ended, open: false })
  useEscape(ended !== null && open && !past, close)
  useKeepsJourneys(ended, before)
  const clearOf = useClearing(board.position)
  if (ended === null || past) return null
  if (!open)
    return (
      <Tool name={ui.tale.open} className="tale-open" to={() => setPicked({ journey: ended, open: true })}>
        {hasColumns(stage) ? ui.tale.open : <Icon of="route" />}
      </Tool>
    )
  return <TaleCard board={board} own={(tale, way) => <OwnJourney tale={tale} way={way} />} onClose={close} onShown={clearOf} />
}
