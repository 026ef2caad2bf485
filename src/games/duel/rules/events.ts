import * as v from 'valibot'
import { parserByType } from '../../../kit/parse.ts'
import { artefact, dreamer, kind, listOf, power, seat, text, whole } from './parse.ts'
import { MOST_ENDURANCE } from './state.ts'

const happened = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.object({ type: v.literal(type), ...fields })

const powers = listOf(power, 66)
const endurance = whole(0, MOST_ENDURANCE)
const spent = { pay: powers, conception: whole(0, 9) }
const total = whole(0, 999)
/** Who slept there; what was written before this was told has none. */
const asleep = v.optional(dreamer)

/** TRN-9; untold in what was written before. */
const broken = v.optional(v.pipe(v.array(v.object({ seat, card: artefact })), v.readonly()))

/** In whose row each lay; untold in what was written before. */
const rows = v.optional(listOf(seat, 66))

/** `seat` is whose deed or whose card it is. */
const eventSchema = v.variant('type', [
  // Gathering
  happened('deckBrought', { seat, cards: listOf(artefact, 40) }),
  happened('dealt', { seat }),
  happened('kept', { seat }),
  happened('powersReturned', { seat }),
  happened('lotDrawn', { seat }),
  happened('orderSet', { order: listOf(seat, 4) }),
  // Draws
  happened('dreamerDrawn', { seat, dreamer }),
  happened('powerDrawn', { seat, power }),
  happened('cardDrawn', { seat, card: artefact }),
  happened('usedShuffled', {}),
  // Turns
  happened('turnBegan', { seat, round: whole(1, 9999), phase: v.picklist(['begin', 'prepare']) }),
  happened('discarded', { seat, powers }),
  happened('refilled', { seat }),
  happened('designated', { seat, opponent: seat }),
  happened('turnEnded', { seat, broken }),
  // Summoning and items
  happened('summoned', { seat, card: artefact, ...spent, endurance, kind: v.nullable(kind) }),
  happened('itemUsed', { seat, card: artefact, ...spent }),
  happened('paymentUsed', { seat }),
  // The nine powers
  happened('enduranceChanged', { seat, card: artefact, endurance, by: seat }),
  happened('stilled', { seat, card: artefact, by: seat }),
  happened('recalled', { seat, take: powers, drop: powers }),
  happened('dispelled', { by: seat, powers, of: rows }),
  happened('bartered', { seat, with: seat, give: powers, take: powers }),
  happened('exchanged', { seat, with: seat }),
  // Combat
  happened('attacked', { seat, with: artefact, opponent: seat, on: text(64), dreamer: asleep, add: powers, attack: total }),
  happened('defended', { seat, add: powers, item: v.nullable(artefact), ...spent, defence: total, won: v.boolean() }),
  happened('artefactDefeated', { seat, card: artefact }),
  // Dreamers
  happened('dreamerWoke', { seat, dreamer: asleep, why: v.picklist(['attack', 'own', 'idle']) }),
  happened('sleepPrepared', { seat }),
  // The end
  happened('wentOut', { seat, why: v.picklist(['awake', 'conceded']) }),
  happened('fightLapsed', {}),
  happened('won', { seat }),
])
export type Event = v.InferOutput<typeof eventSchema>
export type Happened<Type extends Event['type']> = Extract<Event, { type: Type }>

export const parseEvent = parserByType(eventSchema)
