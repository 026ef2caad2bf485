import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { Icon } from '../../../../house/ui/Icon.tsx'
import { costliestOf, type Remark } from '../../practice/index.ts'
import type { DreamerView } from '../../rules/public.ts'
import { spellsOf } from '../../rules/public.ts'
import { Mattered } from '../coach/Mattered.tsx'
import { useRemarks } from '../coach/remarks.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { cellName } from '../words/cellName.ts'
import { useSpellTexts, useTexts } from '../words/language.tsx'
import { lookIn } from '../words/lookIn.ts'
import { withPractice } from '../words/practice.ts'
import { SmallMap } from './SmallMap.tsx'
import { TaleWords } from './TaleWords.tsx'
import { type Tale, taleOf, wayFrom } from './tale.ts'
import '../../../../house/ui/leaf.css'
import './tale.css'

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
  const { tale: words, common } = texts.ui
  const view = usePlay((play) => play.view)
  const way = wayFrom(tale, board.position)
  const last = way.at(-1)?.at(-1)
  const remarks = useRemarks(tale.spell?.id) ?? NO_REMARKS
  const other = costliestOf(remarks)?.otherWay ?? []
  return (
    <section ref={leaf} className="tale leaf" data-layer aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <button type="button" className="tool" aria-label={common.close} onClick={onClose}>
          <Icon of="close" />
        </button>
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
          <p className="tale-next">{words.next[whatNext(tale, board)]}</p>
        </div>
      </div>
      {own(tale, way)}
      <Mattered remarks={remarks} />
    </section>
  )
}
