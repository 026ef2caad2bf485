import type { BaseHere } from '../../../../house/play/index.ts'
import type { Answer, Question } from '../../../../house/question/index.ts'
import type { Command, Player, State, View } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import type { Deck } from '../decks/decks.ts'
import type { Laid } from '../desk/desk.ts'

/** What the question of the moment is made from: nothing but what this seat sees. */
export interface Asking extends BaseHere<View, Texts, Laid> {
  readonly table: State
  /** The player who looks; null: a watcher. */
  readonly me: Player | null
  /** SET-2: those kept in this browser. */
  readonly ownDecks: readonly Deck[]
  /** A dreamer is waking on the cloth: what comes of it is said after. */
  readonly waking: Waking | null
}

export interface Waking {
  /** The message that told of it. */
  readonly n: number
  readonly seat: string
  readonly dreamer: string
  readonly why: 'attack' | 'own' | 'idle'
}

/** Where the seat that looks plays. */
export interface AskingMe extends Asking {
  readonly me: Player
}

export type PickList = 'targets' | 'take' | 'give' | 'drop'

/** What concerns only this person's own desk. */
export type Kept =
  | { readonly kind: 'takeUp'; readonly card: string }
  | { readonly kind: 'attackWith'; readonly card: string }
  | { readonly kind: 'attackOn'; readonly on: string | null }
  | { readonly kind: 'pay'; readonly power: string }
  | { readonly kind: 'add'; readonly power: string }
  | { readonly kind: 'discard'; readonly power: string }
  | { readonly kind: 'conception'; readonly count: number }
  /** `seat`: whose it is, where only one other is dealt with. */
  | { readonly kind: 'pick'; readonly list: PickList; readonly id: string; readonly most: number; readonly seat?: string }
  | { readonly kind: 'pickSeat'; readonly seat: string }
  | { readonly kind: 'shelter'; readonly item: string | null }
  | { readonly kind: 'putBack' }

export type DuelAnswer = Answer<Command, Kept>

export type QuestionKind = 'gathering' | 'opening' | 'begin' | 'turn' | 'play' | 'attack' | 'defence' | 'wait' | 'over'

export interface DuelQuestion extends Question<Command, Kept> {
  readonly kind: QuestionKind
  readonly answers: readonly DuelAnswer[]
}
