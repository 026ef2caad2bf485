import type { Planner } from '../../rules/public.ts'
import { type Draw, drawsFrom, seedOfText } from '../situation/chance.ts'
import { finish, type Maker } from './candidate.ts'
import { countDrill } from './countDrill.ts'
import { DRILL_KINDS, type Drill, type DrillKind } from './drill.ts'
import { encounterDrill } from './encounterDrill.ts'
import { landDrill } from './landDrill.ts'
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
const MOST_TRIES = 400

const drawFor = (kind: DrillKind, seed: number, attempt: number): Draw => drawsFrom(seedOfText(`${kind} ${seed} ${attempt}`))

/** The drill of a kind and a seed: the same on every machine. */
export const makeDrill = (planner: Planner, kind: DrillKind, seed: number): Drill | null => {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const candidate = MAKERS[kind](drawFor(kind, seed, attempt), planner)
    if (candidate) return finish(candidate, kind, seed)
  }
  return null
}

/** As near as this is near enough. */
const NEAR = 150
const MOST_LOOKED_AT = 4

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
    const drill = makeDrill(planner, kind, seedOfText(`${seed} ${more}`))
    if (!drill) continue
    if (!best || Math.abs(drill.rating - rating) < Math.abs(best.rating - rating)) best = drill
    if (Math.abs(best.rating - rating) <= NEAR) return best
  }
  return best
}
