import { ARTEFACTS, type Artefact, type Fighter } from './artefacts.ts'
import { DREAMERS, type Dreamer } from './dreamers.ts'
import { POWERS, type Power } from './powers.ts'

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map(cards.map((card) => [card.id, card]))

const powers = byId(POWERS)
const dreamers = byId(DREAMERS)
const artefacts = byId(ARTEFACTS)

const known = <Card>(card: Card | undefined, id: string): Card => {
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}

export const findArtefact = (id: string): Artefact | undefined => artefacts.get(id)
export const powerOf = (id: string): Power => known(powers.get(id), id)
export const dreamerOf = (id: string): Dreamer => known(dreamers.get(id), id)
export const artefactOf = (id: string): Artefact => known(artefacts.get(id), id)
export const isFighter = (card: Artefact): card is Fighter => card.type !== 'item'

export const fighterOf = (id: string): Fighter => {
  const card = artefactOf(id)
  if (!isFighter(card)) throw new Error(`${id} does not fight`)
  return card
}

/** Powers of one kind and colour do the same. */
export const signOf = (power: string): string => `${powerOf(power).kind} ${powerOf(power).colour}`

export const isPower = (id: unknown): id is string => typeof id === 'string' && powers.has(id)
export const isDreamer = (id: unknown): id is string => typeof id === 'string' && dreamers.has(id)
export const isArtefact = (id: unknown): id is string => typeof id === 'string' && artefacts.has(id)

const places: ReadonlyMap<string, number> = new Map([...POWERS, ...DREAMERS, ...ARTEFACTS].map(({ id }, at) => [id, at]))
const placeOf = (id: string): number => places.get(id) ?? -1

/** CRD-8: lists without an order of their own stand as the cards are listed. */
export const sorted = (ids: readonly string[]): readonly string[] =>
  ids.length < 2 ? ids : [...ids].sort((one, other) => placeOf(one) - placeOf(other))

/** Without so many of them, once each. */
export const without = (ids: readonly string[], gone: readonly string[]): readonly string[] =>
  gone.length === 0 ? ids : ids.filter((id) => !gone.includes(id))

export const isOnceIn = (ids: readonly string[], within: readonly string[]): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => within.includes(id))
