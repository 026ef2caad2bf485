import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { type Answering, answeringOf, filledIn } from '../../../../house/question/index.ts'
import { useShellTexts } from '../../../../house/texts/shellWords.tsx'
import { type Command, type DragonTable, dragonEntry, spellsOf } from '../../rules/public.ts'
import { useCompany, usePast, usePlay, useSeat } from '../desk/context.ts'
import type { DeskAsked } from '../desk/desk.ts'
import { useFraming } from '../desk/framing.ts'
import { useDragonTexts, useLanguage, useSpellTexts } from '../words/language.tsx'
import { spellName } from '../words/spellNames.ts'
import type { Asking, DrawnAsked, Naming } from './asking.ts'
import { questionId } from './first.ts'
import { useAdvice } from './useAdvice.ts'

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

/** What the question of the moment is made from. */
export const useAsking = (desk: DeskAsked, draws: Draws, answering: StoreApi<Answering>): Asking => {
  const naming = useNaming()
  const voice = useShellTexts().ear
  const spells = useSpellTexts()
  const { view, board, prompt } = usePlay(({ view, board, prompt }) => ({ view, board, prompt }))
  const id = questionId(board, desk)
  const values = useStore(answering, (state) => answeringOf(state, id).values)
  const { advice, advisedMode, weighedVoies } = useAdvice()
  const said = useSeat((state) => state.ownSaid?.command ?? null) as Command | null
  const company = useCompany()
  const past = usePast()
  const drawn = useDrawnAsked(draws, naming)
  const framing = useFraming()
  const sleeps = framing?.sleeps ?? 'asLong'
  const time = framing?.time
  return useMemo(
    () => ({
      ...naming,
      ...{ voice, view, board, prompt, desk, advice, advisedMode, weighedVoies, said, company, past, drawn, sleeps, time },
      spellSummary: (spell: string) => spells?.[spell]?.summary ?? '',
      filled: filledIn(values),
      clock: view.role.kind === 'gardien' || company === 'alone' ? ('own' as const) : ('gardien' as const),
    }),
    [
      naming,
      voice,
      spells,
      view,
      board,
      prompt,
      desk,
      values,
      advice,
      advisedMode,
      weighedVoies,
      said,
      company,
      past,
      drawn,
      sleeps,
      time,
    ],
  )
}
