import { always } from '../../../../house/question/index.ts'
import { DESK_RULES, later, type PromptOf } from '../../rules/public.ts'
import type { SleepGoal } from '../desk/desk.ts'
import { choosing, lateFor, numberField, wordsFor } from './answer.ts'
import type { Asking, Asks, TmrAnswer } from './asking.ts'
import { HOUR, hoursToDawn, isRested, restFields, resting } from './awake.ts'
import { VERBS } from './vocabulary.ts'

const MOST_HOURS = 24

const until = (goal: SleepGoal['until']) => ({ kind: 'keep', what: { kind: 'sleepOn', until: goal } }) as const

/** One hour and no more. */
const oneHour = (asking: Asking): TmrAnswer => {
  const { texts, view, time } = asking
  return {
    ...(time && { follows: always(lateFor(asking, HOUR) ?? time.slept) }),
    id: 'sleep for hours',
    label: texts.ui.night.some({ hours: 1 }),
    letter: texts.ui.keys.someHours,
    rule: DESK_RULES.sleepOn,
    takes: until(later(view.clock, 1)),
    told: texts.ui.ear.sleepHour,
    words: wordsFor(asking, VERBS.sleepOn),
  }
}

/** NIT-2: how long; whoever has the hours says it. */
const howLong = (asking: Asking): readonly TmrAnswer[] => {
  const { texts, view, board, filled } = asking
  const { night, keys, ear } = texts.ui
  const common = { rule: DESK_RULES.sleepOn, told: ear.sleepOn, words: null } as const
  const dawn = hoursToDawn(view.clock)
  const rested = isRested(board)
  const hours = filled.number('hours', 4)
  return [
    {
      ...common,
      id: 'sleep till rested',
      label: night.rested,
      letter: keys.untilRested,
      takes: rested ? { kind: 'pick', what: 'things' } : until('rested'),
      follows: always(rested ? night.isRested : `${night.restedMeans} ${night.hourByHour}`),
      words: wordsFor(asking, VERBS.sleepOn),
      more: true,
    },
    {
      ...common,
      id: 'sleep till dawn',
      label: night.dawn,
      letter: keys.untilDawn,
      takes: until(later(view.clock, dawn)),
      follows: always(night.dawnMeans({ hour: texts.hours[later(view.clock, dawn).hour].hour, hours: dawn })),
    },
    {
      ...common,
      id: 'sleep for hours',
      label: night.some({ hours: hours || 1 }),
      letter: keys.someHours,
      takes: hours >= 1 && hours <= MOST_HOURS ? until(later(view.clock, hours)) : { kind: 'pick', what: 'number' },
      number: numberField('hours', night.howLong, hours, [1, MOST_HOURS]),
    },
  ]
}

const stop = (asking: Asking): TmrAnswer => ({
  id: 'stop',
  label: asking.texts.ui.night.stop,
  takes: { kind: 'keep', what: { kind: 'stop' } },
  aside: true,
  told: '',
  words: wordsFor(asking, VERBS.stop),
})

/** What whoever has the hours says of them. */
const ofHours = (asking: Asking): readonly TmrAnswer[] => {
  if (asking.clock !== 'own') return []
  if (asking.desk.sleeping) return [stop(asking)]
  return asking.sleeps === 'hourByHour' ? [oneHour(asking)] : howLong(asking)
}

/** NIT: the hours of sleep. */
const night = (asking: Asking, { choices }: PromptOf<'asleep'>): Omit<Asks, 'title'> => {
  const { texts, view, board } = asking
  const words = texts.ui.night
  const why = board.life <= 0 ? 'life' : board.dream <= 0 ? 'dream' : board.fatigue >= board.fatigueMax ? 'fatigue' : 'sound'
  const label = view.role.kind === 'gardien' ? words.gardien.wake : words.wake
  const wakings = choices.map((choice) => choosing(asking, choice, { label, follows: always(words.wakeMeans) }))
  return { asks: words.why[why], answers: [...ofHours(asking), ...wakings] }
}

/** DRM-3: at a table without dragons the sheet is put right before the next journey. */
const rest = (asking: Asking): Omit<Asks, 'title'> => {
  const { actions, keys, ear, prompts } = asking.texts.ui
  const why = asking.board.dream <= 0 ? prompts.asleep.dream : prompts.asleep.fatigue
  if (asking.clock === 'gardien') return { asks: `${why} ${prompts.asleep.byGardien}`, answers: [] }
  return {
    asks: `${why} ${prompts.asleep.after}`,
    fields: restFields(asking),
    answers: [resting(asking, { label: actions.wake, letter: keys.wake, told: ear.wake })],
  }
}

export const asleep = (asking: Asking, prompt: PromptOf<'asleep'>): Asks => ({
  title: asking.texts.ui.prompts.asleep.title({ name: asking.board.sheet.name }),
  ...(asking.view.options.dragons ? night(asking, prompt) : rest(asking)),
})
