import type { Solo } from '../../../../house/face/face.ts'
import type { TmrSpeech } from '../../rules/public.ts'
import { type Command, dreamerId } from '../../rules/public.ts'
import { cardOf, type DreamerCard } from './card.ts'

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
