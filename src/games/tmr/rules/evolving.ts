import { capacityOf } from './dreamer/fatigue.ts'
import type { Happening } from './events.ts'
import { lasting } from './reserves/slots.ts'
import { isSuccess } from './rolls/resolution.ts'
import type { Depths, Dreamer, Journey, Reserve, Stage } from './state.ts'

/** Field by field: spreading so many fields takes ten times as long. */
export const changed = (dreamer: Dreamer, change: Partial<Dreamer>): Dreamer => ({
  id: dreamer.id,
  sheet: dreamer.sheet,
  stage: dreamer.stage,
  journey: dreamer.journey,
  round: dreamer.round,
  dream: dreamer.dream,
  fatigue: dreamer.fatigue,
  pendingFatigue: dreamer.pendingFatigue,
  repression: dreamer.repression,
  position: dreamer.position,
  candidates: dreamer.candidates,
  likelihood: dreamer.likelihood,
  reserves: dreamer.reserves,
  waiting: dreamer.waiting,
  xp: dreamer.xp,
  afflictions: dreamer.afflictions,
  effects: dreamer.effects,
  depths: dreamer.depths,
  effect: dreamer.effect,
  unruled: dreamer.unruled,
  ascent: dreamer.ascent,
  modifier: dreamer.modifier,
  sight: dreamer.sight,
  incoming: dreamer.incoming,
  ...change,
})

export const onJourney = ({ journey }: Dreamer, change: Partial<Journey>): Journey | null =>
  journey && {
    mode: journey.mode,
    malus: journey.malus,
    met: journey.met,
    calm: journey.calm,
    stored: journey.stored,
    given: journey.given,
    laid: journey.laid,
    forced: journey.forced,
    messenger: journey.messenger,
    ...change,
  }

/** A new round: nothing met, nothing stored, no messenger, dice again. */
export const nextRound = (dreamer: Dreamer, change: Partial<Journey> = {}): Journey | null =>
  onJourney(dreamer, { met: false, calm: false, stored: false, messenger: null, ...change })

/** QUE-7: what goes beyond the track is not marked. */
export const markedAfter = ({ fatigue, sheet }: Dreamer, boxes: number): number =>
  Math.max(fatigue, Math.min(capacityOf(sheet.stamina), fatigue + boxes))

/** SPE-3: the life lost on the way is noted now. */
const afterHurt = (depths: Depths): Depths =>
  depths.pendingLife === 0 ? depths : { ...depths, life: depths.life - depths.pendingLife, pendingLife: 0 }

/** DRG-8: another cell, another visit. */
export const NEW_VISIT = { given: [], laid: false, forced: false } as const

/** FAT-1: the fatigue of the journey is marked in one go. */
export const outOfTheTmr = (dreamer: Dreamer, stage: Stage): Dreamer =>
  changed(dreamer, {
    stage,
    journey: null,
    fatigue: markedAfter(dreamer, dreamer.pendingFatigue),
    pendingFatigue: 0,
    depths: afterHurt(dreamer.depths),
  })

const known = (reserve: Reserve): Reserve => (reserve.known ? reserve : { ...reserve, known: true })

/** EXP-2: won while lost, its cell is told with the position. */
const foundBonuses = (depths: Depths): Depths =>
  depths.bonuses.some(({ percent, known }) => known < percent)
    ? { ...depths, bonuses: depths.bonuses.map((bonus) => ({ ...bonus, known: bonus.percent })) }
    : depths

/** HID-2: what was made while lost becomes known with the position, and what gave way is gone (RES-2). */
export const found = (dreamer: Dreamer): Dreamer =>
  changed(dreamer, {
    candidates: null,
    likelihood: null,
    reserves: lasting(dreamer.reserves).map(known),
    waiting: dreamer.waiting && { ...dreamer.waiting, known: true },
    depths: foundBonuses(dreamer.depths),
    journey: dreamer.journey?.messenger
      ? onJourney(dreamer, { messenger: { ...dreamer.journey.messenger, asked: 'cell' } })
      : dreamer.journey,
  })

/** ASC-2: what was asked for stands, and a failed roll takes its round. */
export const tested = (dreamer: Dreamer, { check, stands }: Extract<Happening, { type: 'willTested' }>): Dreamer =>
  changed(dreamer, {
    stage: { phase: 'awake' },
    ascent: stands ? { kind: 'will', difficulty: check.difficulty } : { kind: 'free' },
    round: dreamer.round + (stands && !isSuccess(check.quality) ? 1 : 0),
  })
