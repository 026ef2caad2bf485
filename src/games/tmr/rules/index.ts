import { said } from './said.ts'
import { shown, type Tmr } from './shown.ts'

export type { Command } from './commands.ts'
export type { Event } from './events.ts'
export type { TableSetup } from './setup.ts'
export type { Table } from './state.ts'
export type { Told } from './tell.ts'
export type { View } from './view.ts'

/** The game of the Terres Médianes. */
export const tmr: Tmr = { ...shown, ...said }
