import { useMemo } from 'react'
import { useStore } from 'zustand'
import { undoneIn } from '../../../../../house/journal/index.ts'
import { entriesFor, savedGame } from '../../../../../house/library/shelf.ts'
import type { Seat } from '../../../../../house/seat/seat.ts'
import { capital } from '../../../../../house/texts/nouns.ts'
import type { Notice } from '../../../../../kit/feeds.ts'
import { type Refusal, refusal } from '../../../../../kit/refusal.ts'
import { ascentsIn, type JourneyKept, type Remark, type Situation } from '../../../practice/index.ts'
import type { Command, DreamerId, DreamerView, TmrSpeech, Told, View } from '../../../rules/public.ts'
import { stepWords, useCoachTelling } from '../../coach/remarkWords.tsx'
import { useRemarksOn } from '../../coach/useReckoned.ts'
import { labelOf } from '../../question/index.ts'
import { type Tale, taleOf } from '../../tale/tale.ts'
import { hrefOfPractice, useSpellName } from '../speaking.ts'

export const ON_MAP = 'carte'

export const hrefOfJourney = (id: string): string => hrefOfPractice('voyage', id)

/** On the map, before one of its answers: an entry. */
export const hrefOnMap = (id: string, seq?: number): string =>
  hrefOfPractice('voyage', id, ON_MAP, ...(seq === undefined ? [] : [String(seq)]))

/** Played again before one of its answers; the page of the journey is where one came from. */
export const hrefOfReplay = (game: string, seq: number, journey: string): string =>
  hrefOfPractice('rejouer', game, String(seq), journey)

type Entries = Situation['entries']

/** A kept journey as it stood before one of its entries; null: there is none. What is done with it is kept nowhere. */
export const savedUpTo = async (
  id: string,
  before: (all: Entries) => number | null,
): Promise<{ readonly from: Situation & { readonly game: string; readonly rules: number } } | Refusal> => {
  const saved = await savedGame(id).catch(() => null)
  if (saved === null) return refusal('storage-failed')
  const all = saved ? ((await entriesFor(id)) as Entries) : []
  const end = before(all)
  if (!saved || end === null) return refusal('not-here')
  const { game, rules, setup } = saved
  return { from: { game, rules, setup: setup as Situation['setup'], entries: all.filter(({ seq }) => seq < end) } }
}

/** A kept journey, up to the next. */
export const journeyTable = (log: JourneyKept['log']) =>
  savedUpTo(log?.game ?? '', (all) => {
    const ascents = ascentsIn(all)
    if (!log || !ascents.includes(log.seq)) return null
    return ascents.find((one) => one > log.seq) ?? Number.POSITIVE_INFINITY
  })

/** One thing said on a journey: the message that told of it, its entry and its round. */
export interface Step {
  readonly n: number
  readonly seq: number
  readonly round: number
}

const stepsIn = (
  notices: readonly Notice<Told>[],
  dreamer: DreamerId,
  { begun, n: last }: Tale,
  seqOf: Seat['seqOf'],
): readonly Step[] => {
  const undone = undoneIn(notices)
  const counting = notices.filter(({ n }) => n >= begun && n <= last && !undone.has(n))
  const told = counting.flatMap(({ n, told }) => {
    const seq = seqOf?.(n) ?? null
    const [round] = told.flatMap((one) => (one.dreamer === dreamer ? [one.round] : []))
    return seq !== null && round !== undefined ? [{ n, seq, round }] : []
  })
  const first = told[0]?.round ?? 1
  return told.map((step) => ({ ...step, round: step.round - first + 1 }))
}

export interface JourneyTold {
  readonly view: View
  readonly board: DreamerView
  readonly tale: Tale
  readonly steps: readonly Step[]
}

/** Null: nothing is known yet. */
export const useTold = (seat: Seat<TmrSpeech>): JourneyTold | null => {
  const view = useStore(seat.store, (state) => state.view)
  const notices = useStore(seat.store, (state) => state.notices)
  return useMemo(() => {
    const board = view?.boards[0]
    const tale = board && taleOf(notices, board.id)
    if (!view || !board || !tale) return null
    return { view, board, tale, steps: stepsIn([...notices], board.id, tale, seat.seqOf) }
  }, [seat, view, notices])
}

/** An answer by its name: a step by the place it leads to; empty where it has none. */
export const useAnswerNames = (spells: View['spells']): ((remark: Pick<Remark, 'act' | 'from' | 'met'>) => string) => {
  const { texts, format, words } = useCoachTelling()
  const spellName = useSpellName(spells)
  return ({ act, from, met }) => {
    const step = stepWords({ texts, words }, act, from)
    const naming = { texts, format, spellName, afflictionName: (id: string) => id, dreamerName: () => null }
    const name = capital(step ?? labelOf(naming, act as Command) ?? '')
    return met ? format.labelled(name, texts.encounters[met].short) : name
  }
}

/** What each answer of it was worth; null until it is reckoned. */
export const useKeptRemarks = (
  seat: Seat<TmrSpeech>,
  opened: JourneyTold | null,
  wanted: string | null,
): readonly Remark[] | null => useRemarksOn(seat, opened?.view.options.odds ? { dreamer: opened.board.id, spell: wanted } : null)
