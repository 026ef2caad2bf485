import type { LessonSaid } from '../../../../kit/lessons/index.ts'
import type { Event } from '../../rules/index.ts'
import { isPower, signOf } from '../../rules/public.ts'

/** What a person did, as far as both a command and the events it led to can tell. */
export type Act = { readonly type: string } & Readonly<Record<string, unknown>>

type List = readonly string[]

const alike = (powers: List): List => powers.map(signOf).sort()

const listIn = (fields: Readonly<Record<string, unknown>>, name: string): List => (fields[name] as List | undefined) ?? []

type Aim = string | { readonly card: string }
const cardIn = (aim: Aim): string => (typeof aim === 'string' ? aim : aim.card)

/** What a power is aimed at: cards by their names, powers by what they are. */
const aimsSaid = (power: unknown): List => {
  if (typeof power !== 'object' || power === null) return []
  const fields = power as Readonly<Record<string, unknown>>
  const cards = [fields.target, ...((fields.targets as readonly Aim[] | undefined) ?? [])]
    .filter((aim): aim is Aim => aim !== undefined)
    .map(cardIn)
  return [...named(cards), ...alike(listIn(fields, 'take')), ...(typeof fields.seat === 'string' ? [fields.seat] : [])].sort()
}

const named = (ids: List): List => ids.flatMap((id) => (isPower(id) ? alike([id]) : id))

const paid = (fields: Readonly<Record<string, unknown>>): Pick<Act, string> => ({
  pay: alike(listIn(fields, 'pay')),
  conception: fields.conception ?? 0,
})

/** As a command says it. */
export const actSaid = (said: LessonSaid): Act => {
  const { type, card, item, discard, on, seat } = said
  switch (type) {
    case 'summon':
    case 'use':
      return { type, card, ...paid(said), aims: aimsSaid(said.power) }
    case 'attack':
      return { type, with: said.with, on, add: alike(listIn(said, 'add')) }
    case 'defend':
      return { type, item: item ?? null, ...paid(said), add: alike(listIn(said, 'add')) }
    case 'refill':
      return { type, discard: alike((discard as List | undefined) ?? []) }
    case 'designate':
      return { type, seat }
    default:
      return { type }
  }
}

const aimsDone = (events: readonly Event[]): List =>
  events
    .flatMap((event): List => {
      switch (event.type) {
        case 'enduranceChanged':
        case 'stilled':
          return [event.card]
        case 'dispelled':
          return alike(event.powers)
        case 'recalled':
          return alike(event.take)
        case 'bartered':
          return [...alike(event.take), event.with]
        case 'exchanged':
          return [event.with]
        default:
          return []
      }
    })
    .sort()

const actOf = (first: Event, events: readonly Event[]): Act | null => {
  switch (first.type) {
    case 'summoned':
      return { type: 'summon', card: first.card, ...paid(first), aims: aimsDone(events) }
    case 'itemUsed':
      return { type: 'use', card: first.card, ...paid(first), aims: aimsDone(events) }
    case 'attacked':
      return { type: 'attack', with: first.with, on: first.on, add: alike(first.add) }
    case 'defended':
      return { type: 'defend', item: first.item, ...paid(first), add: alike(first.add) }
    case 'discarded':
      return { type: 'refill', discard: alike(first.powers) }
    case 'refilled':
      return { type: 'refill', discard: [] }
    case 'designated':
      return { type: 'designate', seat: first.opponent }
    case 'turnEnded':
      return { type: 'endTurn' }
    case 'dreamerWoke':
      return { type: 'wakeOwn' }
    default:
      return { type: first.type }
  }
}

/** What that seat did to bring these events about; null: it was another. */
export const actDone =
  (learner: string) =>
  (events: readonly Event[]): Act | null => {
    const [first] = events
    return first && 'seat' in first && first.seat === learner ? actOf(first, events) : null
  }

export const isAct = (done: Act, meant: Act): boolean =>
  Object.entries(meant).every(([word, value]) => JSON.stringify(done[word]) === JSON.stringify(value))
