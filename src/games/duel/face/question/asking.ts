import type { BaseHere } from '../../../../house/play/index.ts'
import type { Answer, Question } from '../../../../house/question/index.ts'
import { refusalText } from '../../../../house/texts/index.ts'
import type { Command, Player, State, View } from '../../rules/public.ts'
import { refusalSeen } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import type { Deck } from '../decks/deckFile.ts'
import type { Laid } from '../desk/desk.ts'

/** What the question of the moment is made from: nothing but what this seat sees. */
export interface Asking extends BaseHere<View, Texts, Laid> {
  readonly table: State
  /** The player who looks; null: a watcher. */
  readonly me: Player | null
  /** SET-2: those kept in this browser. */
  readonly ownDecks: readonly Deck[]
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
  | { readonly kind: 'pick'; readonly list: PickList; readonly id: string; readonly most: number }
  | { readonly kind: 'pickSeat'; readonly seat: string }
  | { readonly kind: 'shelter'; readonly item: string | null }
  | { readonly kind: 'putBack' }

export type DuelAnswer = Answer<Command, Kept>

export const KINDS = ['gathering', 'opening', 'begin', 'turn', 'play', 'attack', 'defence', 'wait', 'over'] as const
export type QuestionKind = (typeof KINDS)[number]

export interface DuelQuestion extends Question<Command, Kept> {
  readonly kind: QuestionKind
  readonly answers: readonly DuelAnswer[]
}

/** Why it cannot be said, in a sentence; null: it can. */
export const whyNot = ({ texts, table }: Asking, command: Command, seat: string): string | null => {
  const refused = refusalSeen(table, command, seat)
  return refused && refusalText(texts, refused)
}

export const saying = (command: Command): DuelAnswer['takes'] => ({ kind: 'say', command })
export const keeping = (what: Kept): DuelAnswer['takes'] => ({ kind: 'keep', what })
