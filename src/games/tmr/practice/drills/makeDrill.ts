import type { Planner } from '../../rules/public.ts'
import { type Draw, drawsFrom, seedOfText } from '../situation/chance.ts'
import { type Candidate, finish, type Maker } from './candidate.ts'
import { countDrill } from './countDrill.ts'
import { DRILL_KINDS, type Drill, type DrillKind } from './drill.ts'
import { encounterDrill } from './encounterDrill.ts'
import { landDrill } from './landDrill.ts'
import { easeFor, type Leaning, leaningOf } from './leaning.ts'
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
/** Good questions with another answer than the one leant to: after so many, the first of them will do. */
const MOST_OTHERS = 8

const drawFor = (kind: DrillKind, seed: number, attempt: number): Draw => drawsFrom(seedOfText(`${kind} ${seed} ${attempt}`))

/** The drill of a kind and a seed: the same on every machine. */
export const makeDrill = (planner: Planner, kind: DrillKind, seed: number): Drill | null => {
  const leaning = leaningOf(kind, seed)
  const others: Candidate[] = []
  for (let attempt = 0; attempt < MOST_TRIES && others.length < MOST_OTHERS; attempt++) {
    const candidate = MAKERS[kind](drawFor(kind, seed, attempt), planner, leaning)
    if (candidate?.habit === leaning.habit) return finish(candidate, kind, seed)
    if (candidate) others.push(candidate)
  }
  return others[0] ? finish(others[0], kind, seed) : null
}

/** As near as this is near enough. */
const NEAR = 150
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
