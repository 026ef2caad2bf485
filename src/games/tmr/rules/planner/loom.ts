import { type Carrying, makeCarrying } from './carrying.ts'
import { type Drift, makeDrift } from './drifting.ts'
import { ROUGHEST } from './grades.ts'
import { ALL_CELLS, GIFT_REACH, REACH, WIDTH } from './land.ts'
import type { Layer } from './layers.ts'
import { type Odds, oddsOf, type PlainOdds, plainOddsOf } from './meeting.ts'
import { depthOf, type Grid, makeGrid, type Row, type Slots, slot } from './rows.ts'
import { type SpecialOdds, specialOddsOf } from './special.ts'
import { castRows, type Sheaf, settleRows, type TableFacts } from './tables.ts'

/** Rows that are made anew for each number of boxes, one for each number of dream points. */
export interface Work {
  /** What settling the cell leaves of free moments, and of those of a release. */
  readonly land: Grid
  readonly landReleased: Grid
  /** The same before the toll is paid and a goal reached. */
  readonly arrived: Grid
  readonly arrivedReleased: Grid
  /** Landed after a drift, by where and when the Tourbillon was met. */
  readonly drift: Drift
}

type OddsAt<Of> = (grade: number, dream: number) => Of

const remembered = <Of>(levels: number, make: OddsAt<Of>): OddsAt<Of> => {
  const known = new Array<Of | undefined>((ROUGHEST + 1) * levels)
  return (grade, dream) => (known[grade * levels + dream] ??= make(grade, dream))
}

/** All that one layer is woven from. */
export interface Strand {
  readonly layer: Layer
  /** DRG-8, ENC-5: entering a cell does more than coming to it. */
  readonly entersOtherwise: boolean
  readonly sheaf: Sheaf
  readonly work: Work
  readonly settle: Row
  /** By grade and dream points; of the layer after the encounter. */
  readonly odds: OddsAt<Odds>
  readonly special: OddsAt<SpecialOdds>
}

/** What the tables are woven on. */
export interface Loom extends TableFacts {
  readonly strands: readonly Strand[]
  readonly cast: Row
  /** Cells that ask for something on arrival, and those that give. */
  readonly asking: Slots
  readonly giving: Slots
  readonly jumping: readonly { readonly cell: number; readonly ends: Slots }[]
  readonly carrying: Carrying
  readonly held: Row
  readonly drifted: Row
}

/** QUE-2, QUE-3: with goals open a Messager serves only where settling the cell reaches the last of them. */
export const opensMagic = (layers: readonly Layer[], layer: Layer, cell: number): boolean =>
  layer.goals === 0 || layers[layer.mastered.get(cell) ?? -1]?.goals === 0

const withoutBarred = (odds: PlainOdds, layers: readonly Layer[], layer: Layer): PlainOdds => {
  if (layer.goals === 0) return odds
  const proxies = odds.proxies.map((proxy) => ({
    ...proxy,
    chance: proxy.chance.map((part, cell) => (opensMagic(layers, layer, cell) ? part : 0)),
  }))
  return { ...odds, proxies }
}

export const castsOf = ({ aim, chances }: TableFacts, dream: number): readonly number[] =>
  aim.places.map(({ percent }) => chances.cast(dream, percent))

const sheafOf = ({ boxes, scope, mode }: TableFacts, entersOtherwise: boolean): Sheaf => {
  const grid = (): Grid => makeGrid(boxes, scope.least, scope.dreams, WIDTH)
  const [free, entering] = [grid(), grid()]
  const released = mode === 'accelerated' ? grid() : free
  return { free, entering, staying: grid(), released, stepping: entersOtherwise ? grid() : entering }
}

/** HID-1: prudently nothing lands. */
const NO_DRIFT = makeDrift(0, 0, 0)

const workOf = ({ boxes, scope, mode, figure }: TableFacts, entersOtherwise: boolean): Work => {
  const level = (): Grid => makeGrid(0, 0, scope.dreams, WIDTH)
  const land = level()
  const arrived = entersOtherwise ? level() : land
  const drift = figure === 'prudent' ? NO_DRIFT : makeDrift(boxes, scope.least, scope.dreams)
  if (mode === 'normal') return { land, landReleased: land, arrived, arrivedReleased: arrived, drift }
  const landReleased = level()
  return { land, landReleased, arrived, arrivedReleased: entersOtherwise ? level() : landReleased, drift }
}

const oddsIn = (facts: TableFacts, met: Layer, plain: OddsAt<PlainOdds>): OddsAt<Odds> => {
  const { layers, masteries, scope, dreams } = facts
  const depth = depthOf(scope.least, scope.dreams, WIDTH)
  return remembered(dreams + 1, (grade, dream) =>
    oddsOf(withoutBarred(plain(0, dream), layers, met), masteries(dream), dream, scope, grade, depth),
  )
}

const specialIn = ({ masteries, scope, ferry, dreams }: TableFacts): OddsAt<SpecialOdds> => {
  const depth = depthOf(scope.least, scope.dreams, WIDTH)
  return remembered(dreams + 1, (grade, dream) => specialOddsOf(masteries(dream), dream, scope, ferry, grade, depth))
}

const strandsOf = (facts: TableFacts): readonly Strand[] => {
  const { layers, masteries, terrain, aim, scope, dreams } = facts
  const plain = remembered(dreams + 1, (_, dream) => plainOddsOf(aim, castsOf(facts, dream), masteries(dream), scope))
  const special = specialIn(facts)
  const odds = new Map(layers.map(({ met }) => [met, oddsIn(facts, layers[met] as Layer, plain)]))
  const settles = new Map<number, Row>()
  const settleFor = (goals: number): Row => {
    const rows = settles.get(goals) ?? settleRows(facts, goals)
    settles.set(goals, rows)
    return rows
  }
  return layers.map((layer) => {
    const entersOtherwise = terrain.hasToll || layer.entered.size > 0 || facts.waiting !== undefined
    return {
      ...{ layer, entersOtherwise, settle: settleFor(layer.goals) },
      ...{ sheaf: sheafOf(facts, entersOtherwise), work: workOf(facts, entersOtherwise) },
      ...{ odds: odds.get(layer.met) as OddsAt<Odds>, special },
    }
  })
}

export const makeLoom = (facts: TableFacts): Loom => {
  const { terrain } = facts
  const goals = new Set(terrain.goals.map(({ cell }) => cell))
  const giving = ALL_CELLS.filter((cell) => slot(terrain.gives, cell) === 1)
  return {
    ...facts,
    strands: strandsOf(facts),
    cast: castRows(facts),
    asking: ALL_CELLS.filter((cell) => goals.has(cell) || slot(terrain.open, cell) === 0 || terrain.asks[cell]?.length !== 0),
    giving,
    jumping: terrain.jumps.flatMap((ends, cell) => (ends.length > 0 ? [{ cell, ends }] : [])),
    carrying: makeCarrying(giving.length > 0 ? GIFT_REACH : REACH),
    held: new Float64Array(WIDTH),
    drifted: new Float64Array(WIDTH),
  }
}
