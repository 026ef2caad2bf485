import type { Planner } from '../planner/plan.ts'
import type { Question } from '../planner/question.ts'
import { type Exits, type Weighed, weigh, worthOf } from './worth.ts'

/** How far an answer falls short, and by how much less it does where being lost later is no failure, but told at once. */
export interface Gap {
  readonly lost: number
  readonly leftOut: number
}

/** Less than this is no difference. */
const AS_GOOD = 0.005

/** It falls short by more than the reckoning leaves out: what mentor, end and mark on the card go by. */
export const isMistake = ({ lost, leftOut }: Gap): boolean => lost - leftOut >= AS_GOOD

interface Asked {
  readonly question: Question
  readonly exits: Exits
}

/** What is left out of a difference; the other figure is reckoned once, where there is a difference. */
export const leavingOut = (planner: Planner, { question, exits }: Asked) => {
  let known: readonly Weighed[] | null = null
  const worth = ({ action }: Weighed): number => {
    known ??= weigh(planner, question, exits, 'hopeful')
    const same = known.find((one) => JSON.stringify(one.action) === JSON.stringify(action))
    return same ? worthOf(same) : 0
  }
  return (lost: number, best: Weighed, other: Weighed): number =>
    lost < AS_GOOD ? 0 : Math.max(0, lost - (worth(best) - worth(other)))
}

/** The most that is left out between the best answer and one that is behind by no more than that; 0: the best surely is. ENC-4: voies are weighed apart. */
export const leftOutOfBest = (planner: Planner, asked: Asked, weighed: readonly Weighed[], best: Weighed): number => {
  const leftOutOf = leavingOut(planner, asked)
  const gaps = weighed.flatMap((other): readonly Gap[] => {
    const lost = worthOf(best) - worthOf(other)
    return 'voie' in other.action || lost < AS_GOOD ? [] : [{ lost, leftOut: leftOutOf(lost, best, other) }]
  })
  return Math.max(0, ...gaps.filter((gap) => !isMistake(gap)).map(({ leftOut }) => leftOut))
}
