import { same } from '../../../kit/same.ts'
import type { DreamerEvent } from './events.ts'
import type { Dreamer, DreamerId, Table } from './state.ts'

/** The last round that can be called. */
export const LAST_ROUND = 9999

/** Which rounds of the count a journey has come to; of one that is over, until the next. */
interface Counted {
  readonly dreamer: DreamerId
  /** The round in which it began, or in which it was when the count did. */
  readonly since: number
  readonly at: number
}

/** FAT-2: the rounds of a fight in the waking world, and beside them those of the journeys. It holds nobody to anything. */
export interface Rounds {
  readonly now: number
  readonly journeys: readonly Counted[]
}

/** As everybody at the table sees it: of each who is in the Terres Médianes, or is down and was ahead. */
export interface RoundsView {
  readonly now: number
  readonly journeys: readonly JourneyRounds[]
}

export interface JourneyRounds {
  readonly dreamer: DreamerId
  /** The round that the journey has come to, and how many of the count it has taken. */
  readonly at: number
  readonly used: number
}

const counted = ({ journeys }: Rounds, id: DreamerId): Counted | undefined => journeys.find(({ dreamer }) => dreamer === id)

const withJourney = ({ now, journeys }: Rounds, journey: Counted): Rounds => ({
  now,
  journeys: [...journeys.filter(({ dreamer }) => dreamer !== journey.dreamer), journey],
})

/** Begun, everybody who is up is in the round that is called; from then on the count goes on without them. */
export const roundCalled = ({ rounds, dreamers }: Table, now: number | null): Rounds | null => {
  if (now === null) return null
  if (rounds) return { now, journeys: rounds.journeys }
  const up = (Object.values(dreamers) as Dreamer[]).filter(({ journey }) => journey !== null)
  return { now, journeys: up.map(({ id }) => ({ dreamer: id, since: now, at: now })) }
}

/** ASC-4: the ascent takes the round that is, or the one after that of the last way down. */
const wentUp = (rounds: Rounds, id: DreamerId): Rounds => {
  const at = Math.max(rounds.now, (counted(rounds, id)?.at ?? 0) + 1)
  return withJourney(rounds, { dreamer: id, since: at, at })
}

/** MOV-1, MOV-2: a cell entered in an open round that the table has left behind is the move of the next one. */
const catchesUp = ({ now }: Rounds, { at }: Counted, { type }: DreamerEvent): boolean =>
  (type === 'moved' || type === 'jumped') && at < now

export const roundsAfter = (rounds: Rounds, event: DreamerEvent, before: Dreamer, after: Dreamer): Rounds => {
  if (event.type === 'ascended') return wentUp(rounds, after.id)
  const journey = counted(rounds, after.id)
  if (!journey || !(after.round > before.round || catchesUp(rounds, journey, event))) return rounds
  return withJourney(rounds, { ...journey, at: journey.at + 1 })
}

export const withoutRoundsOf = (rounds: Rounds | null, id: DreamerId): Rounds | null =>
  rounds && { now: rounds.now, journeys: rounds.journeys.filter(({ dreamer }) => dreamer !== id) }

/** TGT-5: what was brought down is aimed first in the round. */
const isUnderWay = ({ journey, stage }: Dreamer): boolean => journey !== null || stage.phase === 'targeting'

/** In the order of the table; shown again while nothing of it has changed. None: undefined. */
export const roundsView = ({ rounds, dreamers }: Table, last?: RoundsView): RoundsView | undefined => {
  if (!rounds) return undefined
  const journeys = (Object.values(dreamers) as Dreamer[]).flatMap((dreamer): readonly JourneyRounds[] => {
    const journey = counted(rounds, dreamer.id)
    if (!journey || !(isUnderWay(dreamer) || journey.at > rounds.now)) return []
    return [{ dreamer: dreamer.id, at: journey.at, used: journey.at - journey.since + 1 }]
  })
  const view = { now: rounds.now, journeys }
  return last && same(last, view) ? last : view
}
