import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { type Kinds, tableHooks } from '../../../../house/play/index.ts'
import { type Answering, answeringOf, filledIn } from '../../../../house/question/index.ts'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { useShellTexts } from '../../../../house/texts/shellWords.tsx'
import { type Advice, type Command, type DragonTable, type DreamerId, dragonEntry, spellsOf } from '../../rules/public.ts'
import { useCompany, useDesk, useOwnSeat, usePast, usePlay, useSeat } from '../desk/context.ts'
import type { DeskAsked } from '../desk/desk.ts'
import { useFraming, useTellsBest } from '../desk/framing.ts'
import { useDragonTexts, useLanguage, useSpellTexts } from '../words/language.tsx'
import { ADVICE } from '../words/settings.ts'
import { spellName } from '../words/spellNames.ts'
import type { Asking, DrawnAsked, Kept, Naming, TmrAnswer, TmrQuestion } from './asking.ts'
import { questionId } from './first.ts'
import { idOf } from './naming.ts'

/** DRG-4: what came and is to be read; null: nothing. */
interface Draws {
  readonly card: (Pick<DrawnAsked, 'key' | 'effect' | 'did'> & { readonly table: DragonTable; readonly id: string }) | null
  readonly left: number
}

/** The names things have, in the language of the moment. */
export const useNaming = (): Naming => {
  const { texts, format } = useLanguage()
  const spells = useSpellTexts()
  const dragon = useDragonTexts()
  const common = usePlay((play) => play.view.spells)
  const sheet = usePlay((play) => play.board.sheet)
  const table = usePlay((play) => play.view.table)
  return useMemo(
    () => ({
      texts,
      format,
      spellName: (id) => spellName(spellsOf(common, sheet), spells, format, id),
      afflictionName: (id) => dragon?.[id]?.name ?? dragonEntry(id)?.name ?? id,
      dreamerName: (id) => table.find((one) => one.id === id)?.name ?? null,
    }),
    [texts, format, spells, dragon, common, sheet, table],
  )
}

const useDrawnAsked = ({ card, left }: Draws, naming: Naming): DrawnAsked | null =>
  useMemo(
    () =>
      card && {
        ...{ key: card.key, effect: card.effect, did: card.did, left },
        title: naming.afflictionName(card.id),
        asks: naming.texts.dragonTables[card.table].name,
      },
    [card, left, naming],
  )

/** What is advised for the wanted spell, where the person wants advice; the gardien's word was asked when it was reckoned. */
const useAdviceTold = (): Advice | null => {
  const { reckoned, view } = usePlay(({ reckoned, view }) => ({ reckoned, view }))
  const tells = useTellsBest()
  const past = usePast()
  const asked = useDesk((state) => state.asksAdvice)
  const wanted = useGameSetting(ADVICE) || asked
  return wanted && tells && !past && view.role.kind !== 'spectateur' ? (reckoned?.advice ?? null) : null
}

const NONE: Advice['voies'] = []

/** The best next answer, where it surely is (the mentor goes by the same); ENC-4: what naming another voie is worth beside it; of both modes the one that gives the wanted spell the better chance. */
const useAdvice = (): Pick<Asking, 'advice' | 'advisedMode' | 'weighedVoies'> => {
  const { reckoned, question } = usePlay(({ reckoned, question }) => ({ reckoned, question }))
  const told = useAdviceTold()
  return useMemo(() => {
    const advice = told?.leftOut === 0 ? told.best : null
    const other = reckoned?.otherMode
    const ascends = advice?.action.type === 'ascend' && reckoned !== null && question !== null
    const swifter = ascends && other && other.prudent > advice.chance ? { mode: other.mode, chance: other.prudent } : null
    const advisedMode = ascends ? (swifter ?? { mode: question.mode, chance: advice.chance }) : null
    return { advice, advisedMode, weighedVoies: told?.voies ?? NONE }
  }, [told, reckoned, question])
}

/** What the question of the moment is made from. */
export const useAsking = (desk: DeskAsked, draws: Draws, answering: StoreApi<Answering>): Asking => {
  const naming = useNaming()
  const voice = useShellTexts().ear
  const spells = useSpellTexts()
  const { view, board, prompt } = usePlay(({ view, board, prompt }) => ({ view, board, prompt }))
  const id = questionId(board, desk)
  const values = useStore(answering, (state) => answeringOf(state, id).values)
  const advised = useAdvice()
  const said = useSeat((state) => state.ownSaid?.command ?? null) as Command | null
  const company = useCompany()
  const past = usePast()
  const drawn = useDrawnAsked(draws, naming)
  const { sleeps = 'asLong', time, foe } = useFraming() ?? {}
  return useMemo(
    () => ({
      ...{ ...naming, ...advised, voice, view, board, prompt, desk, said, company, past, drawn, sleeps, time, foe },
      spellSummary: (spell: string) => spells?.[spell]?.summary ?? '',
      filled: filledIn(values),
      clock: view.role.kind === 'gardien' || company === 'alone' ? ('own' as const) : ('gardien' as const),
    }),
    [naming, advised, voice, spells, view, board, prompt, desk, values, said, company, past, drawn, sleeps, time, foe],
  )
}

interface AskedKinds extends Kinds {
  readonly kept: Kept
  readonly here: Asking & {
    /** What the moment itself asks, whatever lies in front of it. */
    readonly moment: TmrQuestion
  }
}

const { useHere: useAskedHere } = tableHooks<AskedKinds>()

interface Here {
  readonly asking: Asking
  readonly moment: TmrQuestion
  /** Something is done on one's own desk. */
  readonly keep: (what: Kept) => void
}

export const useHere = (): Here => {
  const { here, keep } = useAskedHere()
  return { asking: here, moment: here.moment, keep }
}

/** While an earlier moment is shown: the answer that was then given, where the table is in this page. */
const useTaken = (dreamer: DreamerId, answers: readonly TmrAnswer[]): string | null => {
  const { log, seqOf } = useOwnSeat()
  const n = useSeat((state) => state.replay?.n ?? null)
  const [taken, setTaken] = useState<string | null>(null)
  useEffect(() => {
    setTaken(null)
    if (n === null || !log || !seqOf) return
    let left = false
    void import('../coach/takenAnswer.ts').then(({ takenAnswer }) => {
      if (!left) setTaken(takenAnswer(log().entries, dreamer, n === 0 ? 0 : (seqOf(n) ?? 0), answers))
    })
    return () => {
      left = true
    }
  }, [log, seqOf, n, dreamer, answers])
  return taken
}

/** The answer that stands said and waits for its dice; of a moment that is past, the one that was given. */
export const useSaid = ({ board, past }: Asking, { answers }: TmrQuestion): string | null => {
  const said = useSeat((state) => state.ownSaid)
  const taken = useTaken(board.id, answers)
  return past ? taken : said && idOf(said.command as Command)
}
