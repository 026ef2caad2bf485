import { same } from '../../../kit/same.ts'
import type { DreamerEvent, TableEvent } from './events.ts'
import type { Dreamer, DreamerId, Table } from './state.ts'

/** The last round that can be called. */
export const LAST_ROUND = 9999

/** ASC-4: what a dreamer does in a round and cannot do anything else beside; of what is met or held in the Lands it says nothing. */
export type Spent = 'failing' | 'rising' | 'travelling' | 'descending' | 'aiming'

/** Which rounds of the count a journey has come to; of one that is over, until the next. */
interface Counted {
  readonly dreamer: DreamerId
  /** The round in which it began, or in which it was when the count did. */
  readonly since: number
  readonly at: number
  /** What the last of them is spent on; absent: not said. */
  readonly on?: Spent | undefined
}

/** FAT-2: the rounds of a fight in the waking world, and beside them those of the journeys. It holds nobody to anything. */
export interface Rounds {
  readonly now: number
  readonly journeys: readonly Counted[]
  /** Whether it says what a round is spent on; absent: it was called before it did. */
  readonly spent?: boolean | undefined
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
  /** ASC-4: what that round is spent on. */
  readonly on?: Spent
}

const counted = ({ journeys }: Rounds, id: DreamerId): Counted | undefined => journeys.find(({ dreamer }) => dreamer === id)

const withJourney = ({ journeys, ...rounds }: Rounds, journey: Counted): Rounds => ({
  ...rounds,
  journeys: [...journeys.filter(({ dreamer }) => dreamer !== journey.dreamer), journey],
})

/** TGT-5: what was brought down is aimed first in the round. */
const isUnderWay = ({ journey, stage }: Dreamer): boolean => journey !== null || stage.phase === 'targeting'

/** Begun, everybody who is up is in the round that is called; from then on the count goes on without them. */
export const roundCalled = (
  { rounds, dreamers }: Table,
  { round: now, spent }: Pick<Extract<TableEvent, { type: 'roundCalled' }>, 'round' | 'spent'>,
): Rounds | null => {
  if (now === null) return null
  if (rounds) return { ...rounds, now, ...(spent ? { spent } : {}) }
  const up = (Object.values(dreamers) as Dreamer[]).filter((one) => (spent ? isUnderWay(one) : one.journey !== null))
  if (!spent) return { now, journeys: up.map(({ id }) => ({ dreamer: id, since: now, at: now })) }
  const journeys = up.map(
    ({ id, journey }): Counted => ({ dreamer: id, since: now, at: now, on: journey ? 'travelling' : 'aiming' }),
  )
  return { now, journeys, spent }
}

/** ASC-4: the ascent takes the round that is, or the one after that of the last way down; ASC-2: so does one that failed. */
const wentUp = (rounds: Rounds, id: DreamerId, on: Spent): Rounds => {
  const at = Math.max(rounds.now, (counted(rounds, id)?.at ?? 0) + 1)
  return withJourney(rounds, { dreamer: id, since: at, at, ...(rounds.spent ? { on } : {}) })
}

/** MOV-1, MOV-2: a cell entered in an open round that the table has left behind is the move of the next one. */
const catchesUp = ({ now }: Rounds, { at }: Counted, { type }: DreamerEvent): boolean =>
  (type === 'moved' || type === 'jumped') && at < now

/** What the round of an event is spent on; null: on what it was. */
const spentOn = (event: DreamerEvent, before: Dreamer, after: Dreamer, later: boolean): Spent | null => {
  if (before.stage.phase === 'targeting' && event.type === 'tookEffect') return 'aiming'
  if (before.journey && !after.journey) return after.stage.phase === 'targeting' ? 'aiming' : 'descending'
  return later ? 'travelling' : null
}

export const roundsAfter = (rounds: Rounds, event: DreamerEvent, before: Dreamer, after: Dreamer): Rounds => {
  if (event.type === 'ascended') return wentUp(rounds, after.id, 'rising')
  if (event.type === 'willTested') return after.round > before.round ? wentUp(rounds, after.id, 'failing') : rounds
  const journey = counted(rounds, after.id)
  if (!journey) return rounds
  const later = after.round > before.round || catchesUp(rounds, journey, event)
  const at = journey.at + (later ? 1 : 0)
  const on = rounds.spent ? spentOn(event, before, after, later) : null
  if (!on) return later ? withJourney(rounds, { ...journey, at }) : rounds
  // ASC-4: come down, or aimed, behind the table: in the round that is, and not up again in it.
  const reached = on === 'descending' || on === 'aiming' ? Math.max(at, rounds.now) : at
  return withJourney(rounds, { ...journey, at: reached, on })
}

export const withoutRoundsOf = (rounds: Rounds | null, id: DreamerId): Rounds | null =>
  rounds && { ...rounds, journeys: rounds.journeys.filter(({ dreamer }) => dreamer !== id) }

/** ASC-4: a round that was spent is shown until it is over, also of whoever is down again. */
const isShown = (dreamer: Dreamer, { at, on }: Counted, now: number): boolean =>
  isUnderWay(dreamer) || at > now || (on !== undefined && at === now)

/** In the order of the table; shown again while nothing of it has changed. None: undefined. */
export const roundsView = ({ rounds, dreamers }: Table, last?: RoundsView): RoundsView | undefined => {
  if (!rounds) return undefined
  const journeys = (Object.values(dreamers) as Dreamer[]).flatMap((dreamer): readonly JourneyRounds[] => {
    const journey = counted(rounds, dreamer.id)
    if (!journey || !isShown(dreamer, journey, rounds.now)) return []
    const { at, since, on } = journey
    return [{ dreamer: dreamer.id, at, used: at - since + 1, ...(on ? { on } : {}) }]
  })
  const view = { now: rounds.now, journeys }
  return last && same(last, view) ? last : view
}
