import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { StoreApi } from 'zustand/vanilla'
import type { Answer, Asked, Question, QuestionWords } from '../question/index.ts'
import { AskedProvider, createAnswering, forgetAnswering, isOpen } from '../question/index.ts'
import { type Slot, useOwnSeat, useSeat, useSeats } from '../seat/seat.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useLanguage } from '../texts/whole.tsx'
import { given } from '../ui/given.ts'
import { type OnScreen, ownSeatOf, usePlay, usePlayStore, waitsForLine } from './play.ts'
import { FramingProvider, useFraming } from './shell.ts'
import { type BaseHere, type BaseReader, type GameTable, type Kinds, useTable } from './table.ts'

export interface HereAsked<K extends Kinds = Kinds> {
  readonly here: K['here']
  readonly question: K['question']
  readonly take: (answer: Answer) => void
  /** A piece was dropped: its answer, and where that leads to a question with the other open, the other; at once, or never. */
  readonly drop: (answer: Answer, onto: string | null) => void
  readonly keep: (what: K['kept']) => void
}

const [HereProvider, useHere] = given<HereAsked>('outside a question')

export { useHere }

const NO_TEXTS = {}
const noWords = () => ({ texts: NO_TEXTS })
export const useGameTexts = (): unknown => (useTable().words?.useLanguage ?? noWords)().texts

/** The same as long as the names of the table are. */
export const useNameOf = (): ((seat: string) => string) => {
  const table = useTable()
  const view = usePlay((play) => play.view)
  const seats = useSeats()
  const names = JSON.stringify(table.names?.(view) ?? seats.map(({ seat, name }) => [seat, name]))
  return useMemo(() => {
    const called = new Map<string, string>(JSON.parse(names))
    return (seat) => called.get(seat) ?? seat
  }, [names])
}

/** The same as long as the language and the names are. */
const useBaseReader = (): BaseReader<unknown> => {
  const texts = useGameTexts()
  const { format } = useLanguage()
  const own = useSeat((state) => ownSeatOf(state.role))
  const nameOf = useNameOf()
  return useMemo(() => ({ texts, format, own, nameOf }), [texts, format, own, nameOf])
}

export const useReader = (): unknown => (useTable().journal.useReader ?? useBaseReader)()

const ALL = (desk: object): object => desk

const useBase = (): BaseHere<unknown, unknown> => {
  const { desk: spec } = useTable()
  const texts = useGameTexts()
  const { format } = useLanguage()
  const { view, past, desk: store } = usePlay(({ view, past, desk }) => ({ view, past, desk }))
  const seat = useSeat((state) => ownSeatOf(state.role))
  const desk = useStore(store, useShallow(spec ? (all: object) => spec.at(all, view) : ALL))
  const nameOf = useNameOf()
  const voice = useShellTexts().ear
  return useMemo(
    () => ({ texts, format, view, desk, seat, past, nameOf, voice }),
    [texts, format, view, desk, seat, past, nameOf, voice],
  )
}

const asIs = (base: object): object => base

const NOTHING: Question = { id: 'nothing', title: '', fields: [], answers: [], waits: 'turn' }

/** What an answer does: it is said, lies on the desk, or opens a form there. */
const useTaking = ({ desk: spec, questionOf }: GameTable<Kinds>, answering: Asked['answering'], here: object) => {
  const play = usePlayStore()
  const keep = (what: unknown): void => {
    const { desk } = play.getState()
    if (spec) desk.setState(spec.keep(desk.getState(), what, here), true)
  }
  const take = ({ takes }: Answer): void => {
    const { desk, say } = play.getState()
    switch (takes.kind) {
      case 'say':
        forgetAnswering(answering)
        say(takes.command)
        break
      case 'keep':
        keep(takes.what)
        break
      case 'open':
        // A form is a question of its own: back from it, this one begins anew, with a pointer that hovers or a finger.
        forgetAnswering(answering)
        if (spec?.open) desk.setState(spec.open(desk.getState(), takes.form), true)
        break
      case 'pick':
        break
      default:
        takes satisfies never
    }
  }
  const drop = (answer: Answer, onto: string | null): void => {
    take(answer)
    const { desk, view } = play.getState()
    if (onto === null || answer.takes.kind !== 'keep' || !spec) return
    const next = questionOf({ ...here, desk: spec.at(desk.getState(), view) }).answers.find(({ id }) => id === onto)
    if (next && isOpen(next) && next.takes.kind === 'keep') keep(next.takes.what)
  }
  return { keep, take, drop }
}

const ownSaid = (): null => null
const noQuestionWords = (): Partial<QuestionWords> => ({})

/** Tells the seat what stands on the screen: nothing else can be answered. */
export const usePosed = (slot: Slot, question: unknown): void => {
  const seat = useOwnSeat()
  useLayoutEffect(() => seat.pose(slot, question), [seat, slot, question])
}

const usePosing = (question: Question, given: StoreApi<OnScreen>): void => {
  const table = useTable()
  const framed = useFraming()?.question !== undefined
  const posed = usePlay((play) => (play.past || framed ? null : (table.posed?.(play) ?? question.id)))
  const seen = usePlay((play) => play.seen)
  usePosed('prompt', posed)
  useLayoutEffect(() => given.setState({ posed: posed === null ? null : { question: posed, of: seen } }), [given, posed, seen])
}

/** While the line is cut: the answer that was given, and goes out once it is mended. */
const useWaiting = (answer: (answer: Answer) => void) => {
  const last = useRef<string | null>(null)
  const waits = useSeat(waitsForLine)
  const taking = (taken: Answer): void => {
    last.current = taken.id
    answer(taken)
  }
  return { taking, waits: waits ? last.current : null }
}

/** The one question of the screen, for all that read it: card, table, keys, ear, line of words. */
export const QuestionHere = ({ given, children }: { readonly given: StoreApi<OnScreen>; readonly children: ReactNode }) => {
  const table = useTable()
  const [answering] = useState(createAnswering)
  const base = useBase()
  const here = (table.useHere ?? asIs)(base, answering)
  const own = useMemo(() => table.questionOf(here), [table, here])
  const around = useFraming()
  const framing = around?.instead && table.isShowing?.(here) ? { ...around, instead: null } : around
  const framed = base.past ? undefined : framing?.question
  const question = framed?.asks?.question ?? (framing?.instead || framed ? NOTHING : own)
  const { keep, take, drop } = useTaking(table, answering, here)
  const act = usePlay((play) => play.mayAct)
  const read = useSeat((state) => state.ready.prompt && !state.unseen)
  const said = (table.useSaid ?? ownSaid)(here, own)
  const words = { ...useShellTexts().question, ...(table.useQuestionWords ?? noQuestionWords)() }
  usePosing(own, given)
  const answer = framed?.asks?.onTake ?? take
  const { taking, waits } = useWaiting(answer)
  const turn = (table.isOpen?.(here, { act, read }) ?? act) ? 'now' : 'later'
  return (
    <HereProvider value={{ here, question, take: taking, drop: framed?.asks ? taking : drop, keep }}>
      <AskedProvider
        value={{ question, answering, turn, take: taking, said: waits ?? said, words, Words: table.journal.Sentence }}
      >
        <FramingProvider value={framing}>{children}</FramingProvider>
      </AskedProvider>
    </HereProvider>
  )
}

/** Takes back the last choice; not while practice asks. */
export const useUndo = (): (() => void) => {
  const { undoScope } = useTable()
  const seat = useOwnSeat()
  const play = usePlayStore()
  const framed = useFraming()?.question !== undefined
  return useMemo(
    () => () => {
      const scope = undoScope?.(play.getState())
      if (!framed || play.getState().past) void seat.undo(scope === undefined ? undefined : { scope })
    },
    [undoScope, seat, play, framed],
  )
}
