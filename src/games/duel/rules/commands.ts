import * as v from 'valibot'
import { parserByType } from '../../../kit/parse.ts'
import { listOf, text, whole } from './parse.ts'

const said = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.object({ type: v.literal(type), ...fields })

/** What is no card is refused as one that is not there. */
const card = text(64)
const powers = v.optional(listOf(card, 66), [])
const aim = v.object({ seat: text(64), card })

/** POW: the arguments of whichever power the card has. */
const exercise = v.object({
  target: v.optional(v.union([card, aim])),
  targets: v.optional(listOf(v.union([card, aim]), 66), []),
  take: powers,
  drop: powers,
  give: powers,
  seat: v.optional(text(64)),
})
export type Exercise = v.InferOutput<typeof exercise>

export const NOTHING_AIMED: Exercise = { targets: [], take: [], drop: [], give: [] }

const payment = { pay: powers, conception: v.optional(whole(0, 99), 0) }

const commandSchema = v.variant('type', [
  said('bring', { deck: v.optional(text(64)), cards: v.optional(listOf(card, 66)) }),
  said('deal', {}),
  said('keep', {}),
  said('redraw', {}),
  said('wakeOwn', {}),
  said('refill', { discard: powers }),
  said('summon', { card, ...payment, power: v.optional(exercise) }),
  said('use', { card, ...payment, power: v.optional(exercise) }),
  said('designate', { seat: text(64) }),
  said('attack', { with: card, on: card, add: powers }),
  said('defend', { add: powers, item: v.optional(card), ...payment }),
  said('endTurn', {}),
  said('concede', {}),
])
export type Command = v.InferOutput<typeof commandSchema>
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>

export const parseCommand = parserByType(commandSchema)
