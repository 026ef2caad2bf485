import {
  CELL_IDS,
  type CellId,
  canBeCastAt,
  type Direction,
  findSpell,
  isWet,
  neighbour,
  roughCosts,
  roughStep,
  type Spell,
  touching,
} from '../../rules/public.ts'
import type { Seen } from '../situation/situation.ts'
import { mostLaidWay } from './countDrill.ts'
import type { Answer, Drill } from './drill.ts'
import { masteryOf, WATER } from './masteryOf.ts'

/** What *montrez-moi* draws for an answer: its way, the water on it, and how far the fatigue left would reach. */
export interface Shown {
  /** From the present cell; empty: lost, or nothing to walk. */
  readonly way: readonly CellId[]
  readonly waters: readonly CellId[]
  /** WET-1: percent of each of them. */
  readonly mastery: number
  readonly reach: readonly CellId[]
  /** HID-3: where the step would lead from each cell that fits. */
  readonly hops: readonly (readonly [from: CellId, to: CellId])[]
}

/** The easiest way from a cell to one of these, roughly. */
export const wayTo = (from: CellId, goals: readonly CellId[], mastery: number): readonly CellId[] => {
  const costs = roughCosts(goals, mastery)
  const cost = (cell: CellId): number => costs.get(cell) ?? Number.POSITIVE_INFINITY
  const way = [from]
  for (let at = from; cost(at) > 0; at = way.at(-1) as CellId) {
    const [next] = touching(at).toSorted((a, b) => roughStep(costs, a, mastery) - roughStep(costs, b, mastery))
    if (!next || cost(next) >= cost(at)) break
    way.push(next)
  }
  return way
}

/** DRM-3: cells within the steps that do not put to sleep. */
const reachOf = (from: CellId, steps: number): readonly CellId[] => {
  const far = new Map<CellId, number>([[from, 0]])
  for (const [cell, at] of far) for (const next of at < steps ? touching(cell) : []) if (!far.has(next)) far.set(next, at + 1)
  return [...far.keys()]
}

const landsOf = (id: string): readonly CellId[] => {
  const spell = findSpell({}, id)
  return spell ? CELL_IDS.filter((cell) => canBeCastAt(spell, cell)) : []
}

const stepOf = ({ key }: Answer): Direction | null =>
  key.kind === 'say' && key.command.type === 'move' ? (key.command.to as Direction) : null

const hopsOf = (from: readonly CellId[], step: Direction): Shown['hops'] =>
  from.flatMap((cell) => {
    const to = neighbour(cell, step)
    return to ? [[cell, to] as const] : []
  })

const walked = ({ drill, seen: { board } }: Posed, answer: Answer, from: CellId): readonly CellId[] => {
  const { key } = answer
  const [mastery, lands] = [masteryOf(board, WATER), landsOf(drill.second ?? drill.spell)]
  const step = stepOf(answer)
  const next = step && neighbour(from, step)
  switch (key.kind) {
    case 'land':
      return wayTo(from, [key.cell], mastery)
    case 'number':
      return mostLaidWay(board, findSpell({}, drill.spell) as Spell, key.count)
    case 'plan':
      return wayTo(from, lands, mastery)
    case 'say':
      if (next) return [from, ...wayTo(next, lands, mastery)]
      return key.command.type === 'evade' ? [] : wayTo(from, lands, mastery)
    default:
      return key satisfies never
  }
}

interface Posed {
  readonly drill: Drill
  readonly seen: Seen
}

export const shownOf = (posed: Posed, at: number): Shown => {
  const { drill, seen } = posed
  const { board } = seen
  const answer = drill.answers[at] as Answer
  const mastery = masteryOf(board, WATER)
  const step = stepOf(answer)
  if (board.position === null) {
    return { way: [], waters: [], mastery, reach: [], hops: step ? hopsOf(board.candidates, step) : [] }
  }
  const way = walked(posed, answer, board.position)
  const boxes = board.fatigueMax - board.fatigue - board.pendingFatigue - (board.phase === 'awake' ? 1 : 0)
  return { way, waters: way.slice(1).filter(isWet), mastery, reach: reachOf(board.position, boxes - 1), hops: [] }
}
