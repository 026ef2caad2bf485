import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { useRoute } from '../../../../house/routes/route.ts'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { CloseTool } from '../../../../house/ui/Tool.tsx'
import { costliestOf, type Remark, turningPoints } from '../../practice/index.ts'
import { type DreamerView, spellsOf } from '../../rules/public.ts'
import { BothWays, costliestWords, remarkWords, useCoachTelling } from '../coach/remarkWords.tsx'
import { useRemarks } from '../coach/useReckoned.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { hrefOfPractice } from '../routes/pages.ts'
import { ShareMoment } from '../sharing/ShareMoment.tsx'
import { usePractice, useSpellTexts, useTexts, withPractice } from '../words/language.tsx'
import { lookIn } from '../words/lookIn.ts'
import { cellName } from '../words/places.ts'
import { COACH } from '../words/settings.ts'
import { SmallMap } from './SmallMap.tsx'
import { TaleWords } from './TaleWords.tsx'
import { type Tale, taleOf, wayFrom } from './tale.ts'
import '../../../../house/ui/leaf.css'
import './tale.css'
import '../coach/coach.css'

const whatNext = (tale: Tale, { dream, phase }: DreamerView): 'sleep' | 'aimed' | 'rest' | 'again' => {
  if (phase === 'asleep') return 'sleep'
  if (dream <= 2) return 'rest'
  return tale.spell ? 'aimed' : 'again'
}

interface TaleCardProps {
  readonly board: DreamerView
  /** What can be done with a journey of one's own. */
  readonly own: (tale: Tale, way: Tale['way']) => ReactNode
  readonly onClose: () => void
  /** Where it begins, from the top of the map. */
  readonly onShown: (top: number) => void
}

/** A journey that is over, told on one card. */
export const TaleCard = withPractice((props: TaleCardProps) => {
  const { board } = props
  const notices = useSeat((state) => state.notices)
  const tale = useMemo(() => taleOf(notices, board.id), [notices, board.id])
  // Told once its words are there: it does not grow while it is read.
  return useSpellTexts() && tale && <Told {...props} tale={tale} />
})

const NO_REMARKS: readonly Remark[] = []

const Told = ({ tale, board, own, onClose, onShown }: TaleCardProps & { readonly tale: Tale }) => {
  const leaf = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const card = leaf.current
    if (!card) return
    // It grows upwards as more of it is reckoned.
    const grown = new ResizeObserver(() => onShown(card.offsetTop))
    grown.observe(card)
    return () => grown.disconnect()
  }, [onShown])
  const texts = useTexts()
  const { tale: words } = texts.ui
  const view = usePlay((play) => play.view)
  const way = wayFrom(tale, board.position)
  const last = way.at(-1)?.at(-1)
  const remarks = useRemarks(tale.spell?.id) ?? NO_REMARKS
  const other = costliestOf(remarks)?.otherWay ?? []
  return (
    <section ref={leaf} className="tale leaf" data-layer aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <CloseTool to={onClose} />
      </header>
      <div className="tale-body">
        <SmallMap
          way={way}
          other={other.length > 1 ? [other] : []}
          look={lookIn(board.sheet)}
          label={last ? words.map({ place: cellName(texts, last) }) : words.mapUnknown}
        />
        <div className="tale-words">
          <TaleWords tale={tale} spells={spellsOf(view.spells, board.sheet)} />
          <p className="golden">{words.next[whatNext(tale, board)]}</p>
        </div>
      </div>
      {own(tale, way)}
      <Mattered remarks={remarks} />
    </section>
  )
}

const Ways = ({ seq }: { readonly seq: number }) => {
  const route = useRoute()
  const { coach: words } = usePractice()
  return (
    <div className="row coach-ways">
      {route.screen === 'saved' && <Button name={words.replay} to={hrefOfPractice('rejouer', route.id, String(seq))} />}
      <ShareMoment seq={seq - 1} />
    </div>
  )
}

/** At the end of a journey: the answer that cost most, against the better one; with a mentor, why, and the others that cost. */
const Mattered = ({ remarks }: { readonly remarks: readonly Remark[] }) => {
  const telling = useCoachTelling()
  const { words } = telling
  const mentor = useGameSetting(COACH)
  const reviews = remarks.flatMap(({ review }) => review ?? [])
  if (reviews.length === 0) return null
  const worst = costliestOf(remarks)
  return (
    <section className="mattered" aria-labelledby="mattered">
      <h3 id="mattered">{worst && !mentor ? costliestWords(telling, worst) : words.mattered}</h3>
      {!worst && <p>{words.mistakeless}</p>}
      {worst && !mentor && (
        <>
          <BothWays remark={worst} />
          <Ways seq={worst.seq} />
        </>
      )}
      {mentor && (
        <ol>
          {turningPoints(reviews).map((review) => (
            <li key={review.seq}>
              {remarkWords(telling, { review, grope: null })}
              <Ways seq={review.seq} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
