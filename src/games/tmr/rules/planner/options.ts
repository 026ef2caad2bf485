import { mayPass } from '../encounters/kinds.ts'
import { DIRECTIONS, type Direction } from '../map/geometry.ts'
import type { CellId } from '../map/map.ts'
import { groundAsked } from './groundAsked.ts'
import { CELL_COUNT, cellIn, distancesFrom, NEIGHBOURS, OUTSIDE, sameGenre, slotOf, WAYS } from './land.ts'
import { masteryOf } from './mastery.ts'
import { face, levelOf, type Outcomes, type Spot, struggle, wetChance } from './outcomes.ts'
import type { Met, Moment, Question } from './question.ts'
import { at, type Grid, rowOf, slot } from './rows.ts'
import type { Tables } from './tables.ts'

/** What the dreamer can say at a moment. */
export type Action =
  | { readonly type: 'ascend' | 'master' | 'letPass' | 'decline' | 'struggle' | 'masterCell' | 'stay' }
  | { readonly type: 'goTo'; readonly cell: CellId }
  | { readonly type: 'move'; readonly to: Direction }
  | { readonly type: 'cast'; readonly via: 'messager' | null }

export interface Option {
  readonly action: Action
  /** Of a success in the end, played as well as can be from there on. */
  readonly chance: number
}

const read = (tables: Tables, grid: Grid, { cell, dream, boxes }: Spot): number =>
  boxes <= 0 || dream <= 0 ? 0 : at(rowOf(grid, boxes, levelOf(tables, dream)), cell)

/** What all the outcomes of something are worth together. */
const worth = (tables: Tables, run: (to: Outcomes) => void): number => {
  let total = 0
  const goOn = (chance: number, spot: Spot): void => {
    total += chance * wetChance(tables, spot) * read(tables, tables.free, spot)
  }
  run({
    least: 1e-16,
    goOn,
    queue: goOn,
    release: (chance, spot) => {
      total += chance * wetChance(tables, spot) * read(tables, tables.released, spot)
    },
    proxy: (chance, spot) => {
      total += chance * wetChance(tables, spot) * castWorth(tables, spot)
    },
    end: () => undefined,
  })
  return total
}

export const castWorth = (tables: Tables, { dream }: Spot): number => at(tables.cast, levelOf(tables, dream))

export const certain = (tables: Tables, { kind, strength }: Met, dream: number) =>
  masteryOf(tables.chances, kind, [{ points: strength, chance: 1 }], dream, tables.boxes)

const spotOf = ({ cell, dream, boxes }: Question, settled: boolean): Spot => ({ cell: slotOf(cell), dream, boxes, settled })

/** ASC-1, ASC-3: the cell gone up to, its box marked. */
export const ascentSpot = (question: Question): Spot => ({
  ...spotOf(question, false),
  dream: question.dream - groundAsked(question).ascentCost(question.mode),
  boxes: question.boxes - 1,
})

const ascend = (tables: Tables, question: Question, waiting: Met | null): number => {
  const spot = ascentSpot(question)
  if (spot.dream <= 0 || spot.boxes <= 0) return 0
  if (!waiting) return read(tables, tables.entering, spot)
  return worth(tables, (to) => face(tables, to, 1, spot, certain(tables, waiting, spot.dream)))
}

const facing = (tables: Tables, question: Question, met: Met, settled: boolean): readonly Option[] => {
  const spot = spotOf(question, settled)
  const master = worth(tables, (to) => face(tables, to, 1, spot, certain(tables, met, spot.dream)))
  const pass = worth(tables, (to) => to.goOn(1, spot, met.kind))
  const options: Option[] = [{ action: { type: 'master' }, chance: master }]
  return mayPass(met.kind) ? [...options, { action: { type: 'letPass' }, chance: pass }] : options
}

const reachable = (spot: Spot, { kind, strength }: Met): readonly number[] => {
  if (kind === 'changeur') return [...sameGenre(spot.cell)].filter((cell) => cell !== spot.cell)
  const distances = distancesFrom(spot.cell)
  const cells = Array.from({ length: CELL_COUNT }, (_, cell) => cell)
  return cells.filter((cell) => cell !== spot.cell && slot(distances, cell) <= strength)
}

/** ENC-10: a Messager leaves the demi-rêve where it is. */
const served = (tables: Tables, spot: Spot, met: Met, cell: number): number => {
  if (met.kind !== 'messager') return worth(tables, (to) => to.goOn(1, { ...spot, cell, settled: false }, met.kind))
  const sent = slot(tables.aim.fits, cell) === 1 ? wetChance(tables, spot) * castWorth(tables, spot) : 0
  return Math.max(
    sent,
    worth(tables, (to) => to.goOn(1, spot, met.kind)),
  )
}

const serving = (tables: Tables, question: Question, met: Met, settled: boolean): readonly Option[] => {
  const spot = spotOf(question, settled)
  const goTo = reachable(spot, met).map(
    (cell): Option => ({ action: { type: 'goTo', cell: cellIn(cell) }, chance: served(tables, spot, met, cell) }),
  )
  return [{ action: { type: 'decline' }, chance: worth(tables, (to) => to.goOn(1, spot, met.kind)) }, ...goTo]
}

const struggling = (tables: Tables, question: Question, met: Met, settled: boolean, lostRounds: number): readonly Option[] => {
  const spot = { ...spotOf(question, settled), boxes: question.boxes - 1 }
  const chance = worth(tables, (to) => struggle(tables, to, 1, spot, certain(tables, met, spot.dream), lostRounds))
  return [{ action: { type: 'struggle' }, chance }]
}

const stepping = (tables: Tables, spot: Spot, released: boolean): readonly Option[] => {
  const next = { ...spot, boxes: spot.boxes - 1 }
  const into = (cell: number): number => {
    const there = { ...next, cell, settled: false }
    return released ? wetChance(tables, there) * read(tables, tables.released, there) : read(tables, tables.entering, there)
  }
  const anywhere = (): number => {
    let total = 0
    for (let cell = 0; cell < CELL_COUNT; cell++) total += into(cell)
    return total / CELL_COUNT
  }
  return DIRECTIONS.map((to, way) => {
    const cell = slot(NEIGHBOURS, spot.cell * WAYS + way)
    return { action: { type: 'move', to }, chance: cell === OUTSIDE ? anywhere() : into(cell) }
  })
}

const acting = (tables: Tables, question: Question, messenger: CellId | null, released: boolean): readonly Option[] => {
  const spot = spotOf(question, true)
  const casts: Option[] = []
  if (slot(tables.aim.fits, spot.cell) === 1) casts.push({ action: { type: 'cast', via: null }, chance: castWorth(tables, spot) })
  if (messenger && slot(tables.aim.fits, slotOf(messenger)) === 1)
    casts.push({ action: { type: 'cast', via: 'messager' }, chance: castWorth(tables, spot) })
  const stay = read(tables, tables.staying, { ...spot, boxes: spot.boxes - 1 })
  return [...casts, ...stepping(tables, spot, released), { action: { type: 'stay' }, chance: stay }]
}

const best = (options: readonly Option[]): Option =>
  options.reduce((most, option) => (option.chance > most.chance ? option : most))

export const optionsAt = (tables: Tables, question: Question, moment: Moment = question.moment): readonly Option[] => {
  switch (moment.phase) {
    case 'awake':
      return [{ action: { type: 'ascend' }, chance: ascend(tables, question, moment.waiting) }]
    case 'encounter':
      return facing(tables, question, moment.met, moment.settled)
    case 'service':
      return serving(tables, question, moment.met, moment.settled)
    case 'captive':
      return struggling(tables, question, moment.met, moment.settled, moment.lostRounds)
    case 'wet': {
      const next = best(acting(tables, question, moment.messenger, moment.released))
      const chance = wetChance(tables, spotOf(question, false)) * next.chance
      return [{ action: { type: 'masterCell' }, chance }]
    }
    case 'free':
      return acting(tables, question, moment.messenger, moment.released)
  }
}

/** The first of the best. */
export const bestOption = (tables: Tables, question: Question): Option => best(optionsAt(tables, question))
