import { useEffect, useRef } from 'react'
import { type PointWords, type Speak, useTableSaid, useVoice } from '../../../../house/nonvisual/index.ts'
import { useAnswering, useAsked } from '../../../../house/question/index.ts'
import { isCellId } from '../../rules/public.ts'
import { useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { announcements } from '../journal/announcements.ts'
import { useNames } from '../journal/names.ts'
import { cellName } from '../words/cellName.ts'
import { askedWords } from './asked.ts'
import type { Telling } from './tell.ts'

/** What happened, then what is asked: whenever something is told. */
const useNewsSaid = (telling: Telling, speak: Speak): void => {
  const { texts, format, view } = telling
  const notices = useSeat((state) => state.notices)
  const names = useNames(view, notices)
  const told = useRef(notices.at(-1)?.n ?? 0)
  const latest = useRef(telling)
  latest.current = telling
  const lastAsked = useRef(askedWords(telling))
  const guide = useRef('')
  const framing = useFraming()
  const spoken = framing?.spoken ?? ''
  const framed = framing?.question !== undefined
  useEffect(() => {
    const guided = spoken === guide.current ? [] : [spoken]
    guide.current = spoken
    const sentences = [...announcements(texts, format, notices, told.current, names), ...guided]
    told.current = notices.at(-1)?.n ?? 0
    // A question of practice speaks for itself.
    const asked = framed ? '' : askedWords(latest.current)
    // Some answers have no sentence of their own: the next question then speaks for itself.
    if (sentences.length > 0 || asked !== lastAsked.current) speak(sentences.join(' '), asked)
    lastAsked.current = asked
  }, [texts, format, notices, names, speak, spoken, framed])
}

/** DRG-4: a card put away tells nothing by itself: what stands behind it is said. */
const useCardsPutAway = (telling: Telling, speak: Speak): void => {
  const card = telling.drawn?.key ?? null
  const before = useRef(card)
  const latest = useRef(telling)
  latest.current = telling
  useEffect(() => {
    const away = before.current !== null && before.current !== card
    before.current = card
    if (away) speak('', askedWords(latest.current))
  }, [card, speak])
}

/** A mark set by the arrows is nowhere else heard; one set by the focus is. */
const useMarksSaid = (telling: Telling, speak: Speak): void => {
  const { question } = useAsked()
  const marked = useAnswering((state) => state.marked)
  const latest = useRef({ telling, question })
  latest.current = { telling, question }
  useEffect(() => {
    const { telling, question } = latest.current
    const focused = document.activeElement
    const answer = question.answers.find(({ id }) => id === marked)
    if (answer && !(focused instanceof HTMLElement && focused.dataset.answer === marked))
      speak(telling.texts.ui.ear.marked({ what: answer.group === 'ways' ? (answer.told ?? answer.label) : answer.label }))
  }, [marked, speak])
}

/** MAP-1: a cell is called by its name; what is no cell of this map is nothing. */
const pointed =
  ({ ui }: Telling['texts']): PointWords =>
  (name, place) =>
    isCellId(place) ? ui.words.points({ name, place: `${cellName(place)} (${place})` }) : null

/** What the live region says, and a way to make it say something. */
export const useSaying = (telling: Telling): ReturnType<typeof useVoice> => {
  const framing = useFraming()
  const { saying, speak } = useVoice(framing?.question ? '' : askedWords(telling))
  useNewsSaid(telling, speak)
  useMarksSaid(telling, speak)
  useCardsPutAway(telling, speak)
  useTableSaid(speak, pointed(telling.texts))
  return { saying, speak }
}
