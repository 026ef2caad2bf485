import { refusal } from '../../../../kit/refusal.ts'
import type { CommandOf } from '../commands.ts'
import { VOIES, type Voie } from '../dreamer/draconic.ts'
import { isStarlit } from '../dreamer/night.ts'
import { weakenedBy } from '../effects/queries.ts'
import { malusNow } from '../journey/ascent.ts'
import { findMethod, meditationFatigue, SIGN_DIFFICULTY } from '../practice/meditations.ts'
import { levelCost, lostLevels, reveCost } from '../practice/spending.ts'
import { passed, rollCheck } from '../rolls/check.ts'
import type { TmrRefusal } from '../state.ts'
import { fallsAsleep } from './sleeping.ts'
import type { Turn } from './turn.ts'

const intellectOf = ({ me }: Turn): number => weakenedBy(me, 'intellect', me.sheet.intellect)

const falseNumber = (turn: Turn, truth: number): number => {
  let told: number
  do told = turn.dice.roll({ label: 'lie', sides: 12, secret: true }) as number
  while (told === truth)
  return told
}

/** AST-4. */
export const readStars = (turn: Turn, { day, visibility = 0 }: CommandOf<'horoscope'>): TmrRefusal | undefined => {
  const { me, table } = turn
  const { clock } = table
  const { sky = 0 } = table.options
  if (!isStarlit(clock.hour)) return refusal('not-night', 'AST-4')
  if (sky === null) return refusal('no-sky', 'AST-4')
  if (day < clock.day) return refusal('past', 'AST-4')
  if (me.depths.readings.some((one) => one.day === day && one.night === clock.day)) return refusal('already-read', 'AST-4')
  const truth = turn.astralOf(day)
  const ahead = -Math.floor((day - clock.day) / 2)
  const { astrologie } = me.sheet
  const secretDice = { roll: (ask: Parameters<typeof turn.dice.roll>[0]) => turn.dice.roll({ ...ask, secret: true }) }
  const check = rollCheck(
    secretDice,
    {
      characteristic: intellectOf(turn),
      voie: null,
      skill: astrologie,
      difficulty: sky + visibility + ahead,
      malus: malusNow(me),
      modifier: 0,
    },
    'stars',
  )
  const number = passed(check) ? truth : falseNumber(turn, truth)
  turn.apply([{ type: 'starsRead', day, night: clock.day, number, check }])
}

/** EXP-5: as many points in another voie, unspent ones first, then levels. */
const destroy = (turn: Turn, voie: Voie, points: number): undefined => {
  const { xp, sheet } = turn.me
  const { levels, left } = lostLevels(xp[voie], sheet.draconic[voie], points)
  if (levels > 0) turn.apply([{ type: 'sheetChanged', of: voie, by: -levels, why: 'destroyed' }])
  if (left !== xp[voie]) turn.apply([{ type: 'experienceChanged', of: voie, by: left - xp[voie], why: 'destroyed' }])
}

const spendOnReve = (turn: Turn, cost: number): undefined =>
  turn.apply([
    { type: 'experienceChanged', of: 'reve', by: -cost, why: 'spent' },
    { type: 'sheetChanged', of: 'reve', by: 1, why: 'spent' },
    { type: 'seuilChanged', by: 1, why: 'reve' },
  ])

/** EXP-4, EXP-5. */
export const spend = (turn: Turn, { on, from }: CommandOf<'spend'>): TmrRefusal | undefined => {
  const { xp, sheet } = turn.me
  const cost = on === 'reve' ? reveCost(sheet.reve + 1) : levelCost(sheet.draconic[on] + 1)
  if (xp[on] < cost) return refusal('xp-too-low', 'EXP-4', { cost })
  if (on === 'reve') return spendOnReve(turn, cost)
  if (on === 'thanatos' && (!from || from === 'thanatos')) return refusal('from-missing', 'EXP-5')
  turn.apply([
    { type: 'experienceChanged', of: on, by: -cost, why: 'spent' },
    { type: 'sheetChanged', of: on, by: 1, why: 'spent' },
  ])
  if (on === 'thanatos' && from && VOIES.includes(from)) destroy(turn, from, cost)
}

/** SIG-5, SIG-6. */
export const meditate = (turn: Turn, { method: id, skill, neglected }: CommandOf<'meditate'>): TmrRefusal | undefined => {
  const method = findMethod(id)
  if (!method) return refusal('unknown-method', 'SIG-5')
  const { me, table, ground } = turn
  const conditions = neglected + (table.clock.hour === method.hour ? 0 : 1)
  const check = rollCheck(
    turn.dice,
    {
      characteristic: intellectOf(turn),
      voie: null,
      skill,
      difficulty: -2 * conditions - (me.depths.failures[id] ?? 0),
      malus: malusNow(me),
      modifier: 0,
    },
    'meditation',
  )
  turn.apply([{ type: 'meditated', method: id, check }])
  const difficulty = SIGN_DIFFICULTY[check.quality]
  if (difficulty !== undefined)
    turn.apply([{ type: 'signSet', genres: [method.genre], difficulty, value: null, until: me.round + 1, felt: true }])
  turn.apply([{ type: 'fatigued', boxes: meditationFatigue(ground), dice: [], why: 'meditation' }])
  fallsAsleep(turn)
}

/** SIG-1. */
export const setSign = (turn: Turn, { genres, difficulty, value, rounds }: CommandOf<'sign'>): undefined => {
  const until = rounds === undefined ? null : turn.me.round + rounds
  turn.apply([{ type: 'signSet', genres, difficulty, value, until, felt: false }])
}
