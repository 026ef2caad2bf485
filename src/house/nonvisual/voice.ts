import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Notice } from '../../kit/feeds.ts'
import type { List } from '../../kit/grown.ts'
import { roleKey } from '../../kit/roles.ts'
import type { WirePoint } from '../../kit/wire.ts'
import { type Answer, useAnswering, useAsked } from '../question/index.ts'
import { useOwnSeat, useSeat } from '../seat/seat.ts'
import type { TalkState } from '../seat/talk.ts'
import { useSpeakers } from '../table/speakers.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import type { Saying } from './EarPanel.tsx'

interface Telling<Told> {
  /** The number of the feed up to which it was told before the table stood. */
  readonly since: number
  /** What was told after a number of the feed, in sentences; another function where its words are others. */
  readonly sentences: (notices: List<Notice<Told>>, after: number) => readonly string[]
  readonly asked: () => string
  /** A question of practice stands in its place and speaks for itself. */
  readonly framed: boolean
  readonly guide: string
}

export const useNewsSaid = <Told>(speak: Speak, { since, sentences, asked, framed, guide }: Telling<Told>): void => {
  const notices = useSeat((state) => state.notices as List<Notice<Told>>)
  const told = useRef(since)
  const ask = useEffectEvent(asked)
  const lastAsked = useRef<string>(null)
  lastAsked.current ??= asked()
  const lastGuide = useRef('')
  useEffect(() => {
    const guided = guide === lastGuide.current ? [] : [guide]
    lastGuide.current = guide
    const news = [...sentences(notices, told.current), ...guided]
    told.current = notices.at(-1)?.n ?? 0
    const now = framed ? '' : ask()
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
  const say = useEffectEvent((id: string | null): void => {
    const focused = document.activeElement
    const answer = question.answers.find((one) => one.id === id)
    if (answer && !(focused instanceof HTMLElement && focused.dataset.answer === id)) speak(ear.marked({ what: nameOf(answer) }))
  })
  useEffect(() => say(marked), [marked])
}

interface Asking {
  /** What is asked, as one thing: another one is another question. */
  readonly asked: unknown
  readonly mayAct: boolean
}

/** An answer typed before the question could be answered waits for it, and for no other. Gives the way to hold one. */
export const useHeldLine = (
  { asked, mayAct }: Asking,
  take: (line: string) => void,
  onTooLate: () => void,
): ((line: string) => void) => {
  const [held, setHeld] = useState<{ readonly line: string; readonly asked: unknown } | null>(null)
  useEffect(() => {
    if (!held) return
    if (held.asked !== asked) {
      setHeld(null)
      onTooLate()
    } else if (mayAct) {
      setHeld(null)
      take(held.line)
    }
  })
  return (line) => setHeld({ line, asked })
}

/** Said again alone, it grants what was asked. */
export const useTakingBack = (onUndo: () => void): (() => void) => {
  const seat = useOwnSeat()
  return () => {
    const [asked] = seat.asGardien ? seat.store.getState().requests : []
    if (asked) void seat.undo({ request: asked.id })
    else onUndo()
  }
}

export type Speak = (news: string, asked?: string) => void

/** What the live region says, and a way to make it say something; `asked`: what is asked as the screen opens. */
export const useVoice = (asked: string): { readonly saying: Saying; readonly speak: Speak } => {
  const [saying, setSaying] = useState<Saying>(() => ({ n: 0, news: '', asked }))
  const speak = useCallback<Speak>((news, next = '') => setSaying(({ n }) => ({ n: n + 1, news, asked: next })), [])
  return { saying, speak }
}

/** How a game says what somebody points at; null: it is nothing of its table. */
export type PointWords = (name: string, place: WirePoint['place']) => string | null

/** What is said and pointed at around the table is heard in the same voice as the game. */
export const useTableSaid = (speak: Speak, pointWords: PointWords): void => {
  const { talk } = useOwnSeat()
  const { heading, nameOf } = useSpeakers()
  const self = useSeat((state) => state.role)
  const say = useEffectEvent((now: TalkState, before: TalkState): void => {
    const words = now.fresh.filter((line) => !before.fresh.includes(line)).map((line) => `${heading(line)} ${line.text}`)
    const points = now.points
      .filter((point) => !before.points.includes(point) && roleKey(point.from) !== roleKey(self))
      .flatMap(({ from, place, called }) => pointWords(nameOf(from, called), place) ?? [])
    if (words.length + points.length > 0) speak([...words, ...points].join(' '))
  })
  useEffect(() => talk?.store.subscribe((now, before) => say(now, before)), [talk])
}
