import type { Face, GameCard } from '../../../src/house/face/face.ts'
import { plainEntries, plainLines } from '../../../src/house/journal/index.ts'
import { type AskedWords, type GameTable, gameFace, type Plain, tableHooks, useInsets } from '../../../src/house/play/index.ts'
import type { Answer } from '../../../src/house/question/index.ts'
import type { ToyCommand, ToyTold, ToyView } from '../../../src/kit/testing/toyGame.ts'

/** What is said, seen and told at this table. */
interface ToySpeech {
  readonly command: ToyCommand
  readonly view: ToyView
  readonly told: ToyTold
}
type Toy = Plain<ToySpeech>

/** What tells one toy from another. */
export interface ToyWords {
  readonly title: string
  readonly list: string
  /** What is hidden lies there. */
  readonly under: string
  /** What the open one is called where it is asked for; absent: the toy has no words for its dice. */
  readonly open?: string
  /** The key that names what was drawn. */
  readonly letterOf?: (name: string) => string | undefined
  /** What throwing may bring, as the seat's own open one lies. */
  readonly outlook?: (open: number | null) => Pick<Answer, 'odds' | 'follows'>
}

const diceWords = (open: string, { letterOf }: ToyWords): AskedWords => ({
  dieName: () => open,
  howTo: () => null,
  outcomesOf: ({ among }) =>
    among.map((face) => {
      const letter = letterOf?.(face)
      return { face, name: face, range: '', ...(letter && { letter }) }
    }),
  reasonOf: () => null,
  seatOf: () => null,
  nameOf: (seat) => seat,
})

const { usePlay, useHere } = tableHooks<Toy>()

const tableOf =
  ({ title, list, under }: ToyWords) =>
  () => {
    const view = usePlay((play) => play.view)
    const { top } = useInsets()
    return (
      <section style={{ padding: `${top + 24}px 24px` }}>
        <h2>{title}</h2>
        <ul aria-label={list}>
          {Object.entries(view).map(([name, { hidden, open, tally }]) => (
            <li key={name}>
              {name} : {under} {hidden ?? '?'}, à découvert {open ?? '–'}
              {tally > 0 && `, marqué ${tally} fois`}
            </li>
          ))}
        </ul>
      </section>
    )
  }

/** Alt and T make a mark, whatever is asked. */
const useTallying = () => {
  const say = usePlay((play) => play.say)
  const { seat } = useHere().here
  return {
    alt: ({ code }: KeyboardEvent): boolean => {
      if (code !== 'KeyT' || seat === null) return false
      say({ kind: 'tally', seat })
      return true
    },
  }
}

const sentence = (told: ToyTold): string => ('seat' in told ? `${told.seat} : ${told.kind}` : told.kind)

/** Whoever sits here throws when they like; nobody else is waited for. */
const questionOf =
  ({ outlook }: ToyWords) =>
  ({ seat, view }: Toy['here']): Toy['question'] => ({
    ...{ id: 'roll', fields: [], waits: 'turn', title: seat === null ? 'Vous regardez' : 'Le dé attend' },
    answers:
      seat === null
        ? []
        : [
            {
              ...{ id: 'roll', label: 'Lancer', letter: 'l', takes: { kind: 'say', command: { kind: 'roll', seat } } },
              ...outlook?.(view[seat]?.open ?? null),
            },
          ],
  })

/** A toy gives no words for the ear: no door leads to one. */
const toyTable = ({ open, ...words }: ToyWords): GameTable<Toy> => ({
  isAsked: (_, seat) => seat !== null,
  questionOf: questionOf(words),
  journal: { entriesOf: plainEntries<ToyTold>(), linesOf: plainLines(sentence) },
  Table: tableOf(words),
  ...(open && { useDiceWords: () => diceWords(open, words) }),
  useKeys: useTallying,
})

export interface ToyCard extends GameCard {
  readonly open: number | null
}

export const toyFace = (words: ToyWords): Face<ToySpeech, ToyCard> =>
  gameFace<Toy, ToyCard>(toyTable(words), {
    gardien: false,
    solo: {
      seatOf: (view) => {
        const [only, ...others] = Object.keys(view)
        return only && others.length === 0 ? only : null
      },
      cardOf: (view) => {
        const [first] = Object.entries(view)
        return first ? { name: first[0], open: first[1].open } : null
      },
    },
    table: { watching: true },
  })
