import type { Game } from '../../../kit/game.ts'
import { parseWith } from '../../../kit/parse.ts'
import { GARDIEN } from '../../../kit/roles.ts'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import { isCellId } from './map/map.ts'
import { seating } from './seating.ts'
import { initialTable, setupSchema, type TableSetup, upcastSetup } from './setup.ts'
import type { Table } from './state.ts'
import type { Told } from './tell.ts'
import { throwerOf, throwing } from './throwing.ts'
import { type View, viewOf } from './view.ts'

export type Tmr = Game<TableSetup, Table, Command, Event, View, Told>

/** What a table needs to be looked at, before anything is said there. */
export const shown = {
  id: 'tmr',
  rules: 8,
  initial: initialTable,
  view: viewOf,
  // MAP-1: every cell is on everybody's map, also a lost one's (HID-6).
  pointable: (_: View, place: string) => isCellId(place),
  seating,
  throwing,
  throwerOf,
  undoNeeds: () => [GARDIEN],
  parseSetup: (input: unknown) => parseWith(setupSchema, input),
  upcastSetup,
} satisfies Partial<Tmr>
