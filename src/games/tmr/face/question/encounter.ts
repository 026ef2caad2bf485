import { always, either } from '../../../../house/question/index.ts'
import { type Choice, type Costs, lostRounds, type Prompt, pointsOf, repressionRisk } from '../../rules/public.ts'
import { cellName } from '../words/cellName.ts'
import { costsWords } from '../words/costsTold.ts'
import { waitsThere } from '../words/waitsThere.ts'
import { choosing, saying } from './answer.ts'
import type { Asking, TmrAnswer } from './asking.ts'
import { facingAnswers } from './voies.ts'

type Kind<K extends Prompt['kind']> = Extract<Prompt, { kind: K }>

/** ENC-14, ENC-15: whoever falls asleep while held represses on the way down, and the repression is tested. */
const asleepHeld = ({ texts, format, board }: Asking, costs: Costs): string | null => {
  const points = pointsOf('repression', costs)
  const chance = format.percent(repressionRisk(board.repression, points))
  return points > 0 ? texts.ui.prompts.captive.asleep({ points, chance }) : null
}

/** What a missed mastery takes, in a sentence; being asleep is one of its own. */
const lostWords = ({ texts, format }: Asking, costs: Costs): string =>
  costsWords(
    texts,
    format,
    costs.filter(({ of }) => of !== 'repression'),
  )

const sentences = (...words: readonly (string | null)[]): string => words.filter(Boolean).join(' ')

/** ENC-3: master, evade, repress, or let pass; with what follows from each. */
const mastering = (asking: Asking, { encounter }: Kind<'encounter'>, { price }: Choice) => {
  const { texts, format, board } = asking
  const words = texts.encounters[encounter.kind]
  const [won = [], missed = []] = [price.rolled?.normale, price.rolled?.echec]
  const lost = lostWords(asking, missed)
  const further = costsWords(texts, format, lostRounds(board, encounter))
  return {
    // NIT-9: what is won takes all.
    won: pointsOf('dream', won) > 0 ? texts.ui.prompts.encounter.bursts : words.mastered(encounter),
    lost: sentences(words.unmastered({ ...encounter, lost, further }), asleepHeld(asking, missed)),
  }
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
  const { won, lost } = asking.texts.ui.prompts.captive
  return facingAnswers(asking, prompt, ({ price: { sure, rolled } }) => {
    // DRM-3: the last box leaves nothing to roll.
    if (!rolled) return { won: sentences(asleepHeld(asking, sure)), lost: sentences(asleepHeld(asking, sure)) }
    return { won, lost: sentences(lost({ costs: lostWords(asking, rolled.echec) }), asleepHeld(asking, rolled.echec)) }
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
