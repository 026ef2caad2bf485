import { refusal } from '../../../../kit/refusal.ts'
import type { CommandOf } from '../commands.ts'
import type { ActiveEffect } from '../dreamer/effect.ts'
import { masteringOf, masteryOf } from '../dreamer/mastery.ts'
import { dreamDice, isNight, isSleepy, sleptOff, stillDreams } from '../dreamer/night.ts'
import { isUnder } from '../effects/queries.ts'
import { malusNow } from '../journey/ascent.ts'
import { attempt, ddrTotal, passed, rollCheck, rollDdr, rollDie } from '../rolls/check.ts'
import { canWake } from '../setup.ts'
import type { TmrRefusal } from '../state.ts'
import { burstsIfTooFull, loseToDragon, winDragon } from './dragon.ts'
import { drawPerpetual } from './drawing.ts'
import type { Turn } from './turn.ts'

const mayWake = ({ me }: Turn): boolean => canWake(me.dream, me.fatigue, me.sheet, me.depths.life)

/** QUE-5: while an ascent can be paid and is not forbidden. */
const isUrgent = ({ me, ground }: Turn): boolean =>
  isUnder(me, 'reserve-urgency') && me.dream > ground.ascentCost('normal') && !ground.noAscent && me.ascent.kind !== 'refused'

/** NIT-2, NIT-3. */
export const goToSleep = (turn: Turn, { late, anyway }: CommandOf<'sleep'>): TmrRefusal | undefined => {
  const { me, table } = turn
  if (isUnder(me, 'no-sleep')) return refusal('insomnia', 'NIT-3')
  if (isUrgent(turn)) return refusal('urgent', 'QUE-5')
  const open = anyway || isNight(table.clock.hour) || isSleepy(me.sheet.stamina, me.fatigue, me.depths.pinned)
  if (!open) return refusal('not-sleepy', 'NIT-2')
  turn.apply([{ type: 'fellAsleep', why: 'will', ...(late ? { late } : {}) }])
}

/** NIT-7. */
export const wake = (turn: Turn): TmrRefusal | undefined => {
  if (!mayWake(turn)) return refusal('cannot-wake', 'NIT-7')
  turn.apply([{ type: 'woke', why: 'will' }])
}

/** NIT-5: at zero points an échec total, nothing rolled. */
const dreamDragon = (turn: Turn): undefined => {
  if (turn.me.dream === 0) return loseToDragon(turn, 2)
  const dice = [...rollDdr(turn.dice, 'dragon')]
  const strength = 7 + ddrTotal(dice)
  const mastering = { ...masteringOf(turn.me), malus: malusNow(turn.me) }
  const check = rollCheck(turn.dice, masteryOf(mastering, strength), 'mastery')
  turn.apply([
    { type: 'dragonDreamt', strength, dice },
    { type: 'faced', check },
  ])
  if (passed(check)) winDragon(turn, strength, check)
  else loseToDragon(turn, check.quality === 'echec-total' ? 2 : 1)
}

/** NIT-4. */
const dreamOnce = (turn: Turn): undefined => {
  if (!stillDreams({ dream: turn.me.dream, seuil: turn.me.depths.seuil })) return
  const face = rollDie(turn.dice, 8, 'dream')
  turn.apply([{ type: 'dreamt', face, gained: face < 7 ? face : 0 }])
  if (face === 7) dreamDragon(turn)
  else if (face < 7) burstsIfTooFull(turn)
}

/** NIT-4, NIT-6, TET-1: a whole hour asleep. */
const sleepHour = (turn: Turn): undefined => {
  const dice = dreamDice(turn.me)
  for (let die = 0; die < dice; die++) dreamOnce(turn)
  const { sheet, fatigue, depths } = turn.me
  const boxes = sleptOff(sheet.stamina, fatigue, depths.pinned)
  if (boxes > 0) turn.apply([{ type: 'rested', boxes }])
}

const LASTING = ['reve', 'intellect', 'empathie'] as const

/** SOU-14: a point may be gone for good. */
const testLoss = (turn: Turn, { characteristic, loss = 0 }: ActiveEffect): undefined => {
  const of = LASTING.find((one) => one === characteristic)
  if (!of) return
  const check = rollCheck(turn.dice, attempt(turn.me.sheet[of], -loss), 'lasting')
  turn.apply([{ type: 'lossTested', of, check }])
  if (!passed(check)) turn.apply([{ type: 'sheetChanged', of, by: -1, why: 'loss' }])
}

/** NIT-8: the very end of Château Dormant. */
const endDay = (turn: Turn): undefined => {
  const { day } = turn.table.clock
  for (const effect of turn.me.effects) {
    if (effect.until === undefined || effect.until > day) continue
    turn.apply([{ type: 'effectEnded', n: effect.n, id: effect.id, why: 'days' }])
    if (effect.key === 'weakened') testLoss(turn, effect)
  }
  if (turn.me.dream > turn.me.depths.seuil) turn.apply([{ type: 'dreamChanged', by: -1, why: 'fading' }])
}

/** NIT-3, NIT-7: by day as soon as nothing is left to sleep off. */
const wakeOfItself = (turn: Turn): undefined => {
  const { me, table } = turn
  if (me.stage.phase !== 'asleep' || !mayWake(turn)) return
  if (isUnder(me, 'no-sleep')) return turn.apply([{ type: 'woke', why: 'insomnia' }])
  const day = !isNight(table.clock.hour)
  if (day && me.fatigue <= me.depths.pinned) turn.apply([{ type: 'woke', why: 'day' }])
}

/** The end of an hour for one dreamer. */
export const passHour = (turn: Turn): undefined => {
  const { me, table } = turn
  if (me.stage.phase === 'asleep' && !me.depths.broken) sleepHour(turn)
  if (table.clock.hour === 'chateau-dormant') endDay(turn)
}

/** NIT-4: an hour that begins in the TMR is not whole. */
export const countHour = (turn: Turn): undefined => {
  const broken = turn.me.journey !== null
  if (broken !== turn.me.depths.broken) turn.apply([{ type: 'hourBegan', broken }])
}

/** NIT-8: after all that, the next hour having begun. */
export const beginHour = (turn: Turn): undefined => {
  drawPerpetual(turn)
  wakeOfItself(turn)
  countHour(turn)
}
