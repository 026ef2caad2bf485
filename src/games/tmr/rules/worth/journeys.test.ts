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
    return playAdvised({ planner, aim, dice }, tableFor({ ...question, ...worn, cell: chance.of(CELL_IDS) }))
  })
}

/** How often chance may stray, in errors: of so many groups none does. */
const ERRORS = 4
/** At a glance. */
const DIGITS = 2e-3

interface Held {
  readonly answers: number
  readonly said: number
  readonly came: number
  /** Above what was said, and above the most that could be, on average and in errors. */
  readonly over: number
  readonly under: number
}

/** Each answer moves the figure by what chance makes of it: on average not at all, but for what is left out. */
const hold = (steps: readonly Step[]): Held => {
  const mean = (of: (step: Step) => number): number => steps.reduce((sum, step) => sum + of(step), 0) / steps.length
  const spread = ({ said, turned, last }: Step): number => (last ? said * (1 - said) : (turned - said) ** 2)
  const error = Math.sqrt(mean(spread) / steps.length) + DIGITS
  const under = mean(({ said, turned }) => said - turned) / error
  const over = mean(({ most, turned }) => turned - most) / error
  return { answers: steps.length, said: mean(({ said }) => said), came: mean(({ came }) => came), over, under }
}

const grouped = (steps: readonly Step[], of: (step: Step) => string): ReadonlyMap<string, readonly Step[]> => {
  const groups = new Map<string, Step[]>()
  for (const step of steps) groups.set(of(step), [...(groups.get(of(step)) ?? []), step])
  return groups
}

const tenth = ({ said, kind }: Step): string => `${kind === 'lost move' ? 'lost ' : ''}${Math.floor(said * 10) / 10}`
/** Fewer tell nothing. */
const FEW = 20

test('[PLN-1] [HID-1] advised journeys through the rules: what came of each answer is what was said of it, and the next card agrees', () => {
  const journeys = Array.from({ length: DREAMERS }, (_, seed) => journeysOf(100 + seed * 7)).flat()
  const steps = journeys.flatMap((one) => one.steps)
  const groups = [...grouped(steps, ({ kind }) => kind), ...grouped(steps, tenth)].filter(([, some]) => some.length >= FEW)
  const told = groups.map(([name, some]) => ({ name, ...hold(some) }))
  const all = hold(steps)
  const worst = told.toSorted((a, b) => Math.max(b.over, b.under) - Math.max(a.over, a.under))[0]
  const next = journeys.flatMap((one) => one.next ?? [])
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
  console.log(
    `${journeys.length} journeys, ${steps.length} answers: said ${percent(all.said)}, came ${percent(all.came)}; worst ${worst?.name}: ${percent(worst?.said ?? 0)} said, ${percent(worst?.came ?? 0)} came, ${Math.max(worst?.over ?? 0, worst?.under ?? 0).toFixed(1)} errors`,
  )
  console.log(
    told
      .map(
        (t) =>
          `${t.name}: n ${t.answers} said ${percent(t.said)} came ${percent(t.came)} under ${t.under.toFixed(1)} over ${t.over.toFixed(1)}`,
      )
      .join('\n'),
  )
  for (const { name, over, under } of told) {
    expect(under, `${name} promised too much`).toBeLessThan(ERRORS)
    expect(over, `${name} came to more than could be`).toBeLessThan(ERRORS)
  }
  for (const { said, shown } of next) expect(shown).toBeCloseTo(said, 2)
  expect(next.length).toBeGreaterThan(0)
}, 3_600_000)
