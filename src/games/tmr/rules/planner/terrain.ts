import type { ActiveEffect, EffectKey } from '../dreamer/effect.ts'
import { NO_EFFECTS } from '../dreamer/effect.ts'
import { effectsOf, isUnder } from '../effects/queries.ts'
import type { Ground } from '../ground/ground.ts'
import { GENRES, type Genre } from '../map/genre.ts'
import { type CellId, genreOf } from '../map/map.ts'
import { ALL_CELLS, BEYOND, cellIn, ENDS, type Ends, endsOf, GENRE_AT, LINES, OUTSIDE, slotOf } from './land.ts'
import type { Question } from './question.ts'
import { type Row, type Slots, slot } from './rows.ts'
import { groundAsked } from './steps.ts'

/** PLN-4: a cell to be come to before any cast; of one to be mastered too, at which strength. */
export interface Goal {
  readonly cell: number
  readonly strength: number | null
}

/** PLN-3: the land of one question as numbers. */
export interface Terrain {
  /** Those that exist. */
  readonly cells: Slots
  /** Six slots a cell: where a step leads. */
  readonly ways: Slots
  /** ENC-15: where so many cells in each direction lead. */
  readonly lines: (cells: number) => Slots
  readonly ends: (cells: number) => Ends
  /** Of its genre, by cell. */
  readonly alike: readonly Slots[]
  /** ENC-13: the part of each of the others of its genre, by cell; 0: there is none. */
  readonly perOther: Row
  /** DRG-9: strengths to master on arrival, goals apart, by cell. */
  readonly asks: readonly (readonly number[])[]
  /** 1 where arriving is possible and lets no reserve go off. */
  readonly open: Slots
  /** SOU-9: dream points of entering. */
  readonly toll: Slots
  readonly hasToll: boolean
  /** TET-4, TET-5: further moves by cell. */
  readonly jumps: readonly Slots[]
  /** TET-6: 1 where a gift stands in place of the 1d7. */
  readonly gives: Slots
  readonly goals: readonly Goal[]
}

/** SOU-3. */
const PURIFYING: Readonly<Partial<Record<Genre, number>>> = { sanctuaire: 3, necropole: 5 }

const cellsOf = (effects: readonly ActiveEffect[], key: EffectKey): readonly CellId[] => [
  ...new Set(effectsOf({ effects }, key).flatMap(({ cell }) => (cell === undefined ? [] : [cell]))),
]

/** SOU-3: one purification counts for every such souffle. */
export const toPurify = (effects: readonly ActiveEffect[]): readonly CellId[] => [
  ...new Set(effectsOf({ effects }, 'purification-tour').flatMap(({ cells }) => cells ?? [])),
]

const goalsOf = (effects: readonly ActiveEffect[]): readonly Goal[] => [
  ...cellsOf(effects, 'pilgrimage').map((cell) => ({ cell: slotOf(cell), strength: null })),
  ...cellsOf(effects, 'conquest').map((cell) => ({ cell: slotOf(cell), strength: 7 })),
  ...toPurify(effects).map((cell) => ({ cell: slotOf(cell), strength: PURIFYING[genreOf(cell)] ?? 0 })),
]

/** Goals are mastered once, whatever else a cell asks for at each arrival. */
const asksOf = (ground: Ground, cell: CellId): readonly number[] =>
  ground
    .masteries(cell)
    .filter(({ kind }) => !['conquest', 'purification'].includes(kind))
    .map(({ difficulty }) => -difficulty)

const linesFor = (exists: (cell: number) => boolean): readonly Slots[] =>
  LINES.map((lines) => lines.map((end) => (end !== OUTSIDE && exists(end) ? end : OUTSIDE)))

const jumpsFrom = (cells: Slots, effects: readonly ActiveEffect[]): readonly Slots[] => {
  const homes = cellsOf(effects, 'home-cell').map(slotOf)
  const river = GENRES.indexOf('fleuve')
  const banks = isUnder({ effects }, 'river-knowledge') ? cells.filter((cell) => slot(GENRE_AT, cell) === river) : []
  return Array.from(ALL_CELLS, (from) => {
    const ends = [...homes, ...(slot(GENRE_AT, from) === river ? banks : [])]
    return Int16Array.from(ends.filter((to) => to !== from && cells.includes(to)))
  })
}

export const terrainOf = (question: Pick<Question, 'effects' | 'dragon'>): Terrain => {
  const [ground, effects] = [groundAsked(question), question.effects ?? NO_EFFECTS]
  const exists = (cell: number): boolean => ground.exists(cellIn(cell))
  const cells = ALL_CELLS.filter(exists)
  const lines = cells.length === ALL_CELLS.length ? LINES : linesFor(exists)
  const ends = lines === LINES ? ENDS : lines.map(endsOf)
  const traps = new Set(question.dragon?.traps.map(slotOf))
  const toll = ALL_CELLS.map((cell) => ground.toll(cellIn(cell)))
  const ofGenre = GENRES.map((_, genre) => cells.filter((cell) => slot(GENRE_AT, cell) === genre))
  const alike = Array.from(ALL_CELLS, (cell) => ofGenre[slot(GENRE_AT, cell)] as Slots)
  return {
    cells,
    ways: lines[1] as Slots,
    lines: (count) => lines[Math.min(count, BEYOND)] as Slots,
    ends: (count) => ends[Math.min(count, BEYOND)] as Ends,
    alike,
    perOther: Float64Array.from(alike, ({ length }) => (length > 1 ? 1 / (length - 1) : 0)),
    asks: Array.from(ALL_CELLS, (cell) => asksOf(ground, cellIn(cell))),
    open: ALL_CELLS.map((cell) => (exists(cell) && !traps.has(cell) ? 1 : 0)),
    toll,
    hasToll: toll.some((points) => points > 0),
    jumps: jumpsFrom(cells, effects),
    gives: ALL_CELLS.map((cell) => (ground.gives(cellIn(cell)) ? 1 : 0)),
    goals: goalsOf(effects),
  }
}
