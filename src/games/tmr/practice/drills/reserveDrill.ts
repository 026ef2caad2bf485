import {
  type CellId,
  castOdds,
  cellsOfGenre,
  DRY_CELLS,
  type DreamerView,
  distance,
  type Genre,
  genreOf,
  type Planner,
  questionOf,
  roughCosts,
  type Spell,
} from '../../rules/public.ts'
import { type Seen, seenIn, situate } from '../situation/situation.ts'
import { isGood, type Maker } from './candidate.ts'
import { aimAt, DREAMER, drawSpell, drawTable } from './dreamers.ts'
import { type Answer, bestOf } from './drill.ts'
import type { Leaning } from './leaning.ts'
import { masteryOf, WATER } from './masteryOf.ts'

/** CAST-2, CAST-3: how a cast can go well, and what it then costs. */
const successes = (board: DreamerView, spell: Spell): readonly { readonly chance: number; readonly paid: number }[] => {
  const [cost, difficulty] = [Number(spell.cost), Number(spell.difficulty)]
  const { chance, particuliere } = castOdds(board, spell, difficulty).limits
  const special = particuliere ?? 0
  return [
    { chance: special / 100, paid: Math.max(1, Math.floor(cost / 2)) },
    { chance: (chance - special) / 100, paid: cost },
  ]
}

/**
 * Spells ready after this ascent, on average, there being no time for another: cast and lay it here first (RES-1), then go on for the other;
 * or go on at once and leave this one. A failed cast throws out (CAST-4) and is the end of it.
 */
const plansOf = (planner: Planner, { view, board }: Seen, here: Spell, other: Spell): readonly Answer[] | null => {
  const { spell: facts, mode } = aimAt(other)
  const question = questionOf(view, board, facts, mode)
  if (!question) return null
  const onwards = (dream: number): number => (dream > 0 ? (planner.options({ ...question, dream })[0]?.chance ?? 0) : 0)
  const ends = successes(board, here).filter(({ paid }) => paid + 1 < board.dream)
  const sum = (worth: (paid: number) => number): number => ends.reduce((all, { chance, paid }) => all + chance * worth(paid), 0)
  const spells = {
    reserve: sum((paid) => 1 + onwards(board.dream - paid - 1)),
    goOn: onwards(board.dream),
  }
  const plans = ['reserve', 'goOn'] as const
  return plans.map((plan) => ({ key: { kind: 'plan', plan }, figure: spells[plan], worth: spells[plan] }))
}

/** RES-2: a level at least. A hard cast throws out before the other is tried: that makes going on likely. */
type Plan = 'reserve' | 'goOn'

const LEVELS = { reserve: [1, 5], goOn: [1, 2] } as const
const isHard = ({ difficulty }: Spell): boolean => Number(difficulty) <= -4

/** What the price of the first spell takes from the second, about. */
const DEARER = 0.09
/** How far apart the two are to be, roughly. */
const APART = { plain: [0.16, 0.8], middling: [0.08, 0.3], close: [0.02, 0.2] } as const

/** Whether the answer leant to is likely, roughly: the way to the other land as a guess, the rolls exact. */
const isLikely = ({ board }: Seen, here: Spell, other: Spell, { habit, ease }: Leaning): boolean => {
  const chanceOf = (spell: Spell): number => castOdds(board, spell, Number(spell.difficulty)).limits.chance / 100
  const way = roughCosts(cellsOfGenre(other.genre as Genre), masteryOf(board, WATER)).get(board.position as CellId) ?? 9
  const onwards = Math.exp(-way) * chanceOf(other)
  const first = chanceOf(here) * (1 + onwards) - onwards - DEARER
  const [least, most] = APART[ease]
  const apart = habit === 'reserve' ? first : -first
  return apart >= least && apart <= most
}

/** RES-1: first a reserve, or on to the cast at once? */
export const reserveDrill: Maker = (draw, planner, leaning) => {
  const position = draw.among(DRY_CELLS)
  const leans = leaning.habit as Plan
  const here = drawSpell(draw, (spell) => spell.genre === genreOf(position) && (leans === 'reserve' || isHard(spell)))
  const near = (genre: Genre): boolean => cellsOfGenre(genre).some((cell) => distance(cell, position) <= 5)
  const other = drawSpell(draw, ({ genre, voie }) => genre !== genreOf(position) && voie !== here?.voie && near(genre as Genre))
  const setup =
    here &&
    other &&
    drawTable(draw, { position, spells: [here, other], levels: (spell) => (spell === here ? LEVELS[leans] : [2, 5]) })
  const ascent = { command: { type: 'ascend', dreamer: DREAMER, mode: 'normal' }, dice: [['d7', draw.between(1, 6)]] } as const
  const situation = setup && situate(setup, [ascent])
  const seen = situation && seenIn(situation)
  if (!here || !other || !situation || seen?.board.phase !== 'free') return null
  if (Number(here.cost) + 1 >= seen.board.dream || !isLikely(seen, here, other, leaning)) return null
  const answers = plansOf(planner, seen, here, other)
  if (!answers || !isGood(answers, 'spells')) return null
  const cast = castOdds(seen.board, here, Number(here.difficulty)).limits.chance
  return {
    ...situation,
    ...{ spell: here.id, second: other.id, unit: 'spells', answers },
    habit: bestOf(answers) === 0 ? 'reserve' : 'goOn',
    // The rule of thumb: first the spell at hand.
    naive: 0,
    because: { kind: 'spells', cast, other: answers.find(({ key }) => key.kind === 'plan' && key.plan === 'goOn')?.figure ?? 0 },
  }
}
