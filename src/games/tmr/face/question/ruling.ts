import type { Wording } from '../../../../house/nonvisual/index.ts'
import { type Command, effectAsked, rulingOf, SAID_RULES } from '../../rules/public.ts'
import { wordsFor } from './answer.ts'
import type { Asking, TmrAnswer, TmrQuestion } from './asking.ts'
import { RULED, VERBS } from './vocabulary.ts'

type Ruled = Extract<Command, { type: 'ruleSpell' | 'tear' | 'describe' }>

/** What a spell leaves to the gardien, in words: its form stands beside the question of its dreamer. */
export const rulingQuestion = (asking: Asking): Pick<TmrQuestion, 'title' | 'answers'> | null => {
  const { texts, view, board, past, spellName } = asking
  const { ruling, describeSay } = texts.ui.gardien
  const effect = effectAsked(board)
  const kind = view.role.kind === 'gardien' && !past ? rulingOf(effect) : null
  if (!effect || !kind) return null
  const { id: dreamer, sheet } = board
  const spell = spellName(effect.spell)
  const answer = (id: string, label: string, wording: Wording, command: Ruled): TmrAnswer => ({
    ...{ id, label, takes: { kind: 'say', command }, rule: SAID_RULES[command.type], words: wordsFor(asking, wording) },
    ...(command.type === 'ruleSpell' ? {} : { more: true }),
  })
  switch (kind) {
    case 'unaimed':
      return {
        title: ruling.unaimed({ spell }),
        answers: [
          answer('ruleSpell self', ruling.onCaster(sheet), RULED.self, { type: 'ruleSpell', dreamer, as: 'self' }),
          answer('ruleSpell impossible', ruling.tears, RULED.impossible, { type: 'ruleSpell', dreamer, as: 'impossible' }),
          answer('ruleSpell drawn', ruling.draw, RULED.drawn, { type: 'ruleSpell', dreamer }),
        ],
      }
    case 'tear':
      return { title: ruling.tear, answers: [answer('tear', ruling.open, VERBS.tear, { type: 'tear', dreamer })] }
    case 'erratic':
      return {
        title: ruling.erratic({ spell }),
        answers: [answer('describe', describeSay, VERBS.describe, { type: 'describe', dreamer, text: '' })],
      }
    default:
      return kind satisfies never
  }
}
