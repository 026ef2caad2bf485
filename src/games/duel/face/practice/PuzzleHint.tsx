import { useLoaded } from '../../../../house/texts/language.tsx'
import type { Notice } from '../../../../kit/feeds.ts'
import { decisionsOf, LEARNER, type Play, type Puzzle, playOf, type Refutation } from '../../practice/index.ts'
import { artefactOf, type PowerName, type Told } from '../../rules/public.ts'
import { loadHindsight } from '../../texts/index.ts'
import { Sentence } from '../cards/Sentence.tsx'
import { paidWords, type Telling } from '../hindsight/deedWords.ts'
import { cardName, useLanguage } from '../words.ts'
import { type PracticeWords, usePracticeWords } from './practice.ts'

export const HINTS = 3

/** Who tells of a position; null until the words are there. */
const useTelling = (): Telling | null => {
  const { texts, format } = useLanguage()
  const words = useLoaded(loadHindsight)?.value
  return words ? { texts, words, and: format.and, nameOf: () => 'Brume', opponent: '' } : null
}

/** From the card to the order: the first card, then all of them with their aims in no order. */
const useLead = ({ line, position }: Puzzle): readonly string[] => {
  const { texts, format } = useLanguage()
  const { hintCard, hintCards, hintOrder, aimed } = usePracticeWords()
  const name = (id: string): string => cardName(texts, id)
  const plays = line.flatMap((command) => playOf(command) ?? [])
  const own = [...position.mine.hand, ...position.mine.artefacts.map(({ card }) => card)]
  const isTheirs = (aim: string): boolean => position.theirs.artefacts.some(({ card }) => card === aim)
  // In a mirror it is said whose.
  const aimName = (aim: string, of: string): string =>
    texts.powers[aim as PowerName]?.verb.toLowerCase() ??
    (own.includes(aim) && isTheirs(aim) && artefactOf(of).power !== 'lengthen'
      ? texts.facts.opposite({ card: name(aim) })
      : name(aim))
  const played = ({ card, at }: Play): string =>
    at.length === 0 ? name(card) : aimed({ card: name(card), at: format.and(at.map((aim) => aimName(aim, card))) })
  const waking = line.at(-1)
  const mixed = plays.map(played).sort((one, other) => one.localeCompare(other, format.locale))
  return [
    hintCard({ card: name(plays[0]?.card ?? '') }),
    hintCards({ plays: format.and(mixed), waker: waking?.type === 'attack' ? name(waking.with) : '' }),
    hintOrder,
  ]
}

interface HintProps {
  readonly puzzle: Puzzle
  /** How many were. */
  readonly taken: number
}

/** The hint that was taken last, each says what those before it said; and the solution, a deed a sentence. */
const useHint = ({ puzzle, taken }: HintProps) => {
  const telling = useTelling()
  const lead = useLead(puzzle)[taken - 1]
  return { lead, deeds: telling && taken === HINTS ? puzzle.line.map((command) => paidWords(telling, command)) : [] }
}

/** For the ear. */
export const useHintWords = (props: HintProps): string => {
  const { lead = '', deeds } = useHint(props)
  return [lead, ...deeds.map((deed) => `${deed}.`)].join(' ')
}

/** Powers have no name on the table: they are shown. */
export const PuzzleHint = (props: HintProps) => {
  const { lead, deeds } = useHint(props)
  if (lead === undefined) return null
  return (
    <div className="guide-comment">
      <Sentence text={lead} />
      {deeds.length > 0 && (
        <ol className="puzzle-line">
          {deeds.map((deed) => (
            <li key={deed}>
              <Sentence text={deed} pictured />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

type Language = ReturnType<typeof useLanguage>

/** What stands against a try: *Brume ajoute 2 : 8 contre 8*. */
export const refutedWords = ({ texts, format }: Language, { refuted }: PracticeWords, refutation: Refutation): string => {
  const named = (cards: readonly string[]): string => format.and(cards.map((card) => cardName(texts, card)))
  switch (refutation.kind) {
    case 'held':
    case 'next':
      return refuted[refutation.kind]({ ...refutation, card: named([refutation.with]), on: named([refutation.on]) })
    case 'feared':
      return refuted.feared({ cards: named(refutation.cards) })
    case 'spent':
    case 'ended':
      return refuted[refutation.kind]({ guards: named(refutation.guards) })
    default:
      return refutation satisfies never
  }
}

/** What was done beyond the solution; empty: nothing. */
export const superfluousWords = (
  { texts, format }: Language,
  words: PracticeWords,
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
