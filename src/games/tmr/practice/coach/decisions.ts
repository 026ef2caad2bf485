import type { Done, Entry } from '../../../../kit/log.ts'
import { type Event, type Table, tmr } from '../../rules/index.ts'
import { type Act, actOf } from '../act/act.ts'
import { type Situation, seenBy } from '../situation/situation.ts'
import type { Decision } from './coach.ts'

const countingOf = (entries: readonly Entry<Event>[]): readonly Done<Event>[] => {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  return entries.filter((entry): entry is Done<Event> => entry.kind === 'done' && !undone.has(entry.seq))
}

/** Each decision of one dreamer's that still counts, with what their player saw before it; `from`: the first entry looked at. */
export const decisionsOf = ({ setup, entries }: Situation, dreamer: string, from = 1): readonly Decision[] => {
  const decisions: Decision[] = []
  let table: Table = tmr.initial(setup)
  for (const { seq, scope, events } of countingOf(entries)) {
    const act = seq >= from && scope === dreamer ? actOf(events) : null
    const seen = act && seenBy(table, dreamer)
    if (seen && act) decisions.push({ seq, seen, act })
    table = events.reduce(tmr.evolve, table)
  }
  return decisions
}

/** The entries with which journeys began that still count; of one dreamer, or of whoever is there. */
export const ascentsIn = (entries: readonly Entry<Event>[], dreamer?: string): readonly number[] =>
  countingOf(entries)
    .filter(({ scope, events }) => (dreamer === undefined || scope === dreamer) && events.some(({ type }) => type === 'ascended'))
    .map(({ seq }) => seq)

/** The entry with which the present journey began, or the last one; null: there was none. */
export const lastAscent = ({ entries }: Situation, dreamer: string): number | null => ascentsIn(entries, dreamer).at(-1) ?? null

/** What was answered first after an entry, as far as its events tell; null: nothing was. */
export const actAfter = (entries: readonly Entry<Event>[], dreamer: string, seq: number): Act | null => {
  const next = countingOf(entries).find((entry) => entry.seq > seq && entry.scope === dreamer)
  return next ? actOf(next.events) : null
}
