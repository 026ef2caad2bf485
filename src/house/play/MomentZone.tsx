import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { DensityProvider } from '../question/index.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { DENSITIES, useFitting } from './fitting.ts'
import type { Stage } from './stage.ts'

interface MomentZoneProps {
  readonly stage: Stage
  /** Another question begins anew: read from its beginning, told as fully as there is room. */
  readonly asked: string
  readonly news: ReactNode
  readonly question: ReactNode
  /** What helps to answer, under the question. */
  readonly beside?: ReactNode
  /** What others ask meanwhile. */
  readonly requests: ReactNode
  /** The table is to be seen: on a phone the question comes folded. */
  readonly attention: 'question' | 'table'
  readonly coverBelow: (pixels: number) => void
}

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
const useFolding = (asked: string, attention: MomentZoneProps['attention']): readonly [boolean, (folded: boolean) => void] => {
  const [folded, setFolded] = useState(false)
  const [unfolded, setUnfolded] = useState<string | null>(null)
  return attention === 'table' ? [unfolded !== asked, (now) => setUnfolded(now ? null : asked)] : [folded, setFolded]
}

/** The right zone, or the bar under the table of a phone: what just happened, and what is asked. Folded, it still says what is asked. */
export const MomentZone = ({ stage, asked, news, question, beside, requests, attention, coverBelow }: MomentZoneProps) => {
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
  const [folded, fold] = useFolding(asked, attention)
  return (
    <section
      ref={zone}
      className="zone-moment"
      data-density={density}
      data-told={density === 'full' ? 'whole' : 'short'}
      data-close={fit === 'close' || undefined}
      data-priced={fit === 'compact' || fit === 'priced' || undefined}
      data-least={fit === 'tight' || undefined}
      data-folded={(folds && folded) || undefined}
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
            {news}
            {question}
          </div>
          {beside}
        </div>
      </DensityProvider>
      <div ref={under} className="moment-requests">
        {requests}
      </div>
    </section>
  )
}
