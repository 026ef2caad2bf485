import { always } from '../../../../house/question/index.ts'
import { DESK_RULES, later, type Prompt } from '../../rules/public.ts'
import type { SleepGoal } from '../desk/desk.ts'
import { choosing, numberField, wordsFor } from './answer.ts'
import type { Asking, TmrAnswer } from './asking.ts'
import { resting } from './awake.ts'
import { hoursToDawn, isRested } from './sleeping.ts'
import { SLEPT, STOPPED } from './vocabulary.ts'

const MOST_HOURS = 24

const until = (goal: SleepGoal['until']) => ({ kind: 'keep', what: { kind: 'sleepOn', until: goal } }) as const

/** One hour and no more. */
const oneHour = (asking: Asking): TmrAnswer => {
  const { texts, view } = asking
  return {
    id: 'sleep for hours',
    label: texts.ui.night.some({ hours: 1 }),
    letter: texts.ui.keys.someHours,
    rule: DESK_RULES.sleepOn,
    takes: until(later(view.clock, 1)),
    told: texts.ui.ear.sleepHour,
    words: wordsFor(asking, SLEPT),
  }
}

/** NIT-2: how long; whoever has the hours says it. */
const howLong = (asking: Asking): readonly TmrAnswer[] => {
  const { texts, view, board, filled } = asking
  const { night, keys, ear } = texts.ui
  const dawn = hoursToDawn(view.clock)
  const rested = isRested(board)
  const hours = filled.number('hours', 4)
  const told = ear.sleepOn
  return [
    {
      id: 'sleep till rested',
      label: night.rested,
      letter: keys.untilRested,
      rule: DESK_RULES.sleepOn,
      takes: rested ? { kind: 'pick', what: 'things' } : until('rested'),
      follows: always(rested ? night.isRested : `${night.restedMeans} ${night.hourByHour}`),
      told,
      words: wordsFor(asking, SLEPT),
      more: true,
    },
    {
      id: 'sleep till dawn',
      label: night.dawn,
      letter: keys.untilDawn,
      rule: DESK_RULES.sleepOn,
      takes: until(later(view.clock, dawn)),
      follows: always(night.dawnMeans({ hour: texts.hours[later(view.clock, dawn).hour].hour, hours: dawn })),
      told,
      words: null,
    },
    {
      id: 'sleep for hours',
      label: night.some({ hours: hours || 1 }),
      letter: keys.someHours,
      rule: DESK_RULES.sleepOn,
      takes: hours >= 1 && hours <= MOST_HOURS ? until(later(view.clock, hours)) : { kind: 'pick', what: 'number' },
      number: numberField('hours', night.howLong, hours, [1, MOST_HOURS]),
      told,
      words: null,
    },
  ]
}

const stop = (asking: Asking): TmrAnswer => ({
  id: 'stop',
  label: asking.texts.ui.night.stop,
  takes: { kind: 'keep', what: { kind: 'stop' } },
  aside: true,
  told: '',
  words: wordsFor(asking, STOPPED),
})

const nightAnswers = (asking: Asking, { choices }: Extract<Prompt, { kind: 'asleep' }>): readonly TmrAnswer[] => {
  const { texts, view, clock, desk } = asking
  const { night } = texts.ui
  const label = view.role.kind === 'gardien' ? night.gardien.wake : night.wake
  return [
    ...(clock === 'own'
      ? desk.sleeping
        ? [stop(asking)]
        : asking.sleeps === 'hourByHour'
          ? [oneHour(asking)]
          : howLong(asking)
      : []),
    ...choices.map((choice) => choosing(asking, choice, { label, follows: always(night.wakeMeans) })),
  ]
}

/** NIT: the hours of sleep; DRM-3: at a table without dragons the sheet is put right before the next journey. */
export const asleepAnswers = (asking: Asking, prompt: Extract<Prompt, { kind: 'asleep' }>): readonly TmrAnswer[] => {
  const { texts, view, clock } = asking
  if (view.options.dragons) return nightAnswers(asking, prompt)
  if (clock === 'gardien') return []
  return [resting(asking, { label: texts.ui.actions.wake, letter: texts.ui.keys.wake, told: texts.ui.ear.wake })]
}
