import { always, either } from '../../../../house/question/index.ts'
import {
  type Choice,
  type Costs,
  lostRounds,
  type PromptOf,
  pointsOf,
  repressionCost,
  repressionRisk,
} from '../../rules/public.ts'
import { cellName, waitsThere } from '../words/places.ts'
import { costsWords } from '../words/told.ts'
import { choosing, saying, sentences, unready } from './answer.ts'
import type { Asking, Asks, TmrAnswer } from './asking.ts'
import { facingAnswers, voieFields } from './voies.ts'

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

const titleOf = ({ texts }: Asking, { kind, encounter }: PromptOf<'encounter' | 'service' | 'captive'>): string =>
  texts.ui.prompts[kind].title({ name: texts.encounters[encounter.kind].name, strength: encounter.strength })

/** ENC-2: sent by a Dragon. */
const special = ({ texts }: Asking, { encounter }: PromptOf<'encounter' | 'captive'>): string | false =>
  encounter.special === true && texts.ui.prompts.encounter.special({ cost: repressionCost(encounter) })

/** ENC-3: master, evade, repress, or let pass; with what follows from each. */
const mastering = (asking: Asking, { encounter }: PromptOf<'encounter'>, { price }: Choice) => {
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

const consequence = (asking: Asking, { encounter }: PromptOf<'encounter'>, choice: Choice): string | null => {
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

export const encounter = (asking: Asking, prompt: PromptOf<'encounter'>): Asks => {
  const { texts } = asking
  const { until, kind } = prompt.encounter
  const others = prompt.choices.filter(({ command }) => command.type !== 'master')
  return {
    title: titleOf(asking, prompt),
    asks: sentences(until ? texts.ui.prompts.encounter.waited : texts.encounters[kind].evocation, special(asking, prompt)),
    fields: voieFields(asking, prompt),
    answers: [
      ...facingAnswers(asking, prompt, (choice) => mastering(asking, prompt, choice)),
      ...others.map((choice) =>
        choosing(asking, choice, {
          follows: always(consequence(asking, prompt, choice)),
          // In the least room side by side: what mastering does comes first.
          ...(choice.command.type === 'letPass' ? {} : { group: 'pair' }),
        }),
      ),
    ],
  }
}

/** ENC-14, ENC-15: held by a Reflet or a Tourbillon. */
export const captive = (asking: Asking, prompt: PromptOf<'captive'>): Asks => {
  const { texts, format, board } = asking
  const { won, lost } = texts.ui.prompts.captive
  const { kind, lostRounds: rounds } = prompt.encounter
  const further = costsWords(texts, format, lostRounds(board, prompt.encounter))
  return {
    title: titleOf(asking, prompt),
    asks: sentences(texts.encounters[kind].held?.({ lostRounds: rounds, further }), special(asking, prompt)),
    fields: voieFields(asking, prompt),
    answers: facingAnswers(asking, prompt, ({ price: { sure, rolled } }) => {
      // DRM-3: the last box leaves nothing to roll.
      if (!rolled) return { won: sentences(asleepHeld(asking, sure)), lost: sentences(asleepHeld(asking, sure)) }
      return { won, lost: sentences(lost({ costs: lostWords(asking, rolled.echec) }), asleepHeld(asking, rolled.echec)) }
    }),
  }
}

/** WET-1, DRG-9: what the cell asks to be mastered; no souffle of a conquest. */
export const wet = (asking: Asking, { choices, mastery, next, frees }: PromptOf<'wet'>): Asks => {
  const { texts, board } = asking
  const { masteries, masterySouffle, masteryNext, masteryForce, magicBack } = texts.ui.dragons
  const { won: mastered, lost, ...words } = masteries[mastery.kind]
  const won = sentences(mastered, next && masteryNext[next], frees && magicBack)
  const failure = mastery.kind === 'conquest' ? lost : `${lost} ${masterySouffle}`
  return {
    title: mastery.kind === 'wet' ? texts.ui.prompts.wet.title({ the: texts.genres[board.genre].the }) : words.asks,
    asks: masteryForce(mastery),
    answers: choices.map((choice) => choosing(asking, choice, { follows: either({ won, lost: failure }) })),
  }
}

const serviceAsks = ({ texts, board }: Asking, { encounter }: PromptOf<'service'>): string => {
  const words = texts.ui.prompts.service
  if (encounter.kind === 'messager') return words.messager(encounter)
  return encounter.kind === 'passeur' ? words.passeur(encounter) : words.changeur({ a: texts.genres[board.genre].a })
}

/** HID-5: by a path that is said, while lost. */
const byPath = (asking: Asking): TmrAnswer => {
  const { texts, board, desk } = asking
  const answer = saying(
    asking,
    { type: 'goTo', dreamer: board.id, path: [...desk.path] },
    { id: 'goTo path', aside: true, told: texts.ui.ear.path, words: null },
  )
  return desk.path.length > 0 ? answer : unready(answer, 'things')
}

/** ENC-10, ENC-11, ENC-12: where a Messager is sent, or a Passeur or Changeur carries the demi-rêve. */
export const service = (asking: Asking, prompt: PromptOf<'service'>): Asks => {
  const { texts, board, desk } = asking
  const { actions, ear, prompts } = texts.ui
  const { encounter, cells, certain, pathLength, choices } = prompt
  const { target } = desk
  const carried = encounter.kind !== 'messager'
  const going = saying(asking, { type: 'goTo', dreamer: board.id, ...(target ? { cell: target } : {}) })
  const where = target && [`${cellName(texts, target)} (${target})`, carried && waitsThere(texts, board, target)]
  return {
    title: titleOf(asking, prompt),
    asks: serviceAsks(asking, prompt),
    answers: [
      {
        ...going,
        label: carried ? actions.goTo : actions.send,
        follows: always(where ? where.filter(Boolean).join(', ') : prompts.service.pickOnMap),
        takes: target ? going.takes : { kind: 'pick', what: 'place' },
        told: ear.service({ count: cells.length }),
        more: true,
      },
      ...(!certain && pathLength > 0 ? [byPath(asking)] : []),
      ...choices.map((choice) => choosing(asking, choice, { follows: always(prompts.service.declined) })),
    ],
  }
}
