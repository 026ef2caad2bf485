import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import {
  type Answer,
  type Asked,
  AskedProvider,
  createAnswering,
  forgetAnswering,
  type Question,
} from '../../../../house/question/index.ts'
import type { Command } from '../../rules/public.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { DEEDS } from '../desk/desk.ts'
import { useFraming } from '../desk/framing.ts'
import { useChoosing, useChoosingNow } from '../desk/useChoosing.ts'
import { useTexts } from '../words/language.tsx'
import type { Asking, Kept, TmrAnswer, TmrQuestion } from './asking.ts'
import { idOf } from './naming.ts'
import { momentOf, questionOf } from './questionOf.ts'
import { useAsking } from './useAsking.ts'
import { useTaken } from './useTaken.ts'

interface Here {
  readonly asking: Asking
  /** What the moment itself asks, whatever lies in front of it. */
  readonly moment: TmrQuestion
  /** Something is done on one's own desk. */
  readonly keep: (what: Kept) => void
}

const HereContext = createContext<Here | null>(null)

export const useHere = (): Here => {
  const here = useContext(HereContext)
  if (!here) throw new Error('outside a question')
  return here
}

interface QuestionHereProps {
  readonly draws: Parameters<typeof useAsking>[0] & { readonly putAway: () => void }
  /** An earlier moment is shown: what practice asks is not. */
  readonly past: boolean
  readonly children: ReactNode
}

const NOTHING: Question = { id: 'nothing', title: '', fields: [], answers: [], waits: 'turn' }

const useKeep = (putAway: () => void): ((what: Kept) => void) => {
  const desk = usePlay((play) => play.desk)
  const choose = useChoosing()
  return (what) => {
    switch (what.kind) {
      case 'want':
        return desk.setState({ spell: what.spell, wanders: what.spell === null })
      case 'sleepOn':
        return desk.setState({ sleeping: { until: what.until, passing: null } })
      case 'stop':
        return desk.setState({ sleeping: null })
      case 'putAway':
        return putAway()
      case 'chooseCell':
        putAway()
        return choose({ kind: 'effect', effect: what.effect })
      default:
        return what satisfies never
    }
  }
}

const useTake = (answering: Asked['answering'], keep: (what: Kept) => void): ((answer: TmrAnswer) => void) => {
  const { desk, say } = usePlay(({ desk, say }) => ({ desk, say }))
  return ({ takes }) => {
    switch (takes.kind) {
      case 'say':
        forgetAnswering(answering)
        return say(takes.command)
      case 'keep':
        return keep(takes.what)
      case 'open': {
        // A form is a question of its own: back from it, this one begins anew, with a pointer that hovers or a finger.
        forgetAnswering(answering)
        const deed = DEEDS.find((one) => one === takes.form)
        return desk.setState(deed ? { deed } : { casting: takes.form })
      }
      case 'pick':
        return
      default:
        return takes satisfies never
    }
  }
}

/** The answer that stands said and waits for its dice. */
const useSaidId = (): string | null => {
  const said = useSeat((state) => state.ownSaid)
  return said && idOf(said.command as Command)
}

/** The one question of the screen, for all that read it: card, keys, ear, line of words. */
export const QuestionHere = ({ draws, past, children }: QuestionHereProps) => {
  const [answering] = useState(createAnswering)
  const asking = useAsking(draws, answering)
  const moment = useMemo(() => momentOf(asking), [asking])
  const shown = useMemo(() => questionOf(asking), [asking])
  const { ui } = useTexts()
  const mayAct = usePlay((play) => play.mayAct)
  const chooses = useChoosingNow() !== null
  const framing = useFraming()
  const keep = useKeep(draws.putAway)
  const take = useTake(answering, keep)
  const said = useSaidId()
  const taken = useTaken(asking.board.id, shown.answers)
  /** DRG-4: a card that came is nobody's turn, but has to be read. */
  const readable = useSeat((state) => state.ready.prompt && !state.unseen)
  const framed = past ? undefined : framing?.question
  const own = framing?.instead || framed ? NOTHING : shown
  const asked: Asked = {
    question: framed?.asks?.question ?? own,
    answering,
    // While a cell is chosen no key takes an answer that does not stand there.
    turn: !chooses && (asking.drawn ? readable : mayAct) ? 'now' : 'later',
    take: (framed?.asks?.onAnswer ?? take) as (answer: Answer) => void,
    said: past ? taken : said,
    words: { ...ui.zones, thresholds: ui.odds.thresholds, chance: ui.odds.chance },
  }
  return (
    <HereContext value={{ asking, moment, keep }}>
      <AskedProvider value={asked}>{children}</AskedProvider>
    </HereContext>
  )
}
