import { listed } from '../../../../house/nonvisual/index.ts'
import {
  type ActiveEffect,
  costOfRepressing,
  type DreamerView,
  METHODS,
  repressionRisk,
  stepCost,
  VOIES,
  whyNotSpent,
} from '../../rules/public.ts'
import { repressTold } from '../dragons/effectFacts.ts'
import { spoken, type Telling } from './tell.ts'

const STEPS = ['reve', ...VOIES] as const

const repressWords = ({ texts, board }: Telling, effect: ActiveEffect): string => {
  const { dragons } = texts.ui
  const cost = costOfRepressing(effect)
  const risk = cost === null ? '' : `${spoken(dragons.repressRisk({ chance: repressionRisk(board.repression, cost) }))}.`
  return [repressTold(dragons, effect.id), risk].filter(Boolean).join(' ')
}

/** DRG-4: what acts, until when, and at what price it goes. */
export const dragonsWords = (telling: Telling): string => {
  const { texts, board, effectWords } = telling
  if (board.effects.length === 0) return texts.ui.dragons.none
  return board.effects.map((effect) => `${effectWords(effect)} ${repressWords(telling, effect)}`.trim()).join(' ')
}

const stepName = ({ texts }: Telling, on: (typeof STEPS)[number]): string =>
  on === 'reve' ? texts.ui.sheet.reve : texts.voies[on]

/** EXP-4: what each step costs, and what one has. */
export const stepsWords = (telling: Telling): string => {
  const { texts, board } = telling
  const words = STEPS.map((on) => {
    const step = texts.ui.ear.step({ what: stepName(telling, on), cost: stepCost(board, on), points: board.xp[on] })
    return whyNotSpent(board, on) ? step : texts.ui.ear.stepOpen({ step })
  })
  return texts.ui.ear.whichStep({ steps: listed(telling.voice, words) })
}

const pointsOf = ({ texts, format }: Telling, { spellPoints }: DreamerView): string => {
  const { synthesis } = texts.ui.deeds
  const held = VOIES.filter((voie) => spellPoints[voie] > 0).map((voie) =>
    synthesis.heldIn({ voie: texts.voies[voie], points: spellPoints[voie] }),
  )
  return held.length > 0 ? synthesis.held({ points: format.and(held) }) : ''
}

/** What has been learnt: experience, spell points, stars. */
export const learningWords = (telling: Telling): string => {
  const { texts, board } = telling
  const stars = board.readings.map((reading) => texts.ui.deeds.horoscope.told(reading))
  return [stepsWords(telling), pointsOf(telling, board), ...stars].filter(Boolean).join(' ')
}

/** SIG-5: the methods, their knowledge, hour and land. */
export const methodsWords = (telling: Telling): string => {
  const { texts, board } = telling
  const { skills, methodOf } = texts.ui.deeds.meditation
  const words = METHODS.map(({ id, name, skill, hour, genre }) => {
    const method = methodOf({ name, skill: skills[skill as keyof typeof skills] ?? skill })
    const failures = board.failures[id] ?? 0
    return texts.ui.ear.method({ method, hour: texts.hours[hour].hour, genre: texts.genres[genre].name, failures })
  })
  return texts.ui.ear.whichMethod({ methods: listed(telling.voice, words) })
}
