import type { Notice } from '../../../../kit/feeds.ts'
import { decisionsOf, LEARNER, type Puzzle, playOf, type Refutation } from '../../practice/index.ts'
import type { Told } from '../../rules/public.ts'
import type { PracticeTexts } from '../../texts/index.ts'
import { cardName, type useLanguage } from '../words.ts'

type Language = ReturnType<typeof useLanguage>

/** What stands against a try: *Brume ajoute 2 : 8 contre 8*. */
export const refutedWords = (
  { texts, format }: Language,
  { refuted }: PracticeTexts,
  refutation: Exclude<Refutation, { kind: 'ended' }>,
): string => {
  const named = (cards: readonly string[]): string => format.and(cards.map((card) => cardName(texts, card)))
  switch (refutation.kind) {
    case 'held':
    case 'next':
      return refuted[refutation.kind]({ ...refutation, card: named([refutation.with]), on: named([refutation.on]) })
    case 'feared':
      return refuted.feared({ cards: named(refutation.cards) })
    case 'spent':
      return refuted.spent({ guards: named(refutation.guards) })
    default:
      return refutation satisfies never
  }
}

/** What was done beyond the solution; empty: nothing. */
export const superfluousWords = (
  { texts, format }: Language,
  words: PracticeTexts,
  { line }: Puzzle,
  notices: Iterable<Notice<Told>>,
): string => {
  const done = decisionsOf(notices, LEARNER).map(({ command }) => command)
  const needed = new Set(line.map((command) => playOf(command)?.card))
  const cards = done.flatMap((command) => playOf(command)?.card ?? []).filter((card) => !needed.has(card))
  const attacks = [done, line].map((all) => all.filter(({ type }) => type === 'attack').length) as [number, number]
  const more = attacks[0] - attacks[1]
  return format.and([...cards.map((card) => cardName(texts, card)), ...(more > 0 ? [words.attacksMore({ count: more })] : [])])
}
