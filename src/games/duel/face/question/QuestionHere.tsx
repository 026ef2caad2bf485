import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type Answer, type Asked, AskedProvider, createAnswering, forgetAnswering } from '../../../../house/question/index.ts'
import { tableSeen } from '../../rules/public.ts'
import { keptDecks } from '../decks/keptDecks.ts'
import { usePlay, usePlayStore, useSeat } from '../desk/context.ts'
import { deskAt } from '../desk/desk.ts'
import { useLanguage } from '../words/language.tsx'
import type { Asking, DuelAnswer, DuelQuestion, Kept } from './asking.ts'
import { kept } from './kept.ts'
import { questionOf } from './questionOf.ts'

interface Here {
  readonly asking: Asking
  readonly question: DuelQuestion
  readonly take: (answer: DuelAnswer) => void
}

const HereContext = createContext<Here | null>(null)

export const useHere = (): Here => {
  const here = useContext(HereContext)
  if (!here) throw new Error('outside a question')
  return here
}

const NO_DECKS: Asking['ownDecks'] = []

const useAsking = (): Asking => {
  const { texts, format } = useLanguage()
  const { view, desk } = usePlay(({ view, laid }) => ({ view, desk: laid }))
  return useMemo(() => {
    const table = tableSeen(view)
    const me = table.players.find(({ seat }) => seat === view.mine?.seat) ?? null
    const nameOf = (seat: string): string => view.players.find((one) => one.seat === seat)?.name ?? seat
    const ownDecks = view.phase === 'gathering' ? keptDecks() : NO_DECKS
    return { texts, format, view, desk, table, me, nameOf, ownDecks }
  }, [texts, format, view, desk])
}

/** What an answer does: it is said, or lies on the desk. */
const useTake = (answering: Asked['answering'], asking: Asking): ((answer: DuelAnswer) => void) => {
  const play = usePlayStore()
  return ({ takes }) => {
    const { desk, say, mayAct, view } = play.getState()
    if (takes.kind === 'say') {
      forgetAnswering(answering)
      return say(takes.command)
    }
    if (takes.kind !== 'keep' || !mayAct || !asking.me) return
    const { seat } = asking.me
    const what: Kept = takes.what
    desk.setState((now) => kept(deskAt(now, view), what, asking.table, seat))
  }
}

/** Nothing is rolled for here, and nothing advised: answers tell themselves. */
const WORDS = {
  details: ({ answer }: { readonly answer: string }) => answer,
  advised: '',
  advisedFor: () => '',
  thresholds: '',
  chance: () => '',
}

/** The one question of the screen, for all that read it: card, cloth, keys, ear, line of words. */
export const QuestionHere = ({ children }: { readonly children: ReactNode }) => {
  const [answering] = useState(createAnswering)
  const asking = useAsking()
  const { mayAct, past } = usePlay(({ mayAct, past }) => ({ mayAct, past }))
  const said = useSeat((state) => state.sending)
  const question = useMemo(() => {
    const asked = questionOf(asking)
    return past ? { ...asked, answers: [] } : asked
  }, [asking, past])
  const take = useTake(answering, asking)
  const asked: Asked = {
    question,
    answering,
    turn: mayAct && !said ? 'now' : 'later',
    take: take as (answer: Answer) => void,
    said: null,
    words: WORDS,
  }
  return (
    <HereContext value={{ asking, question, take }}>
      <AskedProvider value={asked}>{children}</AskedProvider>
    </HereContext>
  )
}
