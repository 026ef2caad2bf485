import type { Dice } from '../../../../kit/dice.ts'
import { refusal } from '../../../../kit/refusal.ts'
import { same } from '../../../../kit/same.ts'
import type { CommandOf } from '../commands.ts'
import { rollStrength } from '../encounters/meet.ts'
import { notSent } from '../encounters/sent.ts'
import type { Event } from '../events.ts'
import { MOST_NOTES, sameNoted, withNote } from '../notes.ts'
import { dreamerOf, type Table, type TmrRefusal } from '../state.ts'

/** Sent and not met, at one table. */
const MOST_SENT = 60

const send = (
  table: Table,
  { to, cell, kind, strength }: CommandOf<'sendEncounter'>,
  dice: Dice,
): readonly Event[] | TmrRefusal => {
  if (!dreamerOf(table, to)) return refusal('unknown-dreamer', null, { dreamer: to })
  if (notSent(table.sent, to, cell).length >= MOST_SENT) return refusal('too-many', null, { most: MOST_SENT })
  const force = strength === undefined ? rollStrength(kind, dice) : { strength, dice: [] }
  return [{ type: 'encounterSent', to, cell, kind, ...force }]
}

const recall = ({ sent }: Table, { to, cell }: CommandOf<'recallEncounter'>): readonly Event[] =>
  notSent(sent, to, cell).length < sent.length ? [{ type: 'encounterRecalled', to, cell }] : []

const write = (table: Table, { on, text }: CommandOf<'note'>): readonly Event[] | TmrRefusal => {
  if (on.kind === 'dreamer' && !dreamerOf(table, on.dreamer)) return refusal('unknown-dreamer', null, { dreamer: on.dreamer })
  const after = withNote(table.notes, { on, text })
  if (after.length > MOST_NOTES) return refusal('too-many', null, { most: MOST_NOTES })
  return same(after, table.notes) ? [] : [{ type: 'noted', on, text }]
}

const show = ({ notes }: Table, { on }: CommandOf<'showNote'>): readonly Event[] | TmrRefusal => {
  const note = notes.find((one) => sameNoted(one.on, on))
  return note ? [{ type: 'noteShown', on, text: note.text }] : refusal('unknown-note')
}

/** What nobody but the gardien learns of before it is met or shown, if ever. */
export const decideInSecret = (
  table: Table,
  command: CommandOf<'sendEncounter' | 'recallEncounter' | 'note' | 'showNote'>,
  dice: Dice,
): readonly Event[] | TmrRefusal => {
  switch (command.type) {
    case 'sendEncounter':
      return send(table, command, dice)
    case 'recallEncounter':
      return recall(table, command)
    case 'note':
      return write(table, command)
    case 'showNote':
      return show(table, command)
    default:
      return command satisfies never
  }
}
