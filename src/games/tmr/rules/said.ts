import { EVERY_SCOPE } from '../../../kit/game.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { type Command, parseCommand } from './commands.ts'
import { decide } from './decide.ts'
import { parseEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { reveals } from './hidden/reveals.ts'
import type { Tmr } from './shown.ts'
import { tell } from './tell.ts'

/** What is stored is not parsed when it is read: an older event gets here what it lacks. */
const upcastEvent = (input: unknown, rules: number): unknown => {
  if (rules >= 2) return input
  const event = parseEvent(input)
  return isRefusal(event) ? input : event
}

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

/** What is needed once something is said: what comes of it, and who is told. */
export const said = {
  decide,
  evolve,
  tell,
  // MOV-4: a roll that has failed would be as if it had not been made.
  waitsForDice: ({ type }) => type === 'interrupt',
  scopeOf,
  reveals,
  parseCommand,
  parseEvent,
  upcastEvent,
} satisfies Partial<Tmr>
