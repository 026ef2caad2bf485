import type { Phrase } from '../../../../house/nonvisual/phrases.ts'
import type {
  CellId,
  Choice,
  Command,
  Direction,
  DreamerView,
  Moment,
  Prompt,
  Spell,
  TmrRefusal,
  Walk,
} from '../../rules/public.ts'
import { choosableCells } from '../../rules/public.ts'
import { matesOf } from '../prompts/mates.ts'
import { choicesOf } from './choices.ts'
import {
  ANSWERS,
  ASKED,
  CHOSEN,
  type Entry,
  MEDITATED,
  PUT_AWAY,
  QUESTIONS,
  type Question,
  REFUSED,
  SLEPT,
  SPENT,
  STARS,
  STOPPED,
  TAKE_BACK,
  TOGETHER,
  TOLD,
  WAITED,
  WALKED,
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
  readonly clock: Moment
  /** DRG-1. */
  readonly dragons: 'act' | 'named'
  /** DRG-4: a card that came is read before anything else is answered. */
  readonly drawn: 'card' | 'nothing'
  /** Hours that pass by themselves can be stopped. */
  readonly sleeps: 'on' | 'not'
  readonly effectName: (id: string) => string
  /** ASC-2: whether this person answers petitions. */
  readonly answersFor: 'dreamer' | 'table'
}

/** Why a line was not taken, as data: the texts make the sentence. */
export type Misheard =
  | { readonly why: 'unknown'; readonly said: string }
  | { readonly why: 'several'; readonly said: string; readonly could: readonly string[] }
  | { readonly why: 'not-now'; readonly said: string }
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

export type Heard =
  | { readonly kind: 'say'; readonly command: Command }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'tell'; readonly cell: CellId }
  | { readonly kind: 'want'; readonly spell: string | null }
  | { readonly kind: 'undo' }
  | { readonly kind: 'walk'; readonly walk: Walk }
  | { readonly kind: 'sleepOn'; readonly until: 'rested' | Moment }
  | { readonly kind: 'stop' }
  | { readonly kind: 'putAway' }
  | { readonly kind: 'not'; readonly misheard: Misheard }

/** What a phrase leads to, before the words that follow are read. */
export type Meaning =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'closed' }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'walk' | 'choose' | 'meditate' | 'stars' | 'spend' | 'wait' | 'sleepOn' | 'stop' | 'putAway' | 'together' }
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

/** AST-4, SIG-5, EXP-4: what one does awake besides going up and sleeping; the hours are whoever's has the clock. */
const awakePhrases = (hearing: Hearing): Phrases =>
  hearing.dragons === 'named'
    ? []
    : [
        ...phrasesFor(hearing, MEDITATED, 'meditate', { kind: 'meditate' }, 'words'),
        ...phrasesFor(hearing, STARS, 'stars', { kind: 'stars' }, 'words'),
        ...phrasesFor(hearing, SPENT, 'spend', { kind: 'spend' }, 'words'),
        ...(hearing.rests === 'self' ? phrasesFor(hearing, WAITED, 'wait', { kind: 'wait' }, 'words') : []),
      ]

/** NIT-2. */
const asleepPhrases = (hearing: Hearing): Phrases => {
  if (hearing.dragons === 'named' || hearing.rests === 'gardien') return []
  return hearing.sleeps === 'on'
    ? phrasesFor(hearing, STOPPED, 'stop', { kind: 'stop' }, 'nothing')
    : phrasesFor(hearing, SLEPT, 'sleepOn', { kind: 'sleepOn' }, 'words')
}

const choicePhrasesOf = (hearing: Hearing): Phrases =>
  hearing.board.effects.some((effect) => choosableCells(effect))
    ? phrasesFor(hearing, CHOSEN, 'choose', { kind: 'choose' }, 'words')
    : []

/** TET-9. */
const togetherPhrases = (hearing: Hearing, { triggers }: Extract<Prompt, { kind: 'free' }>): Phrases =>
  triggers.some(({ refusal }) => !refusal) && matesOf(hearing.board).length > 1
    ? phrasesFor(hearing, TOGETHER, 'together', { kind: 'together' }, 'words')
    : []

const ownPhrases = (hearing: Hearing): Phrases => {
  const { prompt, rests, dragons } = hearing
  const rest = rests === 'self' && dragons === 'named' ? withWords(hearing, 'correct', 'rest') : []
  switch (prompt.kind) {
    case 'awake':
      return [...withWords(hearing, 'ascend', 'ascend'), ...rest, ...awakePhrases(hearing)]
    case 'asleep':
      return [...(prompt.choices.length > 0 ? [] : rest), ...asleepPhrases(hearing)]
    case 'petition':
      return petitionPhrases(hearing)
    case 'service':
      return withWords(hearing, 'goTo', 'goTo')
    case 'free':
      return [
        ...withWords(hearing, 'cast', 'cast'),
        ...prompt.steps.flatMap(({ direction, choice }) => wayPhrases(hearing, direction, choice)),
        ...phrasesFor(hearing, WALKED, 'walk', { kind: 'walk' }, 'words'),
        ...togetherPhrases(hearing, prompt),
      ]
    case 'targeting':
      return withWords(hearing, 'target', 'target')
    default:
      return []
  }
}

/** All that can be answered now. */
export const openPhrases = (hearing: Hearing): Phrases =>
  hearing.drawn === 'card'
    ? phrasesFor(hearing, PUT_AWAY, 'putAway', { kind: 'putAway' }, 'nothing')
    : [
        ...choicesOf(hearing.prompt).flatMap((choice) => choicePhrases(hearing, choice)),
        ...ownPhrases(hearing),
        ...choicePhrasesOf(hearing),
      ]

/** All that can be asked or said at any time. */
export const standingPhrases = (hearing: Hearing): Phrases => [
  ...QUESTIONS.flatMap((question) => phrasesFor(hearing, ASKED[question], question, { kind: 'question', question }, 'nothing')),
  ...phrasesFor(hearing, TOLD, 'tell', { kind: 'tell' }, 'words'),
  ...phrasesFor(hearing, WANTED, 'want', { kind: 'want' }, 'words'),
  ...phrasesFor(hearing, WANDER, 'wander', { kind: 'wander' }, 'nothing'),
  ...phrasesFor(hearing, TAKE_BACK, 'undo', { kind: 'undo' }, 'nothing'),
]

const DEEDS = [WALKED, TOGETHER, CHOSEN, MEDITATED, STARS, SPENT, WAITED, SLEPT, STOPPED, PUT_AWAY]

/** Words of other moments, so that it can be said that this is not theirs. */
export const closedPhrases = (hearing: Hearing): Phrases =>
  [...Object.values(ANSWERS), ...Object.values(WAYS), ...DEEDS].flatMap((entry) =>
    phrasesFor(hearing, entry, 'closed', { kind: 'closed' }, 'words'),
  )
