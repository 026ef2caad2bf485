import { useEffect, useRef } from 'react'
import type { Notice } from '../../kit/feeds.ts'
import type { List } from '../../kit/grown.ts'
import { type Answer, useAnswering, useAsked } from '../question/index.ts'
import { useSeat } from '../seat/context.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import type { Speak } from './voice.ts'

interface Telling<Told> {
  /** The number of the feed up to which it was told before the table stood. */
  readonly since: number
  /** What was told after a number of the feed, in sentences; another function where its words are others. */
  readonly sentences: (notices: List<Notice<Told>>, after: number) => readonly string[]
  /** What is asked, and its answers. */
  readonly asked: () => string
  /** A question of practice stands in its place and speaks for itself. */
  readonly framed: boolean
  /** What a guide says beside it. */
  readonly guide: string
}

/** What happened, then what is asked: whenever something is told. */
export const useNewsSaid = <Told>(speak: Speak, { since, sentences, asked, framed, guide }: Telling<Told>): void => {
  const notices = useSeat((state) => state.notices as List<Notice<Told>>)
  const told = useRef(since)
  const latest = useRef(asked)
  latest.current = asked
  const lastAsked = useRef<string>(null)
  lastAsked.current ??= asked()
  const lastGuide = useRef('')
  useEffect(() => {
    const guided = guide === lastGuide.current ? [] : [guide]
    lastGuide.current = guide
    const news = [...sentences(notices, told.current), ...guided]
    told.current = notices.at(-1)?.n ?? 0
    const now = framed ? '' : latest.current()
    // Some answers have no sentence of their own: the next question then speaks for itself.
    if (news.length > 0 || now !== lastAsked.current) speak(news.join(' '), now)
    lastAsked.current = now
  }, [sentences, notices, speak, guide, framed])
}

const labelOf = ({ label }: Answer): string => label

/** A mark set by the arrows is nowhere else heard; one set by the focus is. */
export const useMarksSaid = (speak: Speak, nameOf: (answer: Answer) => string = labelOf): void => {
  const { question } = useAsked()
  const { ear } = useShellTexts()
  const marked = useAnswering((state) => state.marked)
  const latest = useRef({ question, ear, nameOf })
  latest.current = { question, ear, nameOf }
  useEffect(() => {
    const { question, ear, nameOf } = latest.current
    const focused = document.activeElement
    const answer = question.answers.find(({ id }) => id === marked)
    if (answer && !(focused instanceof HTMLElement && focused.dataset.answer === marked))
      speak(ear.marked({ what: nameOf(answer) }))
  }, [marked, speak])
}
