import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import {
  createShell,
  Messages,
  type Overlaid,
  PlayProvider,
  PlayShell,
  Requests,
  ShellProvider,
  ToldIn,
  useFraming,
  useKeys,
  usePosed,
  useShell,
} from '../../../../house/play/index.ts'
import { RuleDialog } from '../../../../house/reference/index.ts'
import { SeatProvider } from '../../../../house/seat/context.ts'
import type { Seat } from '../../../../house/seat/seat.ts'
import { ConnectionMessage } from '../../../../house/table/ConnectionMessage.tsx'
import { refusalText } from '../../../../house/texts/index.ts'
import { KeyList } from '../../../../house/ui/KeyList.tsx'
import { CAMP_KEYS } from '../cloth/Camp.tsx'
import { Cloth } from '../cloth/Cloth.tsx'
import { LookDialog } from '../cloth/LookDialog.tsx'
import { type DuelSpeech, type Looking, LookingProvider, useLooking, useOwnSeat, usePlay, usePlayStore } from '../desk/context.ts'
import { createDesk } from '../desk/desk.ts'
import { linesOf, readerAt } from '../journal/entries.ts'
import { useEntries, useReader } from '../journal/useReader.ts'
import { Twin } from '../nonvisual/Twin.tsx'
import { MomentCard } from '../prompts/MomentCard.tsx'
import { campId, handId, QuestionHere, useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { LastNews } from './LastNews.tsx'
import { usePanes } from './panes.tsx'
import { createPlay } from './playState.ts'
import { TopFacts } from './TopFacts.tsx'
import './play.css'

const NOTHING_OVER: Overlaid = { above: 0, below: 0, beside: 0 }
const overlaid = (): Overlaid => NOTHING_OVER

const Guide = () => {
  const { guide } = useTexts().ui
  return (
    <>
      <section>
        <h3>{guide.title}</h3>
        <ol className="help-steps">
          {guide.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <KeyList keys={guide.keys} />
    </>
  )
}

/** What a message told, where a message speaks of it. */
const ToldHere = ({ message }: { readonly message: number }) => {
  const reader = useReader()
  const entry = useEntries().find(({ n }) => n === message)
  return <ToldIn line={entry ? (linesOf(readerAt(reader, entry), entry)[0]?.text ?? null) : null} />
}

const Over = () => {
  const texts = useTexts()
  return <Messages refusalWords={(refused) => refusalText(texts, refused)} />
}

const Asking = () => {
  const texts = useTexts()
  const players = usePlay((play) => play.view.players)
  return (
    <Requests
      words={{
        nameOf: (seat) => players.find((one) => one.seat === seat)?.name ?? seat,
        Told: ToldHere,
        undoWaits: texts.ui.undoWaits,
      }}
    />
  )
}

/** DESIGN: 1–6 the hand, Q W E the camp by place, P the row, U the used powers, Escape the way back. */
const useClothKeys = (): ((event: KeyboardEvent) => boolean) => {
  const { question, take } = useHere()
  const looking = useLooking()
  const play = usePlayStore()
  const touch = (id: string): boolean => {
    const answer = question.answers.find((one) => one.id === id)
    if (!answer || !play.getState().mayAct) return false
    if (answer.refusal) looking.setState({ at: { kind: 'card', id: id.slice(id.indexOf(':') + 1), why: answer.refusal } })
    else take(answer)
    return true
  }
  return ({ key, repeat }) => {
    if (repeat) return false
    const { view } = play.getState()
    const card = /^[1-6]$/.test(key) ? view.mine?.hand[Number(key) - 1] : undefined
    const lettered = question.answers.some(({ letter, aside }) => letter === key && !aside)
    if (card !== undefined && !lettered) return touch(handId(card))
    const place = CAMP_KEYS.findIndex((one) => one.toLowerCase() === key.toLowerCase())
    const standing = view.players.find(({ seat }) => seat === view.mine?.seat)?.artefacts[place]
    if (standing) return touch(campId(standing.card))
    if (key === 'Escape') return touch('back')
    if (key.toLowerCase() === 'u') looking.setState({ at: { kind: 'used' } })
    else if (key.toLowerCase() === 'p') document.querySelector<HTMLElement>('.cloth > .side .row-of-powers .touch')?.focus()
    else return false
    return true
  }
}

const Acting = ({ onUndo }: { readonly onUndo: () => void }) => {
  const posed = usePlay((play) => play.posed)
  const { help } = useShell()
  usePosed('prompt', posed)
  useKeys({ undo: onUndo, help, look: useClothKeys() })
  return null
}

const NewsOrGuide = () => useFraming()?.guide ?? <LastNews />

/** What practice puts in its place, once nothing is asked any more. */
const Asked = () => useFraming()?.instead ?? <MomentCard />

const Composed = ({ table }: { readonly table: ReactNode }) => {
  const seat = useOwnSeat()
  const { question } = useHere()
  const panes = usePanes(table)
  const undo = useMemo(() => () => void seat.undo(), [seat])
  const slots = useMemo(
    () => ({
      facts: <TopFacts />,
      table: <Cloth />,
      over: <Over />,
      requests: <Asking />,
      news: <NewsOrGuide />,
      question: <Asked />,
      guide: <Guide />,
      children: <Twin onUndo={undo} />,
    }),
    [undo],
  )
  return (
    <>
      <Acting onUndo={undo} />
      <PlayShell {...slots} {...{ panes, overlaid }} asked={question.id} attention="question" onUndo={undo} />
      <LookDialog />
    </>
  )
}

const Seated = ({ seat, table }: PlayScreenProps) => {
  const [play] = useState(() => createPlay(seat, createDesk()))
  const [looking] = useState(() => createStore<Looking>(() => ({ at: null })))
  useLayoutEffect(() => play.follow(), [play])
  return (
    <PlayProvider value={play.store}>
      <LookingProvider value={looking}>
        <QuestionHere>
          <Composed table={table} />
        </QuestionHere>
      </LookingProvider>
    </PlayProvider>
  )
}

const Coming = () => (
  <main className="loading">
    <ConnectionMessage />
    <p>{useTexts().ui.common.loading}</p>
  </main>
)

interface PlayScreenProps {
  readonly seat: Seat<DuelSpeech>
  /** Who sits at the table, its codes. */
  readonly table?: ReactNode
}

/** The screen of a seat at a duel. */
export const PlayScreen = ({ seat, table }: PlayScreenProps) => {
  const [shell] = useState(createShell)
  const here = useStore(seat.store, (state) => state.view !== null)
  return (
    <SeatProvider value={seat as Seat}>
      <ShellProvider value={shell}>{here ? <Seated seat={seat} table={table} /> : <Coming />}</ShellProvider>
      <RuleDialog />
    </SeatProvider>
  )
}
