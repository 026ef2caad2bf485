import type { Entry } from '../../../../kit/log.ts'
import { type Event, type Table, type TableSetup, tmr } from '../../rules/index.ts'
import { hoursBetween } from '../../rules/public.ts'
import { type Situation, tableAt } from '../situation/situation.ts'
import type { Stake } from './stakes.ts'

export type Verdict = 'open' | 'won' | 'lost'

export interface Standing {
  readonly verdict: Verdict
  /** Rounds or hours that are left, the present one included. */
  readonly left: number
}

/** TGT-4: on whom or what it was meant for; an erratic effect is no spell cast. */
const fulfils = (event: Event, { spell }: Stake): boolean =>
  event.type === 'tookEffect' && event.spell === spell && (event.outcome === 'target' || event.outcome === 'self')

/** FAT-2: a round in the dream is a round below; an hour is more of them than anyone has. */
const leftOf = ({ deadline }: Stake, setup: TableSetup, table: Table): number => {
  const hours = hoursBetween(setup.clock, table.clock)
  if ('hours' in deadline) return deadline.hours - hours
  const [dreamer] = Object.values(table.dreamers)
  const slept = hours > 0 || dreamer?.stage.phase === 'asleep'
  return slept ? 0 : deadline.rounds - Math.max(1, dreamer?.round ?? 0) + 1
}

/** CAST-2: to come down with the spell takes a round, to go up again one before it; only what is to be aimed is still in time, and what lies in reserve (RES-4). */
const isTooLate = ({ spell, deadline }: Stake, { dreamers }: Table, left: number): boolean => {
  const [dreamer] = Object.values(dreamers)
  if (!dreamer || 'hours' in deadline || dreamer.stage.phase === 'targeting') return false
  if (dreamer.reserves.some((reserve) => reserve.spell === spell)) return false
  return left <= (dreamer.stage.phase === 'awake' && dreamer.round > 0 ? 2 : 1)
}

/** How it stands, from the log alone: the first of the effect and the end of the time decides. */
export const judgeStake = (stake: Stake, setup: TableSetup, entries: readonly Entry<Event>[]): Standing => {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  let table = tmr.initial(setup)
  for (const entry of entries) {
    if (entry.kind !== 'done' || undone.has(entry.seq)) continue
    for (const event of entry.events) {
      table = tmr.evolve(table, event)
      const left = leftOf(stake, setup, table)
      if (fulfils(event, stake) && left > 0) return { verdict: 'won', left }
      if (left <= 0) return { verdict: 'lost', left: 0 }
    }
    if (isTooLate(stake, table, leftOf(stake, setup, table))) return { verdict: 'lost', left: 0 }
  }
  return { verdict: 'open', left: leftOf(stake, setup, table) }
}

/** ENC-7: the repression a night leaves to the next. */
export const repressionAfter = (situation: Situation): number => Object.values(tableAt(situation).dreamers)[0]?.repression ?? 0
