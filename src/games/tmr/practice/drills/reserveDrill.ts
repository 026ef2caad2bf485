import {
  castOdds,
  cellsOfGenre,
  type DreamerView,
  distance,
  type Genre,
  genreOf,
  type Planner,
  questionOf,
  type Spell,
} from '../../rules/public.ts'
import { type Seen, seenIn, situate } from '../situation/situation.ts'
import { isGood, type Maker } from './candidate.ts'
import { aimAt, DREAMER, drawSpell, drawTable } from './dreamers.ts'
import type { Answer } from './drill.ts'
import { DRY_CELLS } from './roughWay.ts'

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
 * Spells ready after this ascent, on average, there being no time for another: cast and come down with it; cast and lay it (RES-1), then go
 * on for the other; or go on and leave this one. A failed cast throws out (CAST-4) and is the end of it.
 */
const plansOf = (planner: Planner, { view, board }: Seen, here: Spell, other: Spell): readonly Answer[] | null => {
  const { spell: facts, mode } = aimAt(other)
  const question = questionOf(view, board, facts, mode)
  if (!question) return null
  const onwards = (dream: number): number => (dream > 0 ? (planner.options({ ...question, dream })[0]?.chance ?? 0) : 0)
  const ends = successes(board, here).filter(({ paid }) => paid + 1 < board.dream)
  const sum = (worth: (paid: number) => number): number => ends.reduce((all, { chance, paid }) => all + chance * worth(paid), 0)
  const spells = {
    keep: sum(() => 1),
    reserve: sum((paid) => 1 + onwards(board.dream - paid - 1)),
    goOn: onwards(board.dream),
  }
  const plans = ['keep', 'reserve', 'goOn'] as const
  return plans.map((plan) => ({ key: { kind: 'plan', plan }, figure: spells[plan], worth: spells[plan] }))
}

/** RES-1: is this cast worth it now, and in hand or in reserve, or is it better to go on? */
export const reserveDrill: Maker = (draw, planner) => {
  const position = draw.among(DRY_CELLS)
  const here = drawSpell(draw, ({ genre }) => genre === genreOf(position))
  const near = (genre: Genre): boolean => cellsOfGenre(genre).some((cell) => distance(cell, position) <= 5)
  const other = drawSpell(draw, ({ genre }) => genre !== genreOf(position) && near(genre as Genre))
  const setup = here && other && drawTable(draw, { position, spells: [here, other], levels: [0, 4] })
  const ascent = { command: { type: 'ascend', dreamer: DREAMER, mode: 'normal' }, dice: [['d7', draw.between(1, 6)]] } as const
  const situation = setup && situate(setup, [ascent])
  const seen = situation && seenIn(situation)
  if (!here || !other || !situation || seen?.board.phase !== 'free') return null
  if (Number(here.cost) + 1 >= seen.board.dream) return null
  const answers = plansOf(planner, seen, here, other)
  if (!answers || !isGood(answers, 'spells')) return null
  const cast = castOdds(seen.board, here, Number(here.difficulty)).limits.chance
  return {
    ...situation,
    ...{ spell: here.id, second: other.id, unit: 'spells', answers },
    because: { kind: 'spells', cast, other: answers.find(({ key }) => key.kind === 'plan' && key.plan === 'goOn')?.figure ?? 0 },
  }
}
