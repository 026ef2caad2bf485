import { otherVoies, type Voie } from '../dreamer/draconic.ts'
import { mayPass } from '../encounters/kinds.ts'
import { DIRECTIONS, type Direction } from '../map/geometry.ts'
import type { CellId } from '../map/map.ts'
import { lostWorthIn } from './astray.ts'
import { cellIn, distancesFrom, slotOf, WAYS } from './land.ts'
import { face, GIFTS, type Gift, giftWorth, struggle, sumOf } from './outcomes.ts'
import { stepWorth } from './policy.ts'
import type { Met, PlannedMoment, Question } from './question.ts'
import { type Slots, slot } from './rows.ts'
import { castWorth, enteredWorth, layerOf, percentAt, type Spot, settleChance, settledSpot, sheafOf, worthOf } from './spot.ts'
import { groundAsked } from './steps.ts'
import { readAt, type Tables } from './tables.ts'
import { certain, metThere } from './waiting.ts'

/** What the dreamer can say at a moment. */
export type Action =
  /** `repress` is weighed at its encounter alone: no figure counts on it. */
  | { readonly type: 'ascend' | 'repress' | 'letPass' | 'decline' | 'masterCell' | 'stay' }
  /** ENC-4: without a voie, by the best. */
  | { readonly type: 'master' | 'struggle'; readonly voie?: Voie }
  | { readonly type: 'goTo' | 'jump'; readonly cell: CellId }
  | { readonly type: 'takeGift'; readonly kind: Gift }
  | { readonly type: 'move'; readonly to: Direction }
  | { readonly type: 'cast'; readonly via: 'messager' | null }

export interface Option {
  readonly action: Action
  /** Of a success in the end, played as well as can be from there on; HID-1: lost by it at once, one goes on, lost later, one fails. */
  readonly chance: number
}

export const spotOf = (tables: Tables, { cell, dream, boxes }: Question, settled: boolean): Spot => ({
  ...{ cell: slotOf(cell), dream, boxes, settled },
  layer: tables.layers.length - 1,
})

/** ASC-1, ASC-3: the cell gone up to, its box marked. */
export const ascentSpot = (tables: Tables, question: Question): Spot => ({
  ...spotOf(tables, question, false),
  dream: question.dream - groundAsked(question).ascentCost(question.mode),
  boxes: question.boxes - 1,
})

const ascend = (tables: Tables, question: Question, waiting: Met | null): number => {
  const spot = ascentSpot(tables, question)
  if (spot.dream <= 0 || spot.boxes <= 0) return 0
  if (!waiting) return readAt(tables, sheafOf(tables, spot).entering, spot.boxes, spot.dream, spot.cell)
  return sumOf(tables, (to) => face(tables, to, 1, spot, certain(tables, waiting, spot.dream)), lostWorthIn(tables))
}

/** ENC-4: by the best voie first, so that it is the best of equals. */
const byVoies = (
  { dreamer: { draconic } }: Question,
  type: 'master' | 'struggle',
  worth: (named?: Voie) => number,
): readonly Option[] => [
  { action: { type }, chance: worth() },
  ...otherVoies(draconic).map((voie): Option => ({ action: { type, voie }, chance: worth(voie) })),
]

const facing = (tables: Tables, question: Question, met: Met, settled: boolean): readonly Option[] => {
  const spot = spotOf(tables, question, settled)
  const lostWorth = lostWorthIn(tables)
  const options = byVoies(question, 'master', (named) =>
    sumOf(tables, (to) => face(tables, to, 1, spot, certain(tables, met, spot.dream, 0, named)), lostWorth),
  )
  return mayPass(met.kind) ? [...options, { action: { type: 'letPass' }, chance: worthOf(tables, spot) }] : options
}

/** ENC-6: as if the encounter were gone; null: there is none. */
export const undisturbedAt = (tables: Tables, question: Question): number | null => {
  const { moment } = question
  return moment.phase === 'encounter' ? worthOf(tables, spotOf(tables, question, moment.settled)) : null
}

const reachable = ({ terrain }: Tables, spot: Spot, { kind, strength }: Met): readonly number[] => {
  const cells = [...(kind === 'changeur' ? (terrain.alike[spot.cell] as Slots) : terrain.cells)]
  const distances = distancesFrom(spot.cell)
  return cells.filter((cell) => cell !== spot.cell && (kind === 'changeur' || slot(distances, cell) <= strength))
}

/** ENC-10: a Messager leaves the demi-rêve where it is. */
const served = (tables: Tables, spot: Spot, met: Met, cell: number): number => {
  if (met.kind !== 'messager') return metThere(tables, spot, cell) ?? enteredWorth(tables, spot, cell)
  const barred = layerOf(tables, settledSpot(tables, spot)).goals !== 0
  const percent = barred ? null : percentAt(tables, cell)
  const sent = percent === null ? 0 : settleChance(tables, spot) * castWorth(tables, spot, percent)
  return Math.max(sent, worthOf(tables, spot))
}

const serving = (tables: Tables, question: Question, met: Met, settled: boolean): readonly Option[] => {
  const spot = spotOf(tables, question, settled)
  const goTo = reachable(tables, spot, met).map(
    (cell): Option => ({ action: { type: 'goTo', cell: cellIn(cell) }, chance: served(tables, spot, met, cell) }),
  )
  return [{ action: { type: 'decline' }, chance: worthOf(tables, spot) }, ...goTo]
}

const struggling = (tables: Tables, question: Question, met: Met, settled: boolean, lostRounds: number): readonly Option[] => {
  const spot = { ...spotOf(tables, question, settled), boxes: question.boxes - 1 }
  const lostWorth = lostWorthIn(tables)
  return byVoies(question, 'struggle', (named) => {
    const mastery = certain(tables, met, spot.dream, lostRounds, named)
    return sumOf(tables, (to) => struggle(tables, to, 1, spot, mastery, lostRounds), lostWorth)
  })
}

const stepping = (tables: Tables, spot: Spot, released: boolean): readonly Option[] => {
  const { ways, jumps } = tables.terrain
  const moves = DIRECTIONS.map((to, way): Option => {
    const cell = slot(ways, spot.cell * WAYS + way)
    return { action: { type: 'move', to }, chance: stepWorth(tables, spot, cell, released) }
  })
  const leaps = Array.from(jumps[spot.cell] as Slots, (cell): Option => {
    const chance = stepWorth(tables, spot, cell, released)
    return { action: { type: 'jump', cell: cellIn(cell) }, chance }
  })
  return [...moves, ...leaps]
}

const casting = (tables: Tables, spot: Spot, cell: number, via: 'messager' | null): readonly Option[] => {
  const percent = layerOf(tables, spot).goals === 0 ? percentAt(tables, cell) : null
  return percent === null ? [] : [{ action: { type: 'cast', via }, chance: castWorth(tables, spot, percent) }]
}

const acting = (tables: Tables, spot: Spot, messenger: CellId | null, released: boolean): readonly Option[] => {
  const stay = readAt(tables, sheafOf(tables, spot).staying, spot.boxes - 1, spot.dream, spot.cell)
  return [
    ...casting(tables, spot, spot.cell, null),
    ...(messenger ? casting(tables, spot, slotOf(messenger), 'messager') : []),
    ...stepping(tables, spot, released),
    { action: { type: 'stay' }, chance: stay },
  ]
}

const best = (options: readonly Option[]): Option =>
  options.reduce((most, option) => (option.chance > most.chance ? option : most))

/** DRG-9: what this visit has not yet been given. */
const mastering = (tables: Tables, question: Question, moment: Extract<PlannedMoment, { phase: 'wet' }>): readonly Option[] => {
  const spot = spotOf(tables, question, false)
  const next = best(acting(tables, settledSpot(tables, spot), moment.messenger, moment.released))
  const asked = moment.left
    ? moment.left.reduce(
        (all, strength) => all * tables.chances.master(spot.dream, strength),
        slot(tables.terrain.open, spot.cell),
      )
    : settleChance(tables, spot)
  return [{ action: { type: 'masterCell' }, chance: asked * next.chance }]
}

export const optionsAt = (tables: Tables, question: Question, moment: PlannedMoment = question.moment): readonly Option[] => {
  switch (moment.phase) {
    case 'awake':
      return [{ action: { type: 'ascend' }, chance: ascend(tables, question, moment.waiting) }]
    case 'encounter':
      return facing(tables, question, moment.met, moment.settled)
    case 'gift': {
      const spot = spotOf(tables, question, moment.settled)
      return GIFTS.map((kind) => ({ action: { type: 'takeGift', kind }, chance: giftWorth(tables, spot, kind) }))
    }
    case 'service':
      return serving(tables, question, moment.met, moment.settled)
    case 'captive':
      return struggling(tables, question, moment.met, moment.settled, moment.lostRounds)
    case 'wet':
      return mastering(tables, question, moment)
    case 'free':
      return acting(tables, spotOf(tables, question, true), moment.messenger, moment.released)
  }
}

/** The first of the best. */
export const bestOption = (tables: Tables, question: Question): Option => best(optionsAt(tables, question))
