import type { Seating } from '../../../kit/game.ts'
import { NEW_OPTIONS, type TableSetup } from './setup.ts'
import type { Table } from './state.ts'
import type { View } from './view.ts'

const sheetOf = (setup: unknown): unknown =>
  typeof setup === 'object' && setup !== null && 'sheet' in setup ? setup.sheet : null

/** The name on the sheet, whatever else the setup of a dreamer holds. */
const nameOf = (setup: unknown): string => {
  const sheet = sheetOf(setup)
  return typeof sheet === 'object' && sheet !== null && 'name' in sheet && typeof sheet.name === 'string' ? sheet.name : ''
}

/** A gardien, and a place for each dreamer, who may be brought by whoever joins. */
export const seating: Seating<TableSetup, Table> = {
  gardien: true,
  newTable: { clock: { day: 1, hour: 'vaisseau' }, options: NEW_OPTIONS, astral: [], spells: [], dreamers: [] },
  places: ({ dreamers }) => Object.values(dreamers).map(({ id, sheet }) => ({ id, name: sheet.name })),
  stands: (view, seat) => (view as View).boards.find(({ id }) => id === seat)?.position ?? null,
  bringing: { nameOf, command: (setup, id) => ({ type: 'addDreamer', setup: { ...setup, id } }) },
}
