import { foldText } from '../../../../house/texts/fold.ts'
import { VOIES, type Voie } from '../../rules/public.ts'

type Fields = Readonly<Record<string, unknown>>

/** A thing that an actor has: a skill, a spell, a spell in reserve, a tail of a Dragon… */
export interface Item {
  readonly type: string
  readonly name: string
  readonly system: Fields
}

/** An actor of the system foundryvtt-reve-de-dragon, as far as it is looked at. */
export interface Actor {
  readonly name: string
  readonly type: string
  readonly system: Fields
  readonly items: readonly Item[]
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Older versions call it data. */
const systemOf = (value: Fields): Fields => [value.system, value.data].find(isFields) ?? {}

const itemOf = (value: unknown): Item[] =>
  isFields(value) ? [{ type: textOf(value.type), name: textOf(value.name), system: systemOf(value) }] : []

/** Before they were items of their own, spells in reserve stood in a list of the dream. */
const oldReserves = ({ reve }: Fields): readonly Item[] => {
  const reserve = isFields(reve) ? reve.reserve : null
  const list = isFields(reserve) && Array.isArray(reserve.list) ? reserve.list.filter(isFields) : []
  return list.flatMap(({ coord, sort }) => {
    if (!isFields(sort)) return []
    const { draconic, ptreve_reel: ptreve } = { ...sort, ...systemOf(sort) }
    return [{ type: 'sortreserve', name: textOf(sort.name), system: { coord, draconic, ptreve } }]
  })
}

/** Null: it is no actor of that system. */
export const actorOf = (json: unknown): Actor | null => {
  if (!isFields(json) || typeof json.name !== 'string' || typeof json.type !== 'string') return null
  const system = systemOf(json)
  const items = Array.isArray(json.items) ? json.items.flatMap(itemOf) : []
  return isFields(system.carac) ? { name: json.name, type: json.type, system, items: [...items, ...oldReserves(system)] } : null
}

/** What a sheet there may say beyond what one here takes. */
export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** What stands at the end of a path; values are at times written as texts. */
export const numberAt = (fields: Fields, ...path: readonly string[]): number | null => {
  const found = path.reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), fields)
  const text = typeof found === 'string' ? found.trim() : found
  const value = text === '' || text === undefined || text === null ? Number.NaN : Number(text)
  return Number.isFinite(value) ? Math.trunc(value) : null
}

export const textAt = (fields: Fields, ...path: readonly string[]): string =>
  textOf(path.reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), fields))

/** “Voie d'Oniros”, “oniros”. */
export const voieIn = (text: string): Voie | null => VOIES.find((voie) => foldText(text).includes(voie)) ?? null
