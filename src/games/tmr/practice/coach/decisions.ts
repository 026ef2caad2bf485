import type { Entry } from '../../../../kit/log.ts'
import { type Event, type Table, tmr } from '../../rules/index.ts'
import { actOf } from '../act/act.ts'
import { type Situation, seenBy } from '../situation/situation.ts'
import type { Decision } from './coach.ts'

const isOf = (entry: Entry<Event>, dreamer: string): boolean => entry.kind === 'done' && entry.scope === dreamer

/** Each decision of one dreamer's that still counts, with what their player saw before it. */
export const decisionsOf = ({ setup, entries }: Situation, dreamer: string): readonly Decision[] => {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  const decisions: Decision[] = []
  let table: Table = tmr.initial(setup)
  for (const entry of entries) {
    if (entry.kind !== 'done' || undone.has(entry.seq)) continue
    const [seen, act] = [seenBy(table, dreamer), isOf(entry, dreamer) ? actOf(entry.events) : null]
    if (seen && act) decisions.push({ seq: entry.seq, seen, act })
    table = entry.events.reduce(tmr.evolve, table)
  }
  return decisions
}
