import {
  CELL_IDS,
  type CellId,
  canBeCastAt,
  cellsOfGenre,
  DIRECTIONS,
  DRY_CELLS,
  type DreamerView,
  distance,
  type Genre,
  neighbour,
  reserveLimit,
  type Spell,
  touching,
} from '../../rules/public.ts'
import { seenIn, situate } from '../situation/situation.ts'
import { isGood, type Maker } from './candidate.ts'
import { drawSpell, drawTable } from './dreamers.ts'
import type { Answer } from './drill.ts'
import type { Habit } from './leaning.ts'

/** Steps to each cell without coming back on a reserve (RES-4). */
const stepsFrom = (start: CellId, laid: readonly CellId[]): ReadonlyMap<CellId, number> => {
  const steps = new Map<CellId, number>([[start, 0]])
  for (const [cell, far] of steps)
    for (const way of DIRECTIONS) {
      const next = neighbour(cell, way)
      if (next !== null && !steps.has(next) && !laid.includes(next)) steps.set(next, far + 1)
    }
  return steps
}

/** The most cells of the list that can be laid on with so many steps, each once. */
const mostLaid = (from: CellId, cells: readonly CellId[], left: number, laid: readonly CellId[] = []): number => {
  const steps = stepsFrom(from, laid)
  let most = 0
  for (const cell of cells) {
    const far = steps.get(cell) ?? Number.POSITIVE_INFINITY
    if (laid.includes(cell) || far > left) continue
    most = Math.max(most, 1 + mostLaid(cell, cells, left - far, [...laid, cell]))
  }
  return most
}

/** A way that lays so many, nearest first, as far as there are cells. */
export const mostLaidWay = ({ position }: DreamerView, spell: Spell, count: number): readonly CellId[] => {
  const way: CellId[] = position ? [position] : []
  const cells = CELL_IDS.filter((cell) => canBeCastAt(spell, cell))
  const laid: CellId[] = []
  while (way.length > 0 && laid.length < count) {
    const leg = nearestLeg(way.at(-1) as CellId, cells, laid)
    if (leg.length === 0) break
    way.push(...leg.slice(1))
    laid.push(leg.at(-1) as CellId)
  }
  return way
}

/** To the nearest that is not laid on, around those that are. */
const nearestLeg = (from: CellId, cells: readonly CellId[], laid: readonly CellId[]): readonly CellId[] => {
  const steps = stepsFrom(from, laid)
  const open = cells.filter((cell) => !laid.includes(cell) && steps.has(cell))
  const [goal] = open.toSorted((a, b) => (steps.get(a) ?? 0) - (steps.get(b) ?? 0))
  if (!goal) return []
  const leg = [goal]
  while (leg[0] !== from) {
    const before = touching(leg[0] as CellId).find((cell) => steps.get(cell) === (steps.get(leg[0] as CellId) ?? 0) - 1)
    if (!before) return []
    leg.unshift(before)
  }
  return leg
}

export interface Limits {
  readonly level: number
  readonly dream: number
  readonly fatigue: number
}

/** ASC-1: the ascent. */
const ASCENT = 1
/** Beyond these nobody walks in one evening. */
const NEAREST = 5

/**
 * How many reserves of a spell can be laid in one ascent if every die is kind and none is special, and by what: the level (RES-2), dream
 * points (cost and one more each, RES-1, staying awake), fatigue (a box a cell, the last box puts to sleep, DRM-3).
 */
export const limitsOf = (board: DreamerView, spell: Spell): Limits => {
  const from = board.position as CellId
  const boxes = board.fatigueMax - board.fatigue - board.pendingFatigue
  const cells = CELL_IDS.filter((cell) => canBeCastAt(spell, cell)).toSorted((a, b) => distance(from, a) - distance(from, b))
  return {
    level: reserveLimit(board.sheet.draconic, spell.voie),
    dream: Math.max(0, Math.floor((board.dream - ASCENT - 1) / (Number(spell.cost) + 1))),
    fatigue: mostLaid(from, cells.slice(0, NEAREST), boxes - ASCENT - 1),
  }
}

/** The rule of thumb: as many as the dream points pay for, cost by cost. */
const byPoints = ({ dream }: DreamerView, { cost }: Spell): number => Math.floor((dream - ASCENT) / Number(cost))

const countOf = ({ level, dream, fatigue }: Limits): number => Math.min(level, dream, fatigue)

/** Limits that could be taken for the one that counts. */
const bindingIn = (limits: Limits): number => {
  const truth = countOf(limits)
  return [limits.level, limits.dream, limits.fatigue].filter((limit) => limit <= truth + 1).length
}

const ratingOf = (limits: Limits): number => 500 + 170 * countOf(limits) + 130 * bindingIn(limits)

/** RES-1, RES-2: how many reserves can be laid before dawn? */
export const countDrill: Maker = (draw) => {
  const position = draw.among(DRY_CELLS)
  const manyNear = (genre: Genre): boolean => cellsOfGenre(genre).filter((cell) => distance(cell, position) <= 6).length >= 3
  const spell = drawSpell(draw, ({ genre, cost }) => genre !== 'fleuve' && Number(cost) <= 4 && manyNear(genre as Genre))
  const setup = spell && drawTable(draw, { position, spells: [spell] })
  const situation = setup && situate(setup, [])
  const seen = situation && seenIn(situation)
  if (!spell || !situation || !seen) return null
  const limits = limitsOf(seen.board, spell)
  const truth = countOf(limits)
  if (truth < 1 || truth > 4 || bindingIn(limits) < 2) return null
  const lowest = Math.max(0, truth - draw.between(0, 3))
  const answers = [0, 1, 2, 3].map((more): Answer => {
    const count = lowest + more
    return { key: { kind: 'number', count }, figure: count, worth: -Math.abs(count - truth) }
  })
  if (!isGood(answers, 'count')) return null
  return {
    ...situation,
    ...{ spell: spell.id, second: null, unit: 'count', answers },
    habit: String(truth) as Habit,
    naive: answers.findIndex(({ figure }) => figure === byPoints(seen.board, spell)),
    because: { kind: 'limits', ...limits },
    rating: ratingOf(limits),
  }
}
