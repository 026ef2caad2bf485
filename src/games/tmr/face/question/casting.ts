import { type CastChoice, type Command, castChoiceOdds, pointsOf, priceOf } from '../../rules/public.ts'
import { costsTold } from '../words/costsTold.ts'
import { numberField, oddsTold, saying } from './answer.ts'
import type { Asking } from './asking.ts'
import type { Form } from './deeds.ts'

interface Stated {
  readonly cost: number
  readonly difficulty: number
  readonly note: string
}

export const statedOf = ({ filled }: Asking, { spell, least }: CastChoice): Stated => ({
  cost: filled.number('cost', least),
  difficulty: spell.difficulty === 'variable' ? filled.number('difficulty', -4) : spell.difficulty,
  note: filled.text('note', ''),
})

const commandOf = ({ board }: Asking, { spell, via }: CastChoice, { cost, difficulty, note }: Stated): Command => ({
  type: 'cast',
  dreamer: board.id,
  spell: spell.id,
  ...(spell.cost === 'variable' ? { cost } : {}),
  ...(spell.difficulty === 'variable' ? { difficulty } : {}),
  ...(note ? { note } : {}),
  ...(via ? { via } : {}),
})

/** CAST-1: everything is stated before the roll; the target is not. */
export const castForm = (asking: Asking, choice: CastChoice): Form => {
  const { texts, view, board } = asking
  const { casting } = texts.ui.prompts
  const { spell, least, most } = choice
  const stated = statedOf(asking, choice)
  const { difficulty } = stated
  const cost = Number.isNaN(stated.cost) ? least : stated.cost
  const command = commandOf(asking, choice, { ...stated, cost })
  const { rolled } = priceOf(view, board, command)
  const paid = (quality: 'normale' | 'particuliere' | 'echec-total') => ({ cost: pointsOf('dream', rolled?.[quality] ?? []) })
  const answer = saying(asking, command, {
    letter: texts.ui.keys.cast,
    odds: Number.isNaN(difficulty) ? null : oddsTold(asking, castChoiceOdds(board, choice, difficulty)),
    cost: costsTold(texts, rolled?.normale ?? []),
    follows: {
      won: `${casting.success(paid('normale'))} ${casting.particuliere(paid('particuliere'))}`,
      lost: `${casting.failure} ${casting.total(paid('echec-total'))}`,
    },
  })
  const incomplete = Number.isNaN(stated.cost) || Number.isNaN(difficulty)
  return {
    fields: [
      ...(spell.cost === 'variable' ? [numberField('cost', casting.cost, stated.cost, [least, most])] : []),
      ...(spell.difficulty === 'variable' ? [numberField('difficulty', casting.difficulty, difficulty, [-20, 0])] : []),
      { kind: 'text', id: 'note', label: casting.note, value: stated.note, most: 500, hint: casting.notePlaceholder },
    ],
    answers: [incomplete ? { ...answer, takes: { kind: 'pick', what: 'number' } } : answer],
  }
}
