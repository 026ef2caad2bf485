import type { Planner } from '../../rules/public.ts'
import { type Draw, drawsFrom, seedOfText } from '../situation/chance.ts'
import { type Candidate, finish, type Maker, ratingIn } from './candidate.ts'
import { countDrill } from './countDrill.ts'
import { DRILL_KINDS, type Drill, type DrillKind } from './drill.ts'
import { encounterDrill } from './encounterDrill.ts'
import { landDrill } from './landDrill.ts'
import { awayFrom, EASIER_TO_HARDER, easeFor, type Leaning, leaningOf } from './leaning.ts'
import { lostDrill } from './lostDrill.ts'
import { reserveDrill } from './reserveDrill.ts'
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
/** Good questions with another answer than the one leant to, or of another ease: after so many, one of them will do. */
const MOST_OTHERS = 8
/** With the answer leant to, of another ease: the nearest of so many will do. */
const MOST_LEANT = 3

const drawFor = (kind: DrillKind, seed: number, attempt: number): Draw => drawsFrom(seedOfText(`${kind} ${seed} ${attempt}`))

/** As near as this is near enough. */
const NEAR = 150

/** Those whose real difference is only known once it is reckoned: it is to be as close as the seed leans. */
const BY_DIFFERENCE: ReadonlySet<DrillKind> = new Set(['water', 'reserve'])

const suits = (candidate: Candidate, kind: DrillKind, { habit, ease }: Leaning): boolean =>
  candidate.habit === habit && (!BY_DIFFERENCE.has(kind) || awayFrom(ease, ratingIn(candidate)) <= NEAR)

/** Of those that do not suit wholly: the answer leant to comes first, then how near it is to the ease. */
const nearest = (others: readonly Candidate[], { habit, ease }: Leaning): Candidate | undefined => {
  const strayed = (one: Candidate): number => (one.habit === habit ? 0 : EASIER_TO_HARDER) + awayFrom(ease, ratingIn(one))
  return [...others].sort((a, b) => strayed(a) - strayed(b))[0]
}

/** Where the difference counts, the answer leant to matters more than the ease. */
const isEnough = (others: readonly Candidate[], kind: DrillKind, { habit }: Leaning): boolean => {
  const leant = others.filter((one) => one.habit === habit).length
  return leant >= MOST_LEANT || others.length - leant >= (BY_DIFFERENCE.has(kind) ? 2 * MOST_OTHERS : MOST_OTHERS)
}

/** The drill of a kind and a seed: the same on every machine. */
export const makeDrill = (planner: Planner, kind: DrillKind, seed: number): Drill | null => {
  const leaning = leaningOf(kind, seed)
  const others: Candidate[] = []
  for (let attempt = 0; attempt < MOST_TRIES && !isEnough(others, kind, leaning); attempt++) {
    const candidate = MAKERS[kind](drawFor(kind, seed, attempt), planner, leaning)
    if (candidate && suits(candidate, kind, leaning)) return finish(candidate, kind, seed)
    if (candidate) others.push(candidate)
  }
  const found = BY_DIFFERENCE.has(kind) ? nearest(others, leaning) : others[0]
  return found ? finish(found, kind, seed) : null
}

const MOST_LOOKED_AT = 4

/** A seed that leans to an ease; after some, any. */
const seedOf = (kind: DrillKind, text: string, ease: Leaning['ease']): number => {
  let seed = seedOfText(text)
  for (let more = 0; more < 20 && leaningOf(kind, seed).ease !== ease; more++) seed = seedOfText(`${text} ${more}`)
  return seed
}

/** One about as hard as the learner is good; of a few, the nearest. `kinds`: those to choose from. */
export const drillNear = (
  planner: Planner,
  rating: number,
  seed: number,
  kinds: readonly DrillKind[] = DRILL_KINDS,
): Drill | null => {
  let best: Drill | null = null
  for (let more = 0; more < MOST_LOOKED_AT; more++) {
    const kind = drawsFrom(seedOfText(`kind ${seed} ${more}`)).among(kinds)
    const drill = makeDrill(planner, kind, seedOf(kind, `${seed} ${more}`, easeFor(rating)))
    if (!drill) continue
    if (!best || Math.abs(drill.rating - rating) < Math.abs(best.rating - rating)) best = drill
    if (Math.abs(best.rating - rating) <= NEAR) return best
  }
  return best
}
