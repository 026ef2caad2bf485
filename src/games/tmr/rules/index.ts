import type { Game } from '../../../kit/game.ts'
import { parseWith } from '../../../kit/parse.ts'
import { type Command, parseCommand } from './commands.ts'
import { decide } from './decide.ts'
import { type Event, parseEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { isPlaceDrawn } from './map/placeDrawn.ts'
import { initialTable, setupSchema, type TableSetup } from './setup.ts'
import type { Table } from './state.ts'
import { type Told, tell } from './tell.ts'
import { type View, viewOf } from './view.ts'

export type { Command, Event, Table, TableSetup, Told, View }
export { isPlaceDrawn }

/** Entries of one dreamer do not touch another's; the clock, options and company of the table are a scope of their own. */
const TABLE_SCOPE = 'table'

/** The door for a room: the game of the Terres Médianes. */
export const tmr: Game<TableSetup, Table, Command, Event, View, Told> = {
  id: 'tmr',
  rules: 1,
  initial: initialTable,
  decide,
  evolve,
  view: viewOf,
  tell,
  scopeOf: (command) => ('dreamer' in command ? command.dreamer : TABLE_SCOPE),
  reveals: (event) => event.type === 'revealed' || (event.type === 'fitted' && event.candidates.length === 1),
  parseSetup: (input) => parseWith(setupSchema, input),
  parseCommand,
  parseEvent,
}
