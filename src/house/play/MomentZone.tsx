import { Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import { AnswerRows, Card, DensityProvider } from '../question/index.ts'
import { useOwnSeat, useSeat } from '../seat/seat.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { AskedDice, Asking, DiceAwaited } from './Awaited.tsx'
import { useOpenDie } from './askedDice.ts'
import { DENSITIES, useFitting } from './fitting.ts'
import { useHere } from './here.tsx'
import { LastNews } from './journal.tsx'
import { usePlay, waitsForLine } from './play.ts'
import { useFraming } from './shell.ts'
import type { Stage } from './stage.ts'
import { useTable } from './table.ts'

/** The guide of practice stands where the news would, or over them; so does that the dice of another are waited for. */
const NewsOrGuide = () => {
  const framing = useFraming()
  const waits = useSeat(({ role, waitsForDice }) => role.kind !== 'gardien' && waitsForDice)
  const watched = useSeat(({ role, said }) => role.kind === 'spectateur' && said.length > 0)
  const news = waits ? <DiceAwaited /> : <LastNews />
  return (
    <>
      {framing?.guide}
      {(!framing || framing.news === 'told') && news}
      {watched && <DiceAwaited />}
    </>
  )
}

const MomentCard = () => {
  const { Picture, Body = AnswerRows, Past } = useTable().card ?? {}
  const { question } = useHere()
  const past = usePlay((play) => play.past)
  const seat = useOwnSeat()
  return (
    <>
      <AskedDice />
      <Card
        kind={question.kind ?? 'question'}
        title={question.title}
        asks={question.asks}
        picture={Picture && <Picture />}
        past={past && (() => void seat.showAt(null))}
      >
        {past ? Past && <Past /> : <Body />}
      </Card>
    </>
  )
}

const AskedHere = () => {
  const { Whole = MomentCard } = useTable().card ?? {}
  const past = usePlay((play) => play.past)
  const framing = useFraming()
  if (framing?.question && !past) return framing.question.card
  return framing?.instead ?? <Whole />
}

const Beside = () => {
  const { Beside: Helping } = useTable().zones ?? {}
  return Helping && <Helping />
}

/** They read what they need themselves: drawn anew only where that changes. */
const PARTS = { news: <NewsOrGuide />, question: <AskedHere />, beside: <Beside />, requests: <Asking /> }

const useOwnShownKey = (): string => {
  const { question } = useHere()
  return useOpenDie()?.die.id ?? question.id
}

const useShownKey = (): string => {
  const shown = (useTable().useShownKey ?? useOwnShownKey)()
  const framing = useFraming()
  const past = usePlay((play) => play.past)
  if (framing?.question && !past) return framing.question.key
  return framing?.instead ? `instead ${shown}` : shown
}

/** Nobody here is asked, or the answer is given and waits for the line. */
const useUnasked = (): boolean => {
  const asked = usePlay((play) => play.asked)
  const framed = useFraming() !== null
  const waits = useSeat(waitsForLine)
  return (!asked && !framed) || waits
}

const toQuestion = () => 'question' as const

const useHeight = (box: RefObject<HTMLElement | null>, tell: (pixels: number) => void): void => {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => tell(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, tell])
}

/** As the person left it; where the table is to be touched each question comes folded. */
const useFolding = (asked: string): readonly [boolean, (folded: boolean) => void] => {
  const attention = (useTable().zones?.useAttention ?? toQuestion)()
  const [folded, setFolded] = useState(false)
  const [unfolded, setUnfolded] = useState<string | null>(null)
  return attention === 'table' ? [unfolded !== asked, (now) => setUnfolded(now ? null : asked)] : [folded, setFolded]
}

interface MomentZoneProps {
  readonly stage: Stage
  readonly sight: string
  readonly coverBelow: (pixels: number) => void
}

/** The right zone, or the bar under the table of a phone: what just happened, and what is asked. Folded, it still says what is asked. */
export const MomentZone = ({ stage, sight, coverBelow }: MomentZoneProps) => {
  // Another question begins anew: read from its beginning, told as fully as there is room.
  const asked = useShownKey()
  const { zones } = useShellTexts()
  const zone = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const under = useRef<HTMLDivElement>(null)
  const [heightUnder, setHeightUnder] = useState(0)
  const fit = useFitting(box, stage, asked, heightUnder)
  const density = DENSITIES[fit]
  useHeight(zone, coverBelow)
  useHeight(under, setHeightUnder)
  const folds = stage === 'upright'
  const [folded, fold] = useFolding(asked)
  return (
    <section
      ref={zone}
      className="zone-moment"
      data-density={density}
      data-told={density === 'full' ? 'whole' : 'short'}
      data-near={fit === 'near' || fit === 'close' || undefined}
      data-close={fit === 'close' || undefined}
      data-priced={fit === 'compact' || fit === 'priced' || undefined}
      data-least={fit === 'tight' || undefined}
      data-folded={(folds && folded) || undefined}
      data-unasked={useUnasked() || undefined}
      aria-label={zones.moment}
    >
      {folds && (
        <button type="button" className="moment-fold" aria-expanded={!folded} onClick={() => fold(!folded)}>
          <span className="visually-hidden">{folded ? zones.unfold : zones.fold}</span>
        </button>
      )}
      <DensityProvider value={density}>
        <div ref={box} className="moment-box" data-fitted>
          <div key={asked} className="moment-question">
            <Fragment key={sight}>
              {PARTS.news}
              {PARTS.question}
            </Fragment>
          </div>
          <Fragment key={`beside ${sight}`}>{PARTS.beside}</Fragment>
        </div>
      </DensityProvider>
      <div ref={under} className="moment-requests list">
        <Fragment key={sight}>{PARTS.requests}</Fragment>
      </div>
    </section>
  )
}
