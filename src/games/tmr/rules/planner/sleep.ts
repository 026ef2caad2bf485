import { hoursBetween, isOver, later, type Moment } from '../dreamer/clock.ts'
import { bestVoie } from '../dreamer/draconic.ts'
import { fatigueMalus } from '../dreamer/fatigue.ts'
import { isStarlit, sleptOff } from '../dreamer/night.ts'
import { isUnder } from '../effects/queries.ts'
import { thresholds } from '../rolls/resolution.ts'
import type { DreamerView, View } from '../view.ts'

/** One way to wake: the same dreamer the next morning, and how likely. */
export interface Morning {
  readonly view: View
  readonly board: DreamerView
  readonly chance: number
}

interface Points {
  readonly dream: number
  readonly seuil: number
}
interface Sleeper extends Points {
  readonly chance: number
}

/** NIT-2: from Serpent on, or from now where it is past; the night is over with Vaisseau. */
const asleepFrom = ({ day, hour }: Moment): Moment => ({ day, hour: isStarlit(hour) ? hour : 'serpent' })
const awakeAt = ({ day }: Moment): Moment => ({ day: day + 1, hour: 'sirene' })

const merged = (sleepers: readonly Sleeper[]): readonly Sleeper[] => {
  const known = new Map<string, Sleeper>()
  for (const one of sleepers) {
    const key = `${one.dream} ${one.seuil}`
    known.set(key, { ...one, chance: one.chance + (known.get(key)?.chance ?? 0) })
  }
  return [...known.values()]
}

/** NIT-9: an éclatement ends all hope of the morning. */
const awakened = ({ dream, seuil }: Points, chance: number): readonly Sleeper[] =>
  dream > 3 * seuil || chance === 0 ? [] : [{ dream, seuil, chance }]

/** ROL-5: 7 + ddr, as far as it does not burst whoever masters it. */
const strengthsUpTo = (most: number): readonly { readonly strength: number; readonly chance: number }[] => {
  const all = []
  for (let [base, chance] = [7, 1 / 8]; base <= most; base += 7, chance /= 8)
    for (const more of [0, 1, 2, 3, 4, 5, 6]) all.push({ strength: base + more, chance })
  return all
}

/** NIT-5, PLN-5: not mastered it draws a queue, which prudently counts as failure. */
const dragonDreamt = ({ dream, seuil, chance }: Sleeper, skill: number, reve: number): readonly Sleeper[] => {
  if (dream === 0) return []
  const risen = Math.min(Math.max(seuil, reve), seuil + 1)
  return strengthsUpTo(3 * risen - dream).flatMap(({ strength, chance: met }) =>
    awakened({ dream: dream + strength, seuil: risen }, chance * met * (thresholds(dream, skill - strength).chance / 100)),
  )
}

/** NIT-4. */
const dreamOnce = (sleeper: Sleeper, skill: number, reve: number): readonly Sleeper[] => {
  const { dream, seuil, chance } = sleeper
  if (dream >= seuil) return [sleeper]
  const gains = [0, 1, 2, 3, 4, 5, 6].flatMap((gain) => awakened({ dream: dream + gain, seuil }, chance / 8))
  return [...gains, ...dragonDreamt({ ...sleeper, chance: chance / 8 }, skill, reve)]
}

/** FAT-1: once down, what was counted is marked and weighs. */
export const malusAt = ({ malus, sheet, fatigue }: DreamerView, marked: number): number =>
  malus - fatigueMalus(sheet.stamina, fatigue) + fatigueMalus(sheet.stamina, marked)

/** TET-1, SOU: dream dice an hour. */
const diceOf = (board: DreamerView): readonly number[] => {
  if (isUnder(board, 'no-dreaming')) return []
  return isUnder(board, 'double-dream') ? [1, 2] : [1]
}

interface Slept {
  readonly sleepers: readonly Sleeper[]
  readonly fatigue: number
}

/** NIT-4, NIT-6, NIT-8: hour by hour. */
const sleepThrough = (board: DreamerView, from: Moment, to: Moment): Slept => {
  const { sheet, pinned, seuil, dream } = board
  const best = sheet.draconic[bestVoie(sheet.draconic)]
  let fatigue = board.fatigue + board.pendingFatigue
  let sleepers: readonly Sleeper[] = [{ dream, seuil, chance: 1 }]
  for (let hour = 0; hour < hoursBetween(from, to); hour++) {
    const skill = best + malusAt(board, fatigue)
    for (const _ of diceOf(board)) sleepers = merged(sleepers.flatMap((one) => dreamOnce(one, skill, sheet.reve)))
    fatigue -= sleptOff(sheet.stamina, fatigue, pinned)
    if (later(from, hour).hour === 'chateau-dormant')
      sleepers = merged(sleepers.map((one) => (one.dream > one.seuil ? { ...one, dream: one.dream - 1 } : one)))
  }
  return { sleepers, fatigue }
}

/** DRM-3: at a table without dragons rest is written down whole. */
const restedWholly = ({ dream, seuil, pinned }: DreamerView): Slept => ({
  sleepers: [{ dream: Math.max(dream, seuil), seuil, chance: 1 }],
  fatigue: pinned,
})

/**
 * How a dreamer wakes after this night, down from wherever they are: every way that leaves hope, each with its chance. What a queue or
 * an éclatement would do is not followed: they count as failure. Null: no sleep is to be had.
 */
export const morningsAfter = (view: View, board: DreamerView): readonly Morning[] | null => {
  if (isUnder(board, 'no-sleep') || isUnder(board, 'reserve-urgency')) return null
  const from = asleepFrom(view.clock)
  const clock = awakeAt(from)
  const { sleepers, fatigue } = view.options.dragons ? sleepThrough(board, from, clock) : restedWholly(board)
  const { waiting } = board
  return sleepers.map(({ dream, seuil, chance }) => ({
    chance,
    view: { ...view, clock },
    board: {
      ...board,
      ...{ phase: 'awake', mode: null, encounter: null, messenger: null, stored: false, pendingFatigue: 0 },
      ...{ dream, seuil, fatigue, malus: malusAt(board, fatigue) },
      effects: board.effects.filter(({ until }) => until === undefined || until > from.day),
      waiting: waiting && isOver(waiting.until, clock) ? null : waiting,
    },
  }))
}
