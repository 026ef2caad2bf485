import { EVERY_SCOPE, type Game } from '../../../kit/game.ts'
import { parseWith } from '../../../kit/parse.ts'
import { GARDIEN } from '../../../kit/roles.ts'
import { type Command, parseCommand } from './commands.ts'
import { decide } from './decide.ts'
import { type Event, parseEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { reveals } from './hidden/reveals.ts'
import { isCellId } from './map/map.ts'
import { seating } from './seating.ts'
import { initialTable, setupSchema, type TableSetup } from './setup.ts'
import type { Table } from './state.ts'
import { type Told, tell } from './tell.ts'
import { throwerOf, throwing } from './throwing.ts'
import { upcastEvent, upcastSetup } from './upcast.ts'
import { type View, viewOf } from './view.ts'

export type { Command, Event, Table, TableSetup, Told, View }

/** Entries of one dreamer do not touch another's; the clock and options of the table are a scope of their own, which no dreamer can be called. */
const TABLE_SCOPE = ':table'

/** TGT-4: what one dreamer aims at another touches both. */
const touchesTwo = (command: Command): boolean =>
  (command.type === 'target' && command.whom !== undefined) || (command.type === 'resist' && command.against !== undefined)

/** Hours pass for everyone (NIT-2). A dreamer's coming is the first of their own: without it, nothing that befell them can have happened. */
const scopeOf = (command: Command): string => {
  if (command.type === 'advance' || touchesTwo(command)) return EVERY_SCOPE
  if ('dreamer' in command) return command.dreamer
  return command.type === 'addDreamer' ? command.setup.id : TABLE_SCOPE
}

/** The door for a room: the game of the Terres Médianes. */
export const tmr: Game<TableSetup, Table, Command, Event, View, Told> = {
  id: 'tmr',
  rules: 7,
  initial: initialTable,
  decide,
  evolve,
  view: viewOf,
  tell,
  // MAP-1: every cell is on everybody's map, also a lost one's (HID-6).
  pointable: (_, place) => isCellId(place),
  seating,
  throwing,
  throwerOf,
  // MOV-4: a roll that has failed would be as if it had not been made.
  waitsForDice: ({ type }) => type === 'interrupt',
  undoNeeds: () => [GARDIEN],
  scopeOf,
  reveals,
  parseSetup: (input) => parseWith(setupSchema, input),
  parseCommand,
  parseEvent,
  upcastSetup,
  upcastEvent,
}
