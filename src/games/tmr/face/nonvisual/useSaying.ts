import { useCallback, useEffect, useRef, useState } from 'react'
import type { Saying } from '../../../../house/nonvisual/LiveRegion.tsx'
import { useDesk, usePlay, useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { announcements } from '../journal/announcements.ts'
import { useNames } from '../journal/names.ts'
import { askedWords } from './asked.ts'
import { stepWords, type Telling } from './tell.ts'

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

/** A mark set by the arrows is nowhere else heard; one set by the focus is. */
const useMarksSaid = (telling: Telling, speak: Speak): void => {
  const { prompt } = usePlay()
  const way = useDesk((state) => state.way)
  const marked = useDesk((state) => state.marked)
  const latest = useRef({ telling, prompt })
  latest.current = { telling, prompt }
  useEffect(() => {
    const { telling, prompt } = latest.current
    const step = prompt.kind === 'free' ? prompt.steps.find(({ direction }) => direction === way) : undefined
    if (step) speak(telling.texts.ui.ear.marked({ what: stepWords(telling, step) }))
  }, [way, speak])
  useEffect(() => {
    const focused = document.activeElement
    if (marked && !(focused instanceof HTMLElement && focused.dataset.answer === marked))
      speak(latest.current.telling.texts.ui.ear.marked({ what: marked }))
  }, [marked, speak])
}

/** What the live region says, and a way to make it say something. */
export const useSaying = (telling: Telling): { readonly saying: Saying; readonly speak: Speak } => {
  const framing = useFraming()
  const [saying, setSaying] = useState<Saying>(() => ({ n: 0, news: '', asked: framing?.question ? '' : askedWords(telling) }))
  const speak = useCallback<Speak>((news, asked = '') => setSaying(({ n }) => ({ n: n + 1, news, asked })), [])
  useNewsSaid(telling, speak)
  useMarksSaid(telling, speak)
  return { saying, speak }
}
