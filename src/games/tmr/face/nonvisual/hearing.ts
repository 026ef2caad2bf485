import type { Phrase } from '../../../../house/nonvisual/phrases.ts'
import type { CellId, Choice, Command, Direction, DreamerView, Prompt, Spell, TmrRefusal } from '../../rules/public.ts'
import { choicesOf } from './choices.ts'
import {
  ANSWERS,
  ASKED,
  type Entry,
  QUESTIONS,
  type Question,
  REFUSED,
  TAKE_BACK,
  TOLD,
  WANDER,
  WANTED,
  WAYS,
  WILL,
} from './vocabulary.ts'

/** What a line is heard against: the question of the moment, and the names of the language. */
export interface Hearing {
  readonly locale: 'fr' | 'en'
  readonly prompt: Prompt
  readonly board: DreamerView
  /** All the spells that can be named. */
  readonly spells: readonly { readonly spell: Spell; readonly name: string }[]
  /** The name an answer has on its card. */
  readonly label: (command: Command) => string
  /** DRM-3: alone, or as gardien, one puts the sheet right oneself. */
  readonly rests: 'self' | 'gardien'
  /** ASC-2: whether this person answers petitions. */
  readonly answersFor: 'dreamer' | 'table'
}

/** Why a line was not taken, as data: the texts make the sentence. */
export type Misheard =
  | { readonly why: 'unknown'; readonly said: string }
  | { readonly why: 'several'; readonly said: string; readonly could: readonly string[] }
  | { readonly why: 'not-now'; readonly said: string }
  | { readonly why: 'no-cell' | 'no-spell' | 'which-spell' | 'which-cell' | 'which-aim'; readonly said: string }
  | { readonly why: 'refused'; readonly refusal: TmrRefusal }

export type Heard =
  | { readonly kind: 'say'; readonly command: Command }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'tell'; readonly cell: CellId }
  | { readonly kind: 'want'; readonly spell: string | null }
  | { readonly kind: 'undo' }
  | { readonly kind: 'not'; readonly misheard: Misheard }

/** What a phrase leads to, before the words that follow are read. */
export type Meaning =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'closed' }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'tell' | 'want' | 'wander' | 'undo' | 'cast' | 'goTo' | 'target' | 'ascend' | 'rest' }
  | { readonly kind: 'petition'; readonly rule: 'free' | 'refused' | 'will' }

type Phrases = readonly Phrase<Meaning>[]

const phrasesFor = ({ locale }: Hearing, entry: Entry, key: string, means: Meaning, more: 'nothing' | 'words'): Phrases => {
  const [own, other] = locale === 'fr' ? [entry.fr, entry.en] : [entry.en, entry.fr]
  return [...own, ...other].map((shown) => ({ shown, key, means, more }))
}

/** The name on the card, and other words for it: a question with answers of a new kind is understood by their names. */
const choicePhrases = (hearing: Hearing, choice: Choice): Phrases => {
  const { command } = choice
  const key = JSON.stringify(command)
  const means: Meaning = { kind: 'choice', choice }
  const entry = ANSWERS[command.type]
  return [
    ...(entry ? phrasesFor(hearing, entry, key, means, 'nothing') : []),
    { shown: hearing.label(command), key, means, more: 'nothing' as const },
  ]
}

const wayPhrases = (hearing: Hearing, direction: Direction, choice: Choice): Phrases =>
  phrasesFor(hearing, WAYS[direction], direction, { kind: 'choice', choice }, 'nothing')

const withWords = (hearing: Hearing, type: Command['type'], kind: 'cast' | 'goTo' | 'target' | 'ascend' | 'rest'): Phrases => {
  const entry = ANSWERS[type]
  return entry ? phrasesFor(hearing, entry, kind, { kind }, 'words') : []
}

const petitionPhrases = (hearing: Hearing): Phrases =>
  hearing.answersFor === 'dreamer'
    ? []
    : [
        ...phrasesFor(hearing, ANSWERS.answerAscent ?? WILL, 'free', { kind: 'petition', rule: 'free' }, 'nothing'),
        ...phrasesFor(hearing, REFUSED, 'refused', { kind: 'petition', rule: 'refused' }, 'nothing'),
        ...phrasesFor(hearing, WILL, 'will', { kind: 'petition', rule: 'will' }, 'words'),
      ]

const ownPhrases = (hearing: Hearing): Phrases => {
  const { prompt, rests } = hearing
  const rest = rests === 'self' ? withWords(hearing, 'correct', 'rest') : []
  switch (prompt.kind) {
    case 'awake':
      return [...withWords(hearing, 'ascend', 'ascend'), ...rest]
    case 'asleep':
      return prompt.choices.length > 0 ? [] : rest
    case 'petition':
      return petitionPhrases(hearing)
    case 'service':
      return withWords(hearing, 'goTo', 'goTo')
    case 'free':
      return [
        ...withWords(hearing, 'cast', 'cast'),
        ...prompt.steps.flatMap(({ direction, choice }) => wayPhrases(hearing, direction, choice)),
      ]
    case 'targeting':
      return withWords(hearing, 'target', 'target')
    default:
      return []
  }
}

/** All that can be answered now. */
export const openPhrases = (hearing: Hearing): Phrases => [
  ...choicesOf(hearing.prompt).flatMap((choice) => choicePhrases(hearing, choice)),
  ...ownPhrases(hearing),
]

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
  [...Object.values(ANSWERS), ...Object.values(WAYS)].flatMap((entry) =>
    phrasesFor(hearing, entry, 'closed', { kind: 'closed' }, 'words'),
  )
