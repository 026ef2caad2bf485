import { expect, test } from 'vitest'
import { seededDice } from '../../../../kit/dice.ts'
import { often } from '../../../../kit/testing/often.ts'
import { GENRES } from '../map/genre.ts'
import { CELL_IDS, type CellId } from '../map/map.ts'
import { makePlanner } from '../planner/plan.ts'
import type { Question } from '../planner/question.ts'
import { tableFor } from '../planner/testing/bot.ts'
import { chanceOf } from '../testing/randomPlay.ts'
import { type Journey, playAdvised, type Step } from './testing/advisedJourney.ts'

/** Dreamers with a spell in mind, and ascents of each from anywhere. */
const [DREAMERS, ASCENTS] = often([3, 20], [20, 100])

const dreamerOf = (seed: number): Question => {
  const chance = chanceOf(seed)
  const between = (least: number, most: number): number => least + chance.below(most - least + 1)
  const draconic = { oniros: between(-4, 5), hypnos: between(-4, 5), narcos: -8, thanatos: -11 }
  return {
    dreamer: { reve: between(10, 15), draconic, malus: -chance.below(2), repression: chance.below(8) },
    spell: {
      voie: draconic.oniros > draconic.hypnos ? 'oniros' : 'hypnos',
      genre: chance.of(GENRES),
      cell: null,
      difficulty: -between(1, 5),
      cost: between(1, 4),
    },
    ...{ mode: chance.below(4) === 0 ? 'accelerated' : 'normal', dream: between(7, 14), boxes: between(8, 16) },
    cell: 'G4' as CellId,
    moment: { phase: 'awake', waiting: null },
  }
}

const journeysOf = (seed: number): readonly Journey[] => {
  const question = dreamerOf(seed)
  const [planner, dice, chance] = [makePlanner(), seededDice(seed), chanceOf(seed + 1)]
  const aim = { spell: { ...question.spell, id: 'wanted' }, spellId: 'wanted', mode: question.mode }
  return Array.from({ length: ASCENTS }, () => {
    const worn = { dream: question.dream - chance.below(3), boxes: question.boxes - chance.below(4) }
    return playAdvised({ planner, aim, dice, chance }, tableFor({ ...question, ...worn, cell: chance.of(CELL_IDS) }))
  })
}

/** How often chance may stray, in errors: of so many groups none does. */
const ERRORS = 4
/** At a glance. */
const DIGITS = 2e-3
/** What the plan leaves out on its way, and its cards count: repressing, and finding oneself again. They may say so much more, never less. */
const LEFT_OUT = 0.015

type Taken = Step & { readonly journey: number }

interface Held {
  readonly answers: number
  readonly said: number
  readonly came: number
  /** What the next cards say, on average. */
  readonly turned: number
  /** How far the next cards are from what was said, on average, in errors. */
  readonly off: number
  /** How far what came is from what was said, in errors. */
  readonly missed: number
}

/** Each answer moves the figure by what chance makes of it: on average not at all. */
const hold = (steps: readonly Taken[]): Held => {
  const mean = (of: (step: Step) => number): number => steps.reduce((sum, step) => sum + of(step), 0) / steps.length
  const most = ({ said }: Step): number => said * (1 - said)
  const spread = (step: Step): number => (step.last ? most(step) : (step.turned - step.said) ** 2)
  // A chance spreads no wider than its own yes or no.
  const error = Math.sqrt(Math.min(mean(spread), mean(most)) / steps.length) + DIGITS
  const more = mean(({ said, turned }) => turned - said)
  const off = (more > 0 ? Math.max(0, more - LEFT_OUT) : -more) / error
  const [said, came] = [mean((step) => step.said), mean((step) => step.came)]
  // The answers of one journey stand and fall together.
  const journeys = new Set(steps.map(({ journey }) => journey)).size
  const missed = Math.abs(came - said) / (Math.sqrt(mean(most) / journeys) + DIGITS)
  return {
    answers: steps.length,
    ...{ said, came, missed },
    turned: mean(({ turned }) => turned),
    off,
  }
}

const grouped = (steps: readonly Taken[], of: (step: Step) => string): ReadonlyMap<string, readonly Taken[]> => {
  const groups = new Map<string, Taken[]>()
  for (const step of steps) groups.set(of(step), [...(groups.get(of(step)) ?? []), step])
  return groups
}

const tenth = ({ said, kind }: Step): string => `${kind === 'lost move' ? 'lost ' : ''}${Math.floor(said * 10) / 10}`
/** HID-1: what may lose one at once. */
const losing = ({ kind }: Step): string => (/changeur|tourbillon/.test(kind) ? 'may lose' : 'does not lose')
/** Fewer tell nothing. */
const FEW = 20

test('[PLN-1] [HID-1] advised journeys through the rules: what came of each answer is what was said of it, and the next card agrees', () => {
  const journeys = Array.from({ length: DREAMERS }, (_, seed) => journeysOf(100 + seed * 7)).flat()
  const steps = journeys.flatMap((one, journey) => one.steps.map((step): Taken => ({ ...step, journey })))
  const groups = [...grouped(steps, ({ kind }) => kind), ...grouped(steps, tenth), ...grouped(steps, losing)].filter(
    ([, some]) => some.length >= FEW,
  )
  const told = [['all', steps] as const, ...groups].map(([name, some]) => ({ name, ...hold(some) }))
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
  for (const { name, answers, said, came, turned, off } of told.toSorted((a, b) => b.off - a.off))
    console.log(
      `${name}: ${answers} answers, ${percent(said)} said, ${percent(came)} came, ${percent(turned)} on the next cards, ${off.toFixed(1)} errors off`,
    )
  expect(told.filter(({ off, missed }) => Math.max(off, missed) >= ERRORS)).toEqual([])
  const next = journeys.flatMap((one) => one.next ?? [])
  expect(next.length).toBeGreaterThan(0)
  for (const { said, shown } of next) expect(shown).toBeCloseTo(said, 2)
}, 3_600_000)
