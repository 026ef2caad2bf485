import {
  allWords,
  type Misheard as MisheardLine,
  namedAmong,
  phrasesFor as phrasesIn,
  TAKE_BACK,
  type Wording,
} from '../../../../house/nonvisual/index.ts'
import { matchPhrase, type Phrase, phrasesOf } from '../../../../house/question/index.ts'
import { foldText } from '../../../../house/texts/fold.ts'
import {
  CELLS,
  type CellId,
  type Command,
  DIRECTIONS,
  type Direction,
  knownSpells,
  type Spell,
  type TmrRefusal,
  type Walk,
} from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import {
  ANSWERS,
  ASKED,
  type Asking,
  type EarQuestion,
  type Kept,
  QUESTIONS,
  type TmrAnswer,
  TOLD,
  VERBS,
  WANDER,
  WANTED,
  WAYS,
} from '../question/index.ts'
import { cellName } from '../words/places.ts'

/** What a line is heard against: the answers of the moment, and the names of the language. */
export interface Hearing extends Asking {
  /** DRG-4: of the card that came, as long as it is to be read. */
  readonly answers: readonly TmrAnswer[]
}

/** All the spells that can be named. */
export const spellsOf = ({ view, board, spellName }: Hearing) =>
  knownSpells(view, board).map((spell) => ({ spell, name: spellName(spell.id) }))

/** Why a line was not taken, as data: the texts make the sentence. */
export type Misheard =
  | MisheardLine
  | {
      readonly why:
        | 'no-cell'
        | 'no-spell'
        | 'which-spell'
        | 'which-cell'
        | 'which-aim'
        | 'which-method'
        | 'which-step'
        | 'which-hours'
        | 'no-way'
        | 'which-together'
      readonly said: string
    }
  | { readonly why: 'read-first' }
  | { readonly why: 'refused'; readonly refusal: TmrRefusal }
  | { readonly why: 'closed'; readonly sentence: string }

export type Heard =
  | { readonly kind: 'say'; readonly command: Command }
  | { readonly kind: 'ask'; readonly question: EarQuestion }
  | { readonly kind: 'tell'; readonly cell: CellId }
  | { readonly kind: 'undo' }
  | { readonly kind: 'walk'; readonly walk: Walk }
  | Kept
  | { readonly kind: 'not'; readonly misheard: Misheard }

export const say = (command: Command): Heard => ({ kind: 'say', command })
export const not = (misheard: Misheard): Heard => ({ kind: 'not', misheard })

/** What a phrase leads to, before the words that follow are read. */
export type Meaning =
  | { readonly kind: 'answer'; readonly answer: TmrAnswer }
  | { readonly kind: 'question'; readonly question: EarQuestion }
  | { readonly kind: 'tell' | 'want' | 'wander' | 'undo' | 'closed' }

type Phrases = readonly Phrase<Meaning>[]

const phrasesFor = ({ format }: Hearing, entry: Wording, key: string, means: Meaning, more: 'nothing' | 'words'): Phrases =>
  phrasesIn(format.locale, entry, { key, means, more })

/** All that can be answered now. */
export const openPhrases = ({ answers }: Hearing): Phrases =>
  phrasesOf(answers).map((phrase) => ({ ...phrase, means: { kind: 'answer', answer: phrase.means } }))

/** All that can be asked or said at any time. */
export const standingPhrases = (hearing: Hearing): Phrases => [
  ...QUESTIONS.flatMap((question) => phrasesFor(hearing, ASKED[question], question, { kind: 'question', question }, 'nothing')),
  ...phrasesFor(hearing, TOLD, 'tell', { kind: 'tell' }, 'words'),
  ...phrasesFor(hearing, WANTED, 'want', { kind: 'want' }, 'words'),
  ...phrasesFor(hearing, WANDER, 'wander', { kind: 'wander' }, 'nothing'),
  ...phrasesFor(hearing, TAKE_BACK, 'undo', { kind: 'undo' }, 'nothing'),
]

/** Words of other moments, so that it can be said that this is not theirs. */
export const closedPhrases = (hearing: Hearing): Phrases =>
  [...Object.values(ANSWERS), ...Object.values(WAYS), ...Object.values(VERBS)].flatMap((entry) =>
    phrasesFor(hearing, entry, 'closed', { kind: 'closed' }, 'words'),
  )

/** A cell by its coordinate or its name: that of the language, or the French one. */
export const cellsNamed = (texts: Texts, words: readonly string[]): readonly CellId[] => {
  const exact = CELLS.find(({ id }) => foldText(id) === words.join(''))
  if (exact) return [exact.id]
  const found = namedAmong(words, CELLS, ({ id }) => cellName(texts, id))
  return (found.length > 0 ? found : namedAmong(words, CELLS, ({ name }) => name)).map(({ id }) => id)
}

export const spellsNamed = <Named extends { readonly spell: Spell; readonly name: string }>(
  words: readonly string[],
  spells: readonly Named[],
): readonly Named[] => namedAmong(words, spells, ({ name }) => name)

const wayNamed = (word: string): Direction | null => {
  const match = matchPhrase(
    [word],
    DIRECTIONS.flatMap((way) => allWords(WAYS[way]).map((shown) => ({ shown, key: way, means: way, more: 'nothing' as const }))),
  )
  return match.kind === 'one' ? match.means : null
}

/** HID-5: a path, word by word; null where one of them is no way. */
export const pathNamed = (words: readonly string[]): readonly Direction[] | null => {
  const ways = words.map(wayNamed)
  return ways.length > 0 && ways.every((way) => way !== null) ? ways : null
}
