import type { BaseHere } from '../../../../house/play/index.ts'
import type { Answer, Question } from '../../../../house/question/index.ts'
import type { Command, Player, State, Sum, View } from '../../rules/public.ts'
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

/** What lies otherwise on this person's own desk then. */
export type LaidOut = Partial<Omit<Laid, 'of'>>

export interface DuelAnswer extends Answer<Command, LaidOut> {
  /** It is laid out, or aimed at: given again, it is put back. */
  readonly chosen?: boolean
  /** What an attack comes to, before anything is added: shown where it would strike. */
  readonly sum?: Sum | null
}

/** Answers that stand together on the card, as small cards under a legend; of none, the legend is a sentence. */
export interface Heap {
  readonly group: string
  readonly legend: string
  /** How many are chosen, of how many. */
  readonly note?: string
  readonly answers: readonly DuelAnswer[]
  /** They lie in a pile: where there is little room all others are touched on the cloth. */
  readonly unseen?: true
}

export type QuestionKind = 'gathering' | 'opening' | 'begin' | 'turn' | 'play' | 'attack' | 'defence' | 'wait' | 'over'

export interface DuelQuestion extends Question<Command, LaidOut> {
  readonly kind: QuestionKind
  readonly answers: readonly DuelAnswer[]
  /** The fight it is about. */
  readonly sum?: Sum | null
  /** What the power of the card that is played does, and what it can be aimed at. */
  readonly power?: { readonly does: string; readonly rule: string | null; readonly heaps: readonly Heap[] }
  /** Pieces of the cloth that are laid out, and no answers now. */
  readonly laid?: readonly string[]
}
