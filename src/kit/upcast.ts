import type { Game } from './game.ts'
import type { Entry } from './log.ts'

type Upcasting = Pick<Game<never, never, never, never, never, never>, 'rules' | 'upcastEvent'>

/** The rules under which an entry was written, in a table that began under some. */
export const rulesOf = (entry: Entry<unknown>, begunUnder: number): number =>
  entry.kind === 'done' ? (entry.rules ?? begunUnder) : begunUnder

/** An entry of older rules as today's would have it. What is stored stays as it is. */
export const upcastEntry = <Event>(game: Upcasting, entry: Entry<Event>, begunUnder: number): Entry<Event> => {
  const rules = rulesOf(entry, begunUnder)
  if (entry.kind !== 'done' || rules >= game.rules) return entry
  return { ...entry, events: entry.events.map((event) => game.upcastEvent(event, rules) as Event) }
}
