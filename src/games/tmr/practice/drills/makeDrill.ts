import { seedOfText } from '../../../../kit/seedOfText.ts'
import type { Planner } from '../../rules/public.ts'
import { type Draw, drawsFrom } from '../situation/chance.ts'
import { type Candidate, closenessIn, finish, isNaiveRight, type Maker } from './candidate.ts'
import { countDrill } from './countDrill.ts'
import { DRILL_KINDS, type Drill, type DrillKind } from './drill.ts'
import { encounterDrill } from './encounterDrill.ts'
import { landDrill } from './landDrill.ts'
import { awayFrom, EASIER_TO_HARDER, easeFor, type Leaning, leaningOf } from './leaning.ts'
import { lostDrill } from './lostDrill.ts'
import { reserveDrill } from './reserveDrill.ts'
import { answerName } from './sameAnswer.ts'
import { waterDrill } from './waterDrill.ts'

const MAKERS: Readonly<Record<DrillKind, Maker>> = {
  land: landDrill,
  encounter: encounterDrill,
  water: waterDrill,
  lost: lostDrill,
  reserve: reserveDrill,
  count: countDrill,
}

/** Far beyond what was ever needed. */
const MOST_TRIES = 1500
/** Good questions that do not suit the seed: after so many the nearest of them will do. */
const MOST_OTHERS = 8
/** Of those that suit it but for the ease. */
const MOST_LEANT = 2

const drawFor = (kind: DrillKind, seed: number, attempt: number): Draw => drawsFrom(seedOfText(`${kind} ${seed} ${attempt}`))

/** As near as this is near enough. */
const NEAR = 150

/** The rule of thumb must be right or wrong as the seed leans; then the answer, then how near it is to the ease. */
const strayed = (one: Candidate, { habit, ease, naive }: Leaning): number =>
  (isNaiveRight(one) === (naive === 'right') ? 0 : 2 * EASIER_TO_HARDER) +
  (one.habit === habit ? 0 : EASIER_TO_HARDER / 2) +
  awayFrom(ease, closenessIn(one))

const suits = (candidate: Candidate, leaning: Leaning): boolean => strayed(candidate, leaning) <= NEAR

const nearest = (others: readonly Candidate[], leaning: Leaning): Candidate | undefined =>
  [...others].sort((a, b) => strayed(a, leaning) - strayed(b, leaning))[0]

/** Enough were looked at: of those the nearest will do. */
const isEnough = (others: readonly Candidate[], leaning: Leaning): boolean =>
  others.length >= MOST_OTHERS || others.filter((one) => strayed(one, leaning) < EASIER_TO_HARDER).length >= MOST_LEANT

/** The drill of a kind and a seed: the same on every machine. */
export const makeDrill = (planner: Planner, kind: DrillKind, seed: number): Drill | null => {
  const leaning = leaningOf(kind, seed)
  const others: Candidate[] = []
  for (let attempt = 0; attempt < MOST_TRIES && !isEnough(others, leaning); attempt++) {
    const candidate = MAKERS[kind](drawFor(kind, seed, attempt), planner, leaning)
    if (candidate && suits(candidate, leaning)) return finish(candidate, kind, seed)
    if (candidate) others.push(candidate)
  }
  const found = nearest(others, leaning)
  return found ? finish(found, kind, seed) : null
}

/** Of so many the nearest; more only while every answer was given shortly before. */
const FEW_LOOKED_AT = 2
const MOST_LOOKED_AT = 8

/** A seed that leans to an ease; after some, any. */
const seedOf = (kind: DrillKind, text: string, ease: Leaning['ease']): number => {
  let seed = seedOfText(text)
  for (let more = 0; more < 20 && leaningOf(kind, seed).ease !== ease; more++) seed = seedOfText(`${text} ${more}`)
  return seed
}

export interface Wished {
  /** The themes to choose from. */
  readonly kinds?: readonly DrillKind[]
  /** By theme: answers it gave shortly before. */
  readonly lately?: Readonly<Partial<Record<DrillKind, readonly string[]>>>
}

/** One about as hard as the learner is good; of a few, the nearest. Null: none was found whose answer is clear enough, and new. */
export const drillNear = (
  planner: Planner,
  rating: number,
  seed: number,
  { kinds = DRILL_KINDS, lately = {} }: Wished = {},
): Drill | null => {
  let best: Drill | null = null
  for (let more = 0; more < MOST_LOOKED_AT; more++) {
    const kind = drawsFrom(seedOfText(`kind ${seed} ${more}`)).among(kinds)
    const drill = makeDrill(planner, kind, seedOf(kind, `${seed} ${more}`, easeFor(rating)))
    if (!drill || lately[kind]?.includes(answerName(drill))) continue
    if (!best || Math.abs(drill.rating - rating) < Math.abs(best.rating - rating)) best = drill
    if (Math.abs(best.rating - rating) <= NEAR) return best
    if (more >= FEW_LOOKED_AT) return best
  }
  return best
}
