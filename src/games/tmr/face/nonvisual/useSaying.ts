import { useCallback, useEffect, useRef, useState } from 'react'
import type { Saying } from '../../../../house/nonvisual/LiveRegion.tsx'
import { useAnswering, useAsked } from '../../../../house/question/index.ts'
import { useSpeakers } from '../../../../house/table/speakers.ts'
import { roleKey } from '../../../../kit/roles.ts'
import { isCellId } from '../../rules/public.ts'
import { useOwnSeat, useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { announcements } from '../journal/announcements.ts'
import { useNames } from '../journal/names.ts'
import { cellName } from '../words/cellName.ts'
import { askedWords } from './asked.ts'
import type { Telling } from './tell.ts'

type Speak = (news: string, asked?: string) => void

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

/** What is said and pointed at around the table is heard in the same voice as the game. */
const useTableSaid = ({ texts }: Telling, speak: Speak): void => {
  const { talk } = useOwnSeat()
  const { heading, nameOf } = useSpeakers()
  const self = useSeat((state) => state.role)
  const latest = useRef({ texts, heading, nameOf, self })
  latest.current = { texts, heading, nameOf, self }
  useEffect(
    () =>
      talk?.store.subscribe((now, before) => {
        const { texts, heading, nameOf, self } = latest.current
        const words = now.fresh.filter((line) => !before.fresh.includes(line)).map((line) => `${heading(line)} ${line.text}`)
        const points = now.points
          .filter((point) => !before.points.includes(point) && roleKey(point.from) !== roleKey(self))
          .flatMap(({ from, place }) =>
            isCellId(place) ? [texts.ui.words.points({ name: nameOf(from), place: `${cellName(place)} (${place})` })] : [],
          )
        if (words.length + points.length > 0) speak([...words, ...points].join(' '))
      }),
    [talk, speak],
  )
}

/** What the live region says, and a way to make it say something. */
export const useSaying = (telling: Telling): { readonly saying: Saying; readonly speak: Speak } => {
  const framing = useFraming()
  const [saying, setSaying] = useState<Saying>(() => ({ n: 0, news: '', asked: framing?.question ? '' : askedWords(telling) }))
  const speak = useCallback<Speak>((news, asked = '') => setSaying(({ n }) => ({ n: n + 1, news, asked })), [])
  useNewsSaid(telling, speak)
  useMarksSaid(telling, speak)
  useCardsPutAway(telling, speak)
  useTableSaid(telling, speak)
  return { saying, speak }
}
