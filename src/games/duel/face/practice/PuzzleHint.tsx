import { type Play, type Puzzle, playOf } from '../../practice/index.ts'
import { artefactOf, type Command, isPower, type PowerName } from '../../rules/public.ts'
import type { PracticeTexts } from '../../texts/index.ts'
import { CardEmblem } from '../cards/CardFace.tsx'
import { paidWords, plainWords, type Telling } from '../hindsight/deedWords.ts'
import { cardName, useHindsightTexts, useLanguage } from '../words.ts'

export const HINTS = 3

/** Who tells of a position; null until the words are there. */
const useTelling = (): Telling | null => {
  const { texts, format } = useLanguage()
  const words = useHindsightTexts()
  return words && { texts, words, and: format.and, nameOf: () => 'Brume', opponent: '' }
}

/** From the card to the order: the first card, then all of them with their aims in no order. */
const useLead = ({ line }: Puzzle, { hintCard, hintCards, hintOrder, aimed }: PracticeTexts): readonly string[] => {
  const { texts, format } = useLanguage()
  const name = (id: string): string => cardName(texts, id)
  const plays = line.flatMap((command) => playOf(command) ?? [])
  const aimName = (aim: string): string => texts.powers[aim as PowerName]?.verb.toLowerCase() ?? name(aim)
  const played = ({ card, at }: Play): string =>
    at.length === 0 ? name(card) : aimed({ card: name(card), at: format.and(at.map(aimName)) })
  const waking = line.at(-1)
  const mixed = plays.map(played).sort((one, other) => one.localeCompare(other, format.locale))
  return [
    hintCard({ card: name(plays[0]?.card ?? '') }),
    hintCards({ plays: format.and(mixed), waker: waking?.type === 'attack' ? name(waking.with) : '' }),
    hintOrder,
  ]
}

/** The hint that was taken last, for the ear. */
export const useHintWords = (puzzle: Puzzle, words: PracticeTexts, taken: number): string => {
  const telling = useTelling()
  const lead = useLead(puzzle, words)[taken - 1] ?? ''
  const deeds = telling && taken === HINTS ? puzzle.line.map((command) => `${paidWords(telling, command)}.`) : []
  return [lead, ...deeds].join(' ')
}

/** Powers have no name on the table: they are shown. */
const Powers = ({ before, powers }: { readonly before: string; readonly powers: readonly string[] }) => {
  const { texts } = useLanguage()
  if (powers.length === 0) return null
  return (
    <>
      {` ${before} `}
      {powers.map((id) => (
        <span key={id} className="card-in-words">
          <CardEmblem id={id} />
          <span className="visually-hidden">{cardName(texts, id)}</span>
        </span>
      ))}
    </>
  )
}

interface DeedProps {
  readonly telling: Telling
  readonly words: PracticeTexts
  readonly command: Command
}

/** A deed of the solution, with the powers it takes. */
const Deed = ({ telling, words, command }: DeedProps) => {
  const { by, against, conception } = words.with
  if (command.type === 'attack')
    return (
      <>
        {plainWords(telling, { ...command, add: [] })}
        <Powers before="+" powers={command.add} />
      </>
    )
  if (command.type !== 'summon' && command.type !== 'use') return null
  const { power } = command
  const special = artefactOf(command.card).power
  const dispelled = power?.targets.filter((aim) => typeof aim === 'string' && isPower(aim)) as readonly string[] | undefined
  const [first, second] = power?.give.length ? [power.give, power.take] : [power?.take ?? [], []]
  const moved = first.length > 0 ? first : (dispelled ?? [])
  const verb = special === null ? '' : telling.texts.powers[special].verb.toLowerCase()
  const { power: _, ...bare } = command
  return (
    <>
      {plainWords(telling, moved.length > 0 ? bare : command)}
      <Powers before={by} powers={command.pay} />
      {command.conception > 0 && ` ${conception({ count: command.conception })}`}
      <Powers before={`; ${verb}`} powers={moved} />
      <Powers before={against} powers={second} />
    </>
  )
}

interface HintProps {
  readonly puzzle: Puzzle
  readonly words: PracticeTexts
  /** How many were. */
  readonly taken: number
}

/** The hint that was taken last: each says what those before it said. */
export const PuzzleHint = ({ puzzle, words, taken }: HintProps) => {
  const telling = useTelling()
  const lead = useLead(puzzle, words)[taken - 1]
  if (lead === undefined) return null
  return (
    <div className="guide-comment">
      {lead}
      {telling && taken === HINTS && (
        <ol className="puzzle-line">
          {puzzle.line.map((command) => (
            <li key={paidWords(telling, command)}>
              <Deed {...{ telling, words, command }} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
