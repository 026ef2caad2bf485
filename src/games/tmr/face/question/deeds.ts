import { always, type Field } from '../../../../house/question/index.ts'
import {
  type Choice,
  type DreamerView,
  type Experience,
  findSpell,
  hasForgotten,
  horoscopeOdds,
  LOWEST_LEVEL,
  lostLevels,
  METHODS,
  type Method,
  meditationOdds,
  type PromptOf,
  spellsOf,
  stepCost,
  synthesisPrice,
  VOIES,
  type Voie,
  whyNoHoroscope,
  whyNotSpent,
} from '../../rules/public.ts'
import { choosing, numberField, oddsTold, saying, sentences, unready, whyNot } from './answer.ts'
import type { Asking, TmrAnswer } from './asking.ts'
import { STEPS } from './awake.ts'

/** What a form asks, and the answers to it. */
export interface Form {
  readonly fields: readonly Field[]
  readonly answers: readonly TmrAnswer[]
}

/** Told to the ear. */
const withChance = ({ voice }: Asking, answer: string, { odds }: Choice): string =>
  odds ? voice.chance({ answer, chance: odds.limits.chance }) : answer

/** SIG-2, SIG-3. */
export const readings = (asking: Asking, choices: PromptOf<'free'>['readings']): readonly TmrAnswer[] => {
  const { texts } = asking
  const { sign } = texts.ui.deeds
  return choices.map((choice) => {
    const { voie, via } = choice.command
    const name = texts.voies[voie]
    const means = sentences(sign.means({ voie: name }), via && sign.via, voie === 'thanatos' && sign.thanatos)
    const word = texts.ui.ear.read({ voie: name, via: via ? ` ${texts.ui.prompts.free.viaMessenger}` : '' })
    const told = withChance(asking, word, choice)
    return choosing(asking, choice, { follows: always(means), told, words: [word] })
  })
}

/** SIG-7: what each costs stands in its name: it is read at every size. What is out of reach is told when it is asked for. */
export const learnable = (asking: Asking, choices: PromptOf<'free'>['syntheses']): readonly TmrAnswer[] => {
  const { texts, view, board, spellName, spellSummary } = asking
  const { synthesis } = texts.ui.deeds
  return choices.map((choice) => {
    const { spell: id, via } = choice.command
    const spell = findSpell(spellsOf(view.spells, board.sheet), id)
    const name = spellName(id)
    // What it takes, also of whoever has not got it yet.
    const cost = spell && spell.difficulty !== 'variable' ? synthesisPrice(spell.difficulty, hasForgotten(board, id)) : 0
    const word = texts.ui.ear.learn({ spell: name })
    const told = withChance(asking, word, choice)
    return choosing(asking, choice, {
      label: spell && choice.odds ? synthesis.of({ spell: name, voie: texts.voies[spell.voie], cost }) : name,
      follows: always(sentences(spellSummary(id), via && synthesis.via, synthesis.follows)),
      told: choice.refusal ? '' : told,
      words: [word],
      ...(choice.refusal ? { group: 'beyond', aside: true as const } : {}),
    })
  })
}

const FIRST = METHODS[0] as Method

/** SIG-5: the three that are one's own to keep; the hour is the clock's. */
export const CONDITIONS = ['purified', 'dressed', 'behaved'] as const

/** SIG-5: the one whose hour it is stands first. */
export const methodOf = ({ view, filled }: Asking): Method => {
  const now = METHODS.find((method) => method.hour === view.clock.hour) ?? FIRST
  return METHODS.find(({ id }) => id === filled.text('method', now.id)) ?? now
}

/** SIG-5, SIG-6. */
export const meditating = (asking: Asking): Form => {
  const { texts, view, board, desk, filled } = asking
  const { meditation } = texts.ui.deeds
  const method = methodOf(asking)
  const skill = filled.number('skill', desk.skills[method.skill] ?? 0)
  const neglected = CONDITIONS.filter((condition) => !filled.check(condition, 'yes')).length
  const skillName = (of: Method): string => meditation.skills[of.skill as keyof typeof meditation.skills] ?? of.skill
  const names = METHODS.map((one) => [one.id, meditation.methodOf({ name: one.name, skill: skillName(one) })])
  const answer = saying(
    asking,
    { type: 'meditate', dreamer: board.id, method: method.id, skill, neglected },
    { follows: always(meditation.means) },
  )
  return {
    fields: [
      { kind: 'one', id: 'method', label: meditation.method, value: method.id, options: Object.fromEntries(names) },
      numberField('skill', meditation.skill, skill, [LOWEST_LEVEL, 20]),
      ...CONDITIONS.map((id) => ({
        ...{ kind: 'check' as const, id, label: meditation[id], value: filled.check(id, 'yes'), group: 'conditions' },
      })),
    ],
    answers: [
      Number.isNaN(skill)
        ? unready(answer, 'number')
        : { ...answer, odds: [oddsTold(asking, meditationOdds(view, board, method, { skill, neglected }))] },
    ],
  }
}

const AHEAD = 14

/** AST-4: today and tomorrow are plain, each two days more are harder. */
const daysAhead = ({ texts, view }: Asking): Readonly<Record<string, string>> => {
  const { horoscope } = texts.ui.deeds
  const { day: today } = view.clock
  return Object.fromEntries(
    Array.from({ length: AHEAD + 1 }, (_, ahead) => {
      const day = today + ahead
      return [day, ahead === 0 ? horoscope.today({ day }) : horoscope.ahead({ day, penalty: -Math.floor(ahead / 2) })]
    }),
  )
}

/** AST-4: alone one says what the sky lets be seen. */
export const stargazing = (asking: Asking): Form => {
  const { texts, view, board, filled, company } = asking
  const { deeds, keys } = texts.ui
  const day = Number(filled.text('day', String(view.clock.day)))
  const visibility = filled.number('visibility', 0)
  const answer = saying(
    asking,
    { type: 'horoscope', dreamer: board.id, day, ...(visibility < 0 ? { visibility } : {}) },
    {
      letter: keys.stars,
      refusal: whyNot(asking, whyNoHoroscope(view, board, day)),
      follows: always(deeds.horoscope.means),
    },
  )
  return {
    fields: [
      { kind: 'one', id: 'day', label: deeds.horoscope.day, value: String(day), options: daysAhead(asking) },
      ...(company === 'alone' ? [numberField('visibility', deeds.horoscope.visibility, visibility, [-20, 0])] : []),
    ],
    answers: [
      Number.isNaN(visibility)
        ? unready(answer, 'number')
        : { ...answer, odds: [oddsTold(asking, horoscopeOdds(view, board, day, visibility))] },
    ],
  }
}

const OTHERS = VOIES.filter((voie) => voie !== 'thanatos')

const levelOf = ({ sheet }: DreamerView, on: keyof Experience): number => (on === 'reve' ? sheet.reve : sheet.draconic[on])

/** EXP-5: what a level of Thanatos takes elsewhere. */
const toll = ({ texts, board }: Asking, from: Voie): string => {
  const { spending } = texts.ui.deeds
  const points = stepCost(board, 'thanatos')
  const { levels } = lostLevels(board.xp[from], board.sheet.draconic[from], points)
  const voie = texts.voies[from]
  return sentences(spending.destroyed({ points, voie }), levels > 0 && spending.levelsLost({ voie, levels }))
}

const advancing = (asking: Asking, on: keyof Experience, from: Voie): TmrAnswer => {
  const { texts, format, board } = asking
  const { spending } = texts.ui.deeds
  const level = levelOf(board, on)
  const shown = on === 'reve' ? format.number : format.signed
  const cost = stepCost(board, on)
  const what = on === 'reve' ? texts.ui.sheet.reve : texts.voies[on]
  return saying(
    asking,
    { type: 'spend', dreamer: board.id, on, ...(on === 'thanatos' ? { from } : {}) },
    {
      label: spending.step({ what, from: shown(level), to: shown(level + 1), cost, held: board.xp[on] }),
      refusal: whyNot(asking, whyNotSpent(board, on)),
      follows: always(sentences(on === 'reve' && spending.seuil, on === 'thanatos' && toll(asking, from))),
      cost: [],
    },
  )
}

/** EXP-4, EXP-5: one step at a time, each with its price. */
export const spending = (asking: Asking): Form => {
  const { texts, board, filled } = asking
  const from = OTHERS.find((voie) => voie === filled.text('from', 'oniros')) ?? 'oniros'
  const options = Object.fromEntries(OTHERS.map((voie) => [voie, texts.voies[voie]]))
  return {
    fields: whyNotSpent(board, 'thanatos')
      ? []
      : [{ kind: 'one', id: 'from', label: texts.ui.deeds.spending.from, value: from, options }],
    answers: STEPS.map((on) => advancing(asking, on, from)),
  }
}
