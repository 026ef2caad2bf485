import { always, either } from '../../../../house/question/index.ts'
import { type Choice, type Costs, lostRounds, type Prompt, pointsOf } from '../../rules/public.ts'
import { cellName } from '../words/cellName.ts'
import { costsWords } from '../words/costsTold.ts'
import { waitsThere } from '../words/waitsThere.ts'
import { choosing, saying } from './answer.ts'
import type { Asking, TmrAnswer } from './asking.ts'
import { facingAnswers } from './voies.ts'

type Kind<K extends Prompt['kind']> = Extract<Prompt, { kind: K }>

/** ENC-3: master, evade, repress, or let pass; with what follows from each. */
const mastering = ({ texts, format, board }: Asking, { encounter }: Kind<'encounter'>, { price }: Choice) => {
  const words = texts.encounters[encounter.kind]
  const told = (costs: Costs): string => costsWords(texts, format, costs)
  const lost = told(price.rolled?.echec ?? [])
  const further = told(lostRounds(board, encounter))
  return { won: words.mastered(encounter), lost: words.unmastered({ ...encounter, lost, further }) }
}

const consequence = (asking: Asking, { encounter }: Kind<'encounter'>, choice: Choice): string | null => {
  const { texts, format, view, board } = asking
  const words = texts.encounters[encounter.kind]
  const { command, risk, price } = choice
  switch (command.type) {
    case 'evade':
      return words.evaded({ hour: texts.hours[view.clock.hour].hour })
    case 'repress': {
      const counter = board.repression + pointsOf('repression', price.sure)
      return `${words.repressed({ counter })} ${risk === null ? '' : `(${format.percent(risk)})`}`
    }
    default:
      return words.passed
  }
}

export const encounterAnswers = (asking: Asking, prompt: Kind<'encounter'>): readonly TmrAnswer[] => [
  ...facingAnswers(asking, prompt, (choice) => mastering(asking, prompt, choice)),
  ...prompt.choices
    .filter(({ command }) => command.type !== 'master')
    .map((choice) => choosing(asking, choice, { follows: always(consequence(asking, prompt, choice)) })),
]

/** ENC-14, ENC-15: held by a Reflet or a Tourbillon. */
export const captiveAnswers = (asking: Asking, prompt: Kind<'captive'>): readonly TmrAnswer[] => {
  const { texts, format } = asking
  const { won, lost } = texts.ui.prompts.captive
  return facingAnswers(asking, prompt, ({ price }) => {
    const costs = costsWords(texts, format, price.rolled?.echec ?? [])
    return { won, lost: lost({ costs }) }
  })
}

/** WET-1, DRG-9: what the cell asks to be mastered; no souffle of a conquest. */
export const wetAnswers = (asking: Asking, { choices, mastery, next, frees }: Kind<'wet'>): readonly TmrAnswer[] => {
  const { masteries, masterySouffle, masteryNext, magicBack } = asking.texts.ui.dragons
  const { won: mastered, lost } = masteries[mastery.kind]
  const won = [mastered, next && masteryNext[next], frees && magicBack].filter(Boolean).join(' ')
  const failure = mastery.kind === 'conquest' ? lost : `${lost} ${masterySouffle}`
  return choices.map((choice) => choosing(asking, choice, { follows: either({ won, lost: failure }) }))
}

/** ENC-10, ENC-11, ENC-12: where a Messager is sent, or a Passeur or Changeur carries the demi-rêve; HID-5: by a path. */
export const serviceAnswers = (asking: Asking, prompt: Kind<'service'>): readonly TmrAnswer[] => {
  const { texts, board, desk } = asking
  const { actions, ear, prompts } = texts.ui
  const { encounter, cells, certain, pathLength, choices } = prompt
  const label = encounter.kind === 'messager' ? actions.send : actions.goTo
  const { target, path } = desk
  const carried = encounter.kind !== 'messager'
  const going = saying(asking, { type: 'goTo', dreamer: board.id, ...(target ? { cell: target } : {}) })
  const byPath = saying(asking, { type: 'goTo', dreamer: board.id, path: [...path] })
  return [
    {
      ...going,
      label,
      follows: always(
        target
          ? [`${cellName(texts, target)} (${target})`, carried && waitsThere(texts, board, target)].filter(Boolean).join(', ')
          : prompts.service.pickOnMap,
      ),
      takes: target ? going.takes : { kind: 'pick', what: 'place' },
      told: ear.service({ count: cells.length }),
      more: true,
    },
    ...(!certain && pathLength > 0
      ? [
          {
            ...byPath,
            id: 'goTo path',
            aside: true as const,
            takes: path.length > 0 ? byPath.takes : ({ kind: 'pick', what: 'things' } as const),
            told: ear.path,
            words: null,
          },
        ]
      : []),
    ...choices.map((choice) => choosing(asking, choice, { follows: always(prompts.service.declined) })),
  ]
}
