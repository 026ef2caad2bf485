import { type CellId, cellsOfGenre, DIRECTIONS, type Direction, DRY_CELLS, genreOf, neighbour } from '../../rules/public.ts'
import type { Draw } from '../situation/chance.ts'
import { type Seen, seenIn, situate, type Told } from '../situation/situation.ts'
import { isGood, type Maker } from './candidate.ts'
import { DREAMER, drawSpell, drawTable } from './dreamers.ts'
import { type Answer, bestOf } from './drill.ts'
import { meeting } from './encounterDrill.ts'
import { type Belief, leftAfter, makeFinder } from './findingSteps.ts'

/** One step that tells everything is seen at a glance: for whoever begins. */
const AT_A_GLANCE = 1.05
const [FEWEST, MOST] = [4, 20]

/** ENC-13: a Changeur that was not mastered, and sometimes a step in the dark. */
const getLost = (draw: Draw, position: CellId): readonly Told[] | null => {
  const dice = meeting(draw, genreOf(position), 'changeur')
  const others = cellsOfGenre(genreOf(position)).filter((cell) => cell !== position)
  if (!dice || others.length < FEWEST) return null
  const carried: readonly Told[] = [
    { command: { type: 'ascend', dreamer: DREAMER, mode: 'normal' }, dice },
    {
      command: { type: 'master', dreamer: DREAMER },
      dice: [
        ['d100', 100],
        ['cell', draw.among(others)],
      ],
    },
  ]
  const step: Told = {
    command: { type: 'move', dreamer: DREAMER, to: draw.among(DIRECTIONS) },
    dice: [['d7', draw.between(1, 6)]],
  }
  return draw.between(1, 2) === 1 ? carried : [...carried, step]
}

export const beliefOf = ({ board }: Pick<Seen, 'board'>): Belief =>
  new Map(board.candidates.map((cell, at) => [cell, board.likelihood[at] ?? 0]))

const wayOf = ({ key }: Answer): Direction =>
  key.kind === 'say' && key.command.type === 'move' ? (key.command.to as Direction) : 'n'

/** The rule of thumb: away from the edge of the map, where the cells that fit have most land ahead. */
const awayFromEdge = (belief: Belief, ways: readonly Direction[]): number => {
  const ahead = (cell: CellId, way: Direction): number => {
    const next = neighbour(cell, way)
    return next === null ? 0 : 1 + ahead(next, way)
  }
  const room = ways.map((way) => [...belief].reduce((sum, [cell, weight]) => sum + weight * Math.min(3, ahead(cell, way)), 0))
  return room.indexOf(Math.max(...room))
}

/** HID-2: find yourself in the fewest steps. */
export const lostDrill: Maker = (draw, _planner, { ease }) => {
  const position = draw.among(DRY_CELLS)
  const [spell, told] = [drawSpell(draw), getLost(draw, position)]
  const setup = spell && drawTable(draw, { position, spells: [spell] })
  const situation = setup && told && situate(setup, told)
  const seen = situation && seenIn(situation)
  if (!spell || !situation || seen?.board.phase !== 'free' || seen.board.position !== null) return null
  const belief = beliefOf(seen)
  if (belief.size < FEWEST || belief.size > MOST) return null
  const finder = makeFinder()
  const answerOf = (to: Direction): Answer => {
    const steps = finder.after(belief, to)
    return { key: { kind: 'say', command: { type: 'move', dreamer: DREAMER, to } }, figure: steps, worth: -steps }
  }
  const all = DIRECTIONS.map(answerOf)
  const best = all[bestOf(all)] as Answer
  if (ease !== 'plain' && best.figure < AT_A_GLANCE) return null
  const answers = [
    best,
    ...draw.several(
      all.filter((answer) => answer !== best),
      3,
    ),
  ].sort((a, b) => all.indexOf(a) - all.indexOf(b))
  if (!isGood(answers, 'steps')) return null
  return {
    ...situation,
    ...{ spell: spell.id, second: null, unit: 'steps', answers },
    habit: wayOf(best),
    naive: awayFromEdge(belief, answers.map(wayOf)),
    because: { kind: 'clues', candidates: belief.size, left: answers.map((answer) => leftAfter(belief, wayOf(answer))) },
  }
}
