import type { GameCard, Solo } from '../../../../house/face/face.ts'
import {
  type CellId,
  type Command,
  type DreamerView,
  dreamerId,
  type Genre,
  type Look,
  type Phase,
  type TmrSpeech,
} from '../../rules/public.ts'
import { lookIn } from '../words/lookIn.ts'

/** What the shelf shows of a dreamer. */
export interface DreamerCard extends GameCard {
  readonly reve: number
  readonly dream: number
  readonly phase: Phase
  /** Null while lost. */
  readonly position: CellId | null
  readonly genre: Genre
  /** Absent on cards of before. */
  readonly look?: Look
}

export const cardOf = ({ sheet, dream, phase, position, genre }: DreamerView): DreamerCard => ({
  name: sheet.name,
  reve: sheet.reve,
  dream,
  phase,
  position,
  genre,
  look: lookIn(sheet),
})

const GARDIEN_WORDS: ReadonlySet<Command['type']> = new Set([
  'advance',
  'setClock',
  'setOptions',
  'reveal',
  'ruleAscent',
  'answerAscent',
  'modify',
  'askSight',
  'place',
  'correct',
  'endEffect',
  'describe',
  'ruleSpell',
  'tear',
])

/** A dreamer alone. */
export const solo: Solo<TmrSpeech, DreamerCard> = {
  seatOf: ({ table }) => {
    const [only, ...others] = table
    return only && others.length === 0 ? only.id : null
  },
  cardOf: ({ boards: [board] }) => (board ? cardOf(board) : null),
  speakerOf: ({ type }) => (GARDIEN_WORDS.has(type) ? 'gardien' : 'seat'),
  renaming: (seat, name) => ({ type: 'correct', dreamer: dreamerId(seat), sheet: { name } }),
}
