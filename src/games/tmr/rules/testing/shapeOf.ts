import { eventSchema } from '../events.ts'
import { setupSchema } from '../setup.ts'

/** What a reader of valibot's schemas needs to know of one. */
interface Schema {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata'
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly item?: Schema
  readonly items?: readonly Schema[]
  readonly wrapped?: Schema
  readonly pipe?: readonly Schema[]
  readonly default?: unknown
}

const isSchema = (input: unknown): input is Schema => typeof input === 'object' && input !== null && 'kind' in input

const entriesOf = (entries: Readonly<Record<string, Schema>>): unknown =>
  Object.fromEntries(
    Object.keys(entries)
      .sort()
      .map((name) => [name, shapeOf(entries[name] as Schema)]),
  )

/** What can be written under a schema: fields, choices and what may be absent; not the bounds of numbers and texts. */
export const shapeOf = (schema: unknown): unknown => {
  if (!isSchema(schema)) return schema
  const { type, entries, options, literal, item, items, wrapped } = schema
  if (entries) return entriesOf(entries)
  if (options) return { [type]: options.map(shapeOf) }
  if (item) return { [type]: shapeOf(item) }
  if (items) return { [type]: items.map(shapeOf) }
  if (wrapped) return { [type]: shapeOf(wrapped), ...(schema.default === undefined ? {} : { default: true }) }
  return type === 'literal' ? { literal } : type
}

/** Of everything that is stored of a table. */
export const writtenShape = (): unknown => ({ setup: shapeOf(setupSchema), events: shapeOf(eventSchema) })
