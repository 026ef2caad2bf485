import { always } from '../../../../house/question/index.ts'
import {
  type Choice,
  choosableCells,
  DESK_RULES,
  type DreamerView,
  HOURS,
  isNight,
  isOver,
  isStarlit,
  isUnder,
  later,
  type Moment,
  type PromptOf,
  pointsOf,
  ruleOfEntry,
  VOIES,
  waitingAt,
  whyNotSpent,
} from '../../rules/public.ts'
import type { Deed, SleepGoal } from '../desk/desk.ts'
import { costsTold } from '../words/told.ts'
import { choosing, lateFor, numberField, saying, unready, verb, wordsFor } from './answer.ts'
import type { Asking, Asks, TmrAnswer } from './asking.ts'
import { VERBS } from './vocabulary.ts'

export const STEPS = ['reve', ...VOIES] as const

/** EXP-4: how many steps could be had now. */
export const stepsOpen = (board: DreamerView): number => STEPS.filter((on) => !whyNotSpent(board, on)).length

/** NIT-4, NIT-6: sleep has nothing more to give. */
export const isRested = (board: DreamerView): boolean =>
  (board.dream >= board.seuil || isUnder(board, 'no-dreaming')) && board.fatigue <= board.pinned

/** NIT-2: the first hour that is not of the night, and the first that is. */
const DAWN = HOURS.indexOf('sirene')

const DUSK = HOURS.indexOf('serpent')

const hoursTo = (place: number, { hour }: Moment): number => {
  const left = (place - HOURS.indexOf(hour) + HOURS.length) % HOURS.length
  return left === 0 ? HOURS.length : left
}

export const hoursToDawn = (clock: Moment): number => hoursTo(DAWN, clock)
export const hoursToDusk = (clock: Moment): number => hoursTo(DUSK, clock)

export const isReached = ({ until }: SleepGoal, board: DreamerView, clock: Moment): boolean =>
  until === 'rested' ? isRested(board) : isOver(until, later(clock, 1))

/** DRG-7: in the notebook; to the ear they are answers. */
export const repressing = (asking: Asking, choices: readonly Choice[]): readonly TmrAnswer[] => {
  const { texts, board, afflictionName } = asking
  return choices.map((choice) => {
    const n = choice.command.type === 'repressEffect' ? choice.command.effect : -1
    const label = texts.ui.ear.repressEffect({ name: afflictionName(board.effects.find((effect) => effect.n === n)?.id ?? '') })
    return choosing(asking, choice, { label, aside: true })
  })
}

/** TET-4, TET-8, TET-9: what still waits for its cell. */
export const cellsToChoose = (asking: Asking): readonly TmrAnswer[] =>
  asking.board.effects
    .filter((effect) => choosableCells(effect))
    .map(({ n, id }, at) => ({
      id: `choose ${n}`,
      label: asking.texts.ui.dragons.choose,
      takes: { kind: 'keep', what: { kind: 'chooseCell', effect: n } },
      rule: ruleOfEntry(id),
      aside: true,
      told: asking.texts.ui.ear.chooseFor({ name: asking.afflictionName(id) }),
      // One word for all of them: the effect may be named after it.
      words: at === 0 ? wordsFor(asking, VERBS.choose) : null,
      more: true,
    }))

/** ASC-1, TET-2: going up, normal or accelerated. */
const ascents = (asking: Asking, { ascents: ways, will, swift }: PromptOf<'awake'>): readonly TmrAnswer[] => {
  const { texts, board } = asking
  const { prompts, actions } = texts.ui
  return ways.map((choice) => {
    const { command, price } = choice
    const paid = [...price.sure, ...(price.rolled?.normale ?? [])]
    const left = prompts.awake.left({ left: board.dream - pointsOf('dream', paid) })
    const means = `${swift ? prompts.awake.swift : texts.modes[command.mode].summary} ${left}`
    const label = swift && command.mode === 'normal' ? { label: actions.ascend } : {}
    return choosing(
      asking,
      { ...choice, odds: will },
      { follows: always(means), words: null, cost: costsTold(texts, paid), ...label },
    )
  })
}

export const HOUR = { type: 'advance', hours: 1 } as const

/** NIT-2: sleep, and an hour let pass. */
const sleepMeans = (asking: Asking, night: PromptOf<'awake'>['night']): Partial<TmrAnswer> => {
  const { texts, time } = asking
  const late = lateFor(asking, HOUR)
  if (late) return { follows: always(late), advice: null }
  const { sleepMeans: means, sleepAtThreshold } = texts.ui.night
  const { dice, atThreshold } = night ?? { dice: 1 as const, atThreshold: false }
  const gives = dice > 0 && atThreshold ? sleepAtThreshold : means[dice]
  return { follows: always(time ? `${gives} ${time.slept}` : gives) }
}

const hours = (asking: Asking, { sleep, night: ahead }: PromptOf<'awake'>): readonly TmrAnswer[] => {
  const { texts, view, clock } = asking
  if (asking.sleeps === 'never') return []
  const { night, keys, ear } = texts.ui
  const own = clock === 'own'
  const common = { group: 'night', told: view.options.dragons ? ear.waitHours : '' }
  const wait = saying(asking, HOUR, {
    ...common,
    label: night.wait,
    letter: keys.wait,
    // Its name says what it takes.
    cost: [],
    follows: always(night.waitMeans({ hour: texts.hours[later(view.clock, 1).hour].hour })),
    words: wordsFor(asking, VERBS.wait),
    more: true,
  })
  const waitNight = saying(
    asking,
    { type: 'advance', hours: hoursToDusk(view.clock) },
    {
      ...common,
      id: 'advance to night',
      label: night.waitNight,
      letter: keys.waitNight,
      follows: always(night.waitNightMeans),
      words: null,
    },
  )
  return [
    ...(sleep ? [choosing(asking, sleep, { ...sleepMeans(asking, ahead), group: common.group })] : []),
    ...(own ? [wait] : []),
    ...(own && !isNight(view.clock.hour) ? [waitNight] : []),
  ]
}

/** AST-4, SIG-5, EXP-4: what one does awake besides going up and sleeping. */
const deeds = (asking: Asking): readonly TmrAnswer[] => {
  const { texts, view } = asking
  if (!view.options.dragons || asking.sleeps === 'never') return []
  return (['meditate', 'stars', 'spend'] as const).map((deed) => ({
    id: `open ${deed}`,
    label: texts.ui.deeds[deed],
    takes: { kind: 'open', form: deed satisfies Deed },
    group: 'deeds',
    fold: 'deeds',
    rule: DESK_RULES[deed],
    told: texts.ui.ear.deeds,
    words: wordsFor(asking, VERBS[deed]),
    more: true,
    ...(deed === 'stars' && !isStarlit(view.clock.hour) ? { aside: true as const } : {}),
  }))
}

/** DRM-3: what is typed, or else all that sleep gives back. */
const rested = ({ board, filled }: Asking) => ({
  dream: filled.number('dream', Math.max(board.dream, board.seuil)),
  fatigue: filled.number('fatigue', board.pinned),
})

/** DRM-3: what sleep or rest has given back, without dice or hours. */
export const resting = (asking: Asking, rest: Partial<TmrAnswer>): TmrAnswer => {
  const { dream, fatigue } = rested(asking)
  const command = { type: 'correct', dreamer: asking.board.id, dream, fatigue } as const
  const answer = saying(asking, command, { rule: DESK_RULES.rest, more: true, ...rest })
  return Number.isNaN(dream + fatigue) ? unready(answer, 'number') : answer
}

export const restFields = (asking: Asking) => {
  const { sheet } = asking.texts.ui
  const { dream, fatigue } = rested(asking)
  return [
    numberField('dream', sheet.dream, dream, [1, 99]),
    numberField('fatigue', sheet.fatigue, fatigue, [0, asking.board.fatigueMax - 1]),
  ]
}

/** Alone, or as gardien, one puts the sheet right oneself. */
const restAside = (asking: Asking): readonly TmrAnswer[] => {
  const { board, view, clock, texts } = asking
  if (clock === 'gardien' || view.options.dragons) return []
  const tired = board.dream < board.sheet.reve || board.fatigue > 0
  return [resting(asking, { aside: true, told: tired ? texts.ui.ear.rest : '' })]
}

/** ENC-5: going up is meeting it. */
const waitsAbove = ({ texts, board }: Asking): string | null => {
  const met = board.position && waitingAt(board, board.position)
  return met && texts.ui.prompts.awake.waits({ name: texts.encounters[met.kind].name, strength: met.strength })
}

export const awake = (asking: Asking, prompt: PromptOf<'awake'>): Asks => {
  const { prompts, actions, ear } = asking.texts.ui
  return {
    title: prompts.awake.title({ name: asking.board.sheet.name }),
    asks: waitsAbove(asking) ?? prompts.awake.question,
    answers: [
      verb(asking, 'ascend', actions.ascend),
      ...ascents(asking, prompt),
      ...hours(asking, prompt),
      ...deeds(asking),
      ...restAside(asking),
      {
        id: 'goal',
        label: prompts.goal.change,
        takes: { kind: 'keep', what: { kind: 'want', spell: null } },
        rule: DESK_RULES.want,
        aside: true,
        told: ear.goal,
        words: null,
      },
      ...repressing(asking, prompt.repressions),
      ...cellsToChoose(asking),
    ],
  }
}
