import { type Ask, type Dice, type DieFace, ScriptMismatch, scriptedDice } from '../../../../kit/dice.ts'
import type { Done, Entry } from '../../../../kit/log.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import type { Stored } from '../../../../kit/storage.ts'
import { type Command, type Event, type Table, type TableSetup, tmr, type View } from '../../rules/index.ts'
import type { DreamerView } from '../../rules/public.ts'

/** A table and what has happened on it: a real room opens it and plays on. */
export interface Situation {
  readonly setup: TableSetup
  readonly entries: readonly Entry<Event>[]
}

export type Script = readonly (readonly [label: string, face: DieFace])[]

export interface Told {
  readonly command: Command
  readonly dice: Script
}

export const dreamerIn = ({ setup }: Situation): string => setup.dreamers[0]?.id ?? ''

export const storedOf = ({ setup, entries }: Situation): Stored<Event> => ({ game: tmr.id, rules: tmr.rules, setup, entries })

const counted = (dice: Dice): Dice & { count(): number } => {
  let count = 0
  const roll = (ask: Ask): DieFace => {
    count++
    return dice.roll(ask)
  }
  return { roll, count: () => count }
}

const decided = (table: Table, command: Command, seat: string, dice: Dice): readonly Event[] | null => {
  try {
    const answer = tmr.decide(table, command, joueur(seat), dice)
    return isRefusal(answer) ? null : answer
  } catch (error) {
    if (error instanceof ScriptMismatch) return null
    throw error
  }
}

const written = (table: Table, command: Command, seat: string, script: Script, seq: number): Done<Event> | null => {
  const dice = counted(scriptedDice(script))
  const events = decided(table, command, seat, dice)
  if (!events) return null
  let [reached, reveals] = [table, false]
  for (const event of events) {
    const after = tmr.evolve(reached, event)
    reveals ||= tmr.reveals(event, reached, after)
    reached = after
  }
  const sent = { seq, id: `e${seq}`, by: joueur(seat), at: 0 }
  return { kind: 'done', ...sent, scope: tmr.scopeOf(command), events, rolled: dice.count() > 0, reveals }
}

/** What comes of words said at a table with these dice, as a room would have written it; null: they cannot be said so. */
export const situate = (setup: TableSetup, told: readonly Told[]): Situation | null => {
  const entries: Entry<Event>[] = []
  const seat = setup.dreamers[0]?.id ?? ''
  let table = tmr.initial(setup)
  for (const { command, dice } of told) {
    const entry = written(table, command, seat, dice, entries.length + 1)
    if (!entry) return null
    entries.push(entry)
    table = entry.events.reduce(tmr.evolve, table)
  }
  return { setup, entries }
}

/** The table after all entries that count. */
export const tableAt = ({ setup, entries }: Situation): Table => {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  let table = tmr.initial(setup)
  for (const entry of entries) if (entry.kind === 'done' && !undone.has(entry.seq)) table = entry.events.reduce(tmr.evolve, table)
  return table
}

export interface Seen {
  readonly view: View
  readonly board: DreamerView
}

/** With the player's eyes. */
export const seenBy = (table: Table, dreamer: string): Seen | null => {
  const view = tmr.view(table, joueur(dreamer))
  const [board] = view.boards
  return board ? { view, board } : null
}

export const seenIn = (situation: Situation): Seen | null => seenBy(tableAt(situation), dreamerIn(situation))
