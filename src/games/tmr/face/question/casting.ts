import { either, type Field } from '../../../../house/question/index.ts'
import {
  asksOf,
  type CastChoice,
  type Command,
  castChoiceOdds,
  HOURS,
  type Parameter,
  type Parameters,
  pointsOf,
  priceOf,
  unstatedOf,
} from '../../rules/public.ts'
import { costsTold } from '../words/told.ts'
import { numberField, oddsTold, saying, sentences, unready } from './answer.ts'
import type { Asking, TmrAnswer } from './asking.ts'
import type { Form } from './deeds.ts'

interface Stated {
  readonly cost: number
  readonly difficulty: number
  readonly note: string
  readonly parameters: Parameters
}

const NUMBERS = new Set<Parameter>(['diameter'])

/** CAST-1: nothing stands there at first: what a spell asks for is not left out by accident. */
const parameterOf = ({ filled }: Asking, parameter: Parameter): Parameters => {
  const said = NUMBERS.has(parameter) ? filled.number(parameter, Number.NaN) : filled.text(parameter, '').trim()
  return said === '' || Number.isNaN(said) ? {} : { [parameter]: said }
}

export const statedOf = (asking: Asking, { spell, least }: CastChoice): Stated => {
  const { filled } = asking
  const asks = asksOf(spell)
  return {
    cost: filled.number('cost', least),
    difficulty: spell.difficulty === 'variable' ? filled.number('difficulty', -4) : spell.difficulty,
    note: asks ? '' : filled.text('note', ''),
    parameters: Object.assign({}, ...(asks ?? []).map((one) => parameterOf(asking, one))),
  }
}

const commandOf = ({ board }: Asking, { spell, via }: CastChoice, { cost, difficulty, note, parameters }: Stated): Command => ({
  type: 'cast',
  dreamer: board.id,
  spell: spell.id,
  ...(spell.cost === 'variable' ? { cost } : {}),
  ...(spell.difficulty === 'variable' ? { difficulty } : {}),
  ...(note ? { note } : {}),
  ...(Object.keys(parameters).length > 0 ? { parameters } : {}),
  ...(via ? { via } : {}),
})

const MOST_METRES = 999
const LONGEST = 200

const parameterField = ({ texts, filled }: Asking, parameter: Parameter): Field => {
  const { labels, hints, stated, unsaid } = texts.ui.parameters
  const named = { id: parameter, label: labels[parameter] }
  switch (parameter) {
    case 'diameter':
      return {
        kind: 'number',
        ...named,
        value: filled.number(parameter, Number.NaN),
        least: 1,
        most: MOST_METRES,
        blank: 'stays',
      }
    case 'birth': {
      const hours = Object.fromEntries(HOURS.map((hour) => [hour, texts.hours[hour].name]))
      return { kind: 'one', ...named, value: filled.text(parameter, ''), options: { '': unsaid, ...hours, none: stated.noBirth } }
    }
    default:
      return { kind: 'text', ...named, value: filled.text(parameter, ''), most: LONGEST, hint: hints[parameter] }
  }
}

/** A spell that stands in no list says in words what it asks for. */
const noteField = ({ texts }: Asking, value: string): Field => {
  const { note, notePlaceholder } = texts.ui.prompts.casting
  return { kind: 'text', id: 'note', label: note, value, most: 500, hint: notePlaceholder }
}

/** What is still to be stated is said on the answer itself. */
const unsaid = ({ texts, format }: Asking, missing: readonly Parameter[]): Pick<TmrAnswer, 'lacks'> => {
  const { named, missing: says } = texts.ui.parameters
  return missing.length > 0 ? { lacks: says({ what: format.and(missing.map((one) => named[one])) }) } : {}
}

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
  const [normal, best] = [paid('normale'), paid('particuliere')]
  const answer = saying(asking, command, {
    letter: texts.ui.keys.cast,
    odds: Number.isNaN(difficulty) ? [] : [oddsTold(asking, castChoiceOdds(board, choice, difficulty))],
    cost: costsTold(texts, rolled?.normale ?? []),
    follows: either({
      // CAST-3: of a single point nothing is spared.
      won: sentences(casting.success(normal), best.cost < normal.cost && casting.particuliere(best)),
      lost: `${casting.failure} ${casting.total(paid('echec-total'))}`,
    }),
  })
  const missing = unstatedOf(spell, stated.parameters)
  const incomplete = Number.isNaN(stated.cost) || Number.isNaN(difficulty) || missing.length > 0
  return {
    fields: [
      ...(spell.cost === 'variable' ? [numberField('cost', casting.cost, stated.cost, [least, most])] : []),
      ...(spell.difficulty === 'variable' ? [numberField('difficulty', casting.difficulty, difficulty, [-20, 0])] : []),
      ...(asksOf(spell)?.map((one) => parameterField(asking, one)) ?? [noteField(asking, stated.note)]),
    ],
    answers: [incomplete ? { ...unready(answer, 'things'), ...unsaid(asking, missing) } : answer],
  }
}
