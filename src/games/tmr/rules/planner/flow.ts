import { repressionRisk } from '../dreamer/repression.ts'
import { type Crowd, join, NEGLIGIBLE, newCrowd, type Throng, type Way } from './crowd.ts'
import { type Ends, endsOf, newTally } from './ends.ts'
import { distancesFrom, OUTSIDE } from './land.ts'
import { type End, face, type Outcomes, rollEncounter } from './outcomes.ts'
import { choiceAt } from './policy.ts'
import type { Met } from './question.ts'
import { slot } from './rows.ts'
import { enteredSpot, percentAt, type Spot, settleChance, settledSpot } from './spot.ts'
import type { Tables } from './tables.ts'
import { certain, waitsOn } from './waiting.ts'

/** The likeliest journey that succeeds: the last place on it, and whether a Messager casts from there. */
export interface BestPath {
  readonly chance: number
  readonly last: Throng
  readonly proxy: boolean
}

/** All journeys at once, played by the best policy of the tables, from the present moment to their ends. */
export interface Flow {
  readonly entering: Crowd
  readonly free: Crowd
  readonly released: Crowd
  /** Where the outcomes of what befalls a throng go. */
  readonly outcomesOf: (throng: Throng) => Outcomes
  readonly countRounds: (rounds: number) => void
  readonly run: () => { readonly ends: Ends; readonly path: BestPath | null }
}

export const lone = (spot: Spot, way: Way | null): Throng => ({ spot, all: 1, clear: 1, met: 0, path: 1, from: null, way })

/** What is counted of journeys that end, and where the others settle. */
const makeCounting = (tables: Tables, boxesAtStart: number) => {
  const tally = newTally()
  let path: BestPath | null = null

  const finish = (all: number, clear: number, boxes: number, end: End | 'success'): void => {
    tally[end] += all
    tally.ended += all
    tally.clear += clear
    tally.fatigue += all * (boxesAtStart - boxes)
  }

  const cast = (throng: Throng, spot: Spot, chance: number, percent: number, proxy: boolean): void => {
    for (const { end, chance: part, dreamLeft } of tables.chances.castEnds(spot.dream, percent)) {
      const share = chance * part
      finish(throng.all * share, throng.clear * share, spot.boxes, end)
      if (end !== 'success') continue
      tally.dreamOfSuccess += throng.all * share * dreamLeft
      if (!path || throng.path * share > path.chance) path = { chance: throng.path * share, last: throng, proxy }
    }
  }

  /** WET-2: the chance to be through, the others being thrown out. */
  const through = (throng: Throng, spot: Spot, chance: number, clear: number): number => {
    const settled = settleChance(tables, spot)
    if (settled === 1) return chance
    finish(throng.all * chance * (1 - settled), throng.clear * clear * (1 - settled), spot.boxes, 'out')
    const [first] = tables.terrain.asks[spot.cell] as readonly number[]
    if (first !== undefined) tally.souffle += throng.all * chance * tables.chances.disaster(spot.dream, first)
    return chance * settled
  }

  const settle = (to: Crowd, throng: Throng, spot: Spot, chance: number, clear: number, way: Way | null, met: number): void => {
    const part = through(throng, spot, chance, clear)
    const all = throng.all * part
    const stream = { all, clear: chance === clear ? throng.clear * part : 0, met: met * all, path: throng.path * part }
    join(to, settledSpot(tables, spot), { ...stream, from: throng, way })
  }

  return { tally, finish, cast, through, settle, path: (): BestPath | null => path }
}

type Counting = ReturnType<typeof makeCounting>
type Crowds = Pick<Flow, 'entering' | 'free' | 'released'> & { readonly staying: Crowd }

/** Where the outcomes of what befalls a throng go. */
const outcomesInto = (tables: Tables, repression: number, { free, released }: Crowds, counting: Counting) => {
  const { tally, finish, cast, through, settle } = counting

  const countLostRounds = (throng: Throng, spot: Spot, chance: number): void => {
    tally.rounds += throng.all * chance * (throng.spot.boxes - spot.boxes)
  }

  return (throng: Throng): Outcomes => ({
    least: NEGLIGIBLE / throng.all,
    goOn: (chance, spot, by) => {
      countLostRounds(throng, spot, chance)
      settle(free, throng, spot, chance, chance, by, by === null ? 0 : 1)
    },
    release: (chance, spot, by) => {
      countLostRounds(throng, spot, chance)
      settle(released, throng, spot, chance, chance, by, 0)
    },
    queue: (chance, spot) => {
      if (tables.scope.queue === 'harmless') settle(free, throng, spot, chance, 0, 'reve-de-dragon', 1)
      else finish(throng.all * chance, 0, spot.boxes, 'out')
    },
    proxy: (chance, spot, percent) => cast(throng, spot, through(throng, spot, chance, chance), percent, true),
    end: (chance, spot, end, torn) => {
      countLostRounds(throng, spot, chance)
      finish(throng.all * chance, throng.clear * chance, Math.max(0, spot.boxes), end)
      if (torn) tally.souffle += (throng.all * chance * repressionRisk(repression, 1)) / 100
    },
    lost: (chance, spot) => {
      countLostRounds(throng, spot, chance)
      finish(throng.all * chance, throng.clear * chance, spot.boxes, 'lost')
    },
  })
}

const wayTo = (from: number, to: number): Way => (slot(distancesFrom(from), to) === 1 ? 'step' : 'jump')

/** What a throng does of its own will. */
const actingIn = (
  tables: Tables,
  { entering, staying, released }: Crowds,
  { tally, finish, cast, settle }: Counting,
  outcomesOf: Flow['outcomesOf'],
) => {
  const { cells } = tables.terrain

  /** ENC-5: in the place of a 1d7. */
  const meetWaiting = (throng: Throng, spot: Spot, share: number, way: Way): void => {
    const [all, clear, path] = [throng.all * share, throng.clear * share, throng.path * share]
    const there: Throng = { spot, all, clear, met: 0, path, from: throng, way }
    face(tables, outcomesOf(there), 1, spot, certain(tables, waitsOn(tables, spot.cell) as Met, spot.dream))
  }

  /** MOV-1: asleep with the last box, before anything else. */
  const enter = (to: Crowd, throng: Throng, cell: number, share: number, way: Way): void => {
    const next = { ...throng.spot, boxes: throng.spot.boxes - 1 }
    const spot = to === staying ? next : enteredSpot(tables, next, cell)
    const [all, clear] = [throng.all * share, throng.clear * share]
    if (spot === null || spot.boxes === 0) finish(all, clear, next.boxes, 'asleep')
    else if (to !== staying && waitsOn(tables, cell)) meetWaiting(throng, spot, share, way)
    else if (to === released) settle(released, throng, spot, share, share, way, 0)
    else join(to, spot, { all, clear, met: 0, path: throng.path * share, from: throng, way })
  }

  return (throng: Throng, isReleased: boolean): void => {
    const choice = choiceAt(tables, throng.spot, isReleased)
    if (choice.act === 'cast') {
      cast(throng, throng.spot, 1, percentAt(tables, throng.spot.cell) ?? 0, false)
      return
    }
    const sameRound = choice.act === 'go' && tables.mode === 'accelerated'
    tally.rounds += sameRound ? throng.met : throng.all
    const to = isReleased ? released : entering
    if (choice.act === 'stay') enter(staying, throng, throng.spot.cell, 1, 'stay')
    else if (choice.cell !== OUTSIDE) enter(to, throng, choice.cell, 1, wayTo(throng.spot.cell, choice.cell))
    else for (const cell of cells) enter(to, throng, cell, 1 / cells.length, 'step')
  }
}

export const makeFlow = (tables: Tables, boxesAtStart: number, repression: number): Flow => {
  const crowd = (): Crowd => newCrowd(boxesAtStart)
  const crowds: Crowds = { entering: crowd(), staying: crowd(), free: crowd(), released: crowd() }
  const { entering, staying, free, released } = crowds
  const counting = makeCounting(tables, boxesAtStart)
  const outcomesOf = outcomesInto(tables, repression, crowds, counting)
  const act = actingIn(tables, crowds, counting, outcomesOf)

  const run: Flow['run'] = () => {
    for (let boxes = boxesAtStart; boxes > 0; boxes--) {
      for (const met of [entering, staying])
        for (const throng of met[boxes]?.values() ?? []) rollEncounter(tables, outcomesOf(throng), 1, throng.spot)
      for (const throng of released[boxes]?.values() ?? []) act(throng, true)
      for (const throng of free[boxes]?.values() ?? []) act(throng, false)
    }
    return { ends: endsOf(counting.tally), path: counting.path() }
  }

  const countRounds = (rounds: number): void => {
    counting.tally.rounds += rounds
  }
  return { entering, free, released, outcomesOf, countRounds, run }
}
